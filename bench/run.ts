// The benchmarks, without building: `npm run bench` builds first and comes here.
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageBytes } from './budgets.ts';
import { startBare } from './src/bare.ts';
import { breaches, describe, tableOf, type Measurement } from './src/measurement.ts';
import type { Mode, Settings } from './src/mode.ts';
import { root, startProduct } from './src/product.ts';

/** Each mode when it is needed: not every one needs a browser or Lighthouse. */
const modes: Readonly<Record<string, () => Promise<Mode>>> = {
  serve: async () => (await import('./src/modes/serve.ts')).serve,
  memory: async () => (await import('./src/modes/memory.ts')).memory,
  bytes: async () => (await import('./src/modes/bytes.ts')).bytes,
  'first-view': async () => (await import('./src/modes/first-view.ts')).firstView,
  'slow-line': async () => (await import('./src/modes/slow-line.ts')).slowLine,
  navigation: async () => (await import('./src/modes/navigation.ts')).navigation,
};

const usage = `Usage: npm run bench -- [${Object.keys(modes).join('|')}] ... [options]
  --check          fail when a value is past its budget (bench/budgets.ts);
                   loads end when more than half of --runs are on one side
  --runs 5         page loads of which the median counts
  --routes /,/cart pages to load, instead of all
  --rounds 3       rounds of load in serve
  --seconds 5      length of a round
  --minutes 10     length of the load in memory`;

/** This machine and this moment; values of different conditions can't be compared. */
const conditions = () => ({
  date: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  node: process.version,
  processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  /** Waiting processes over the last minute: above the number of processors, the machine was busy. */
  load: loadavg()[0],
});

const measure = async (name: string, mode: Mode, settings: Settings): Promise<Measurement[]> => {
  const started = conditions();
  const [product, bare] = await Promise.all([startProduct(), startBare()]);
  let measurements: Measurement[];
  try {
    measurements = await mode({
      product,
      bare,
      settings,
      note: (text) => process.stderr.write(`${name}: ${text}\n`),
    });
  } finally {
    bare.close();
    await product.close();
  }
  const folder = join(root, 'bench', 'results');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  await writeFile(file, `${JSON.stringify({ mode: name, ...started, settings, measurements }, null, 2)}\n`);
  process.stdout.write(
    `\n${name}, ${started.date}, ${started.processors}\n${tablesOf(measurements)}\n${file}\n`,
  );
  return measurements;
};

/** A table for each set of metrics: subjects that have the same ones stand together. */
const tablesOf = (measurements: readonly Measurement[]): string => {
  const metricsOf = ({ subject }: Measurement): string =>
    JSON.stringify(measurements.filter((one) => one.subject === subject).map(({ metric }) => metric));
  return Array.from(Map.groupBy(measurements, metricsOf).values(), tableOf).join('\n\n');
};

/** A positive number of the command line. */
const numberOf = (name: string, text: string): number => {
  const number = Number(text);
  if (number > 0) return number;
  throw new Error(`--${name} must be a number above 0.`);
};

const parse = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      routes: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '10' },
    },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(modes);
  const unknown = names.find((name) => !(name in modes));
  if (unknown !== undefined) throw new Error(`There is no mode "${unknown}".`);
  const settings: Settings = {
    runs: numberOf('runs', values.runs),
    rounds: numberOf('rounds', values.rounds),
    seconds: numberOf('seconds', values.seconds),
    minutes: numberOf('minutes', values.minutes),
    untilDecided: values.check,
    paths: values.routes?.split(',') ?? Object.keys(pageBytes),
  };
  return { names, settings, isChecked: values.check };
};

const parsed = ((): ReturnType<typeof parse> => {
  try {
    return parse();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}\n`);
    process.exit(2);
  }
})();

const past: string[] = [];
for (const name of parsed.names) {
  const mode = await modes[name]?.();
  if (!mode) continue;
  const measurements = await measure(name, mode, parsed.settings);
  past.push(...breaches(measurements).map((one) => `${name}: ${describe(one)}`));
}
if (past.length > 0) process.stdout.write(`\nPast the budget:\n${past.join('\n')}\n`);
process.exit(parsed.isChecked && past.length > 0 ? 1 : 0);
