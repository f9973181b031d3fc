import { createInterface } from 'node:readline/promises';
import { runOperator } from '@kalavithi/api/operator';

/** Asks on the terminal; null when nobody sits there. */
const ask = async (question: string): Promise<string | null> => {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
};

/** Runs one of the operator's commands on the settings of this process. @returns its exit code */
export const operate = (args: readonly string[]): Promise<number> =>
  runOperator(args, {
    env: process.env,
    cwd: process.cwd(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    ask,
  });
