import type { Limit } from '../budgets.ts';

/** One value: what was measured on which subject, and its budget if it has one. */
export interface Measurement {
  /** A row of the table: a page, a call, a control. */
  subject: string;
  /** A column of the table, with its unit. */
  metric: string;
  value: number;
  limit?: Limit;
}

/** The middle value, or the mean of the two in the middle. Throws when there is none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There are no values.');
  return (lower + upper) / 2;
};

/** The values of each metric of each subject, in the order of their first appearance. */
const byMetric = (measurements: readonly Measurement[]): Measurement[][] => [
  ...Map.groupBy(measurements, ({ subject, metric }) => JSON.stringify([subject, metric])).values(),
];

/** The median of each metric of each subject over several runs, in the order of their first appearance. */
export const medians = (measurements: readonly Measurement[]): Measurement[] =>
  byMetric(measurements).map((group) => ({
    ...(group[0] as Measurement),
    value: median(group.map(({ value }) => value)),
  }));

/** Whether a value is past its limit. What is not a number is. */
const isPast = (value: number, limit: Limit): boolean =>
  'atMost' in limit ? !(value <= limit.atMost) : !(value >= limit.atLeast);

/**
 * Whether the runs still missing can't move any median across its limit: more than half of all runs are on one side of it. Never without
 * a limit.
 */
export const isDecided = (measurements: readonly Measurement[], runs: number): boolean => {
  const limited = byMetric(measurements.filter(({ limit }) => limit !== undefined));
  return (
    limited.length > 0 &&
    limited.every((group) => {
      const past = breaches(group).length;
      return Math.max(past, group.length - past) > runs / 2;
    })
  );
};

/** What is measured several times: a page or a control. */
export interface Measurable {
  subject: string;
  /** Measures it once. */
  measure: () => Promise<Measurement[]>;
}

/**
 * The medians of several runs; with `untilDecided` of as many as it takes to know on which side of its limit each one is. Everything has
 * its first run before anything has its second: half a minute of other work on the machine falls on one run of some subjects, not on all runs
 * of one.
 */
export const repeatInTurns = async (
  everything: readonly Measurable[],
  { runs, untilDecided }: { runs: number; untilDecided: boolean },
  note: (text: string) => void,
): Promise<Measurement[]> => {
  const all = everything.map((one) => ({ ...one, found: [] as Measurement[] }));
  for (let round = 1; round <= runs; round += 1) {
    for (const { subject, measure, found } of all) {
      if (untilDecided && isDecided(found, runs)) continue;
      note(`${subject} (${round})`);
      found.push(...(await measure()));
    }
  }
  return all.flatMap(({ found }) => medians(found));
};

/** The measurements past their budgets. */
export const breaches = (measurements: readonly Measurement[]): Measurement[] =>
  measurements.filter(({ value, limit }) => limit !== undefined && isPast(value, limit));

/** Three digits, but no more than three decimals and no decimals from 100 on. */
export const formatted = (value: number): string =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(Number(value.toPrecision(3)).toFixed(3)));

/** One line: the subject, the metric, its value and its limit. */
export const describe = ({ subject, metric, value, limit }: Measurement): string => {
  const text = `${subject}: ${metric} ${formatted(value)}`;
  if (!limit) return text;
  return 'atMost' in limit ? `${text}, at most ${limit.atMost}` : `${text}, at least ${limit.atLeast}`;
};

/** A Markdown table with a row for each subject and a column for each metric; `!` marks what is past its budget. */
export const tableOf = (measurements: readonly Measurement[]): string => {
  const metrics = [...new Set(measurements.map(({ metric }) => metric))];
  const past = new Set(breaches(measurements));
  const cellOf = (subject: string, metric: string): string => {
    const found = measurements.find((one) => one.subject === subject && one.metric === metric);
    if (!found) return '';
    return `${formatted(found.value)}${past.has(found) ? ' !' : ''}`;
  };
  const rows = [...new Set(measurements.map(({ subject }) => subject))].map((subject) => [
    subject,
    ...metrics.map((metric) => cellOf(subject, metric)),
  ]);
  const all = [['', ...metrics], ...rows];
  const widths = ['', ...metrics].map((_, column) =>
    Math.max(3, ...all.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => `${'-'.repeat(width + 1)}${column === 0 ? '-' : ':'}`).join('|')}|`;
  return [line(all[0] ?? []), rule, ...rows.map(line)].join('\n');
};
