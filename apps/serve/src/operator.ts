import { createInterface } from 'node:readline/promises';
import { runOperator } from '@kalavithi/api/operator';

/** Asks on the terminal; null when there is none. */
const ask = async (question: string): Promise<string | null> => {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
};

/**
 * Runs an operator's command with this process's settings.
 * @returns its exit code
 */
export const operate = (args: readonly string[]): Promise<number> =>
  runOperator(args, {
    env: process.env,
    cwd: process.cwd(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    ask,
  });
