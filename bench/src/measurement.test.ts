import { describe, expect, it } from 'vitest';
import {
  breaches,
  describe as lineOf,
  formatted,
  isDecided,
  median,
  medians,
  repeatInTurns,
  tableOf,
} from './measurement.ts';

describe('median', () => {
  it('is the middle value in order of size, not of text', () => {
    expect(median([100, 9, 20])).toBe(20);
  });

  it('is the mean of the two in the middle', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('does not exist without values', () => {
    expect(() => median([])).toThrow('There are no values.');
  });
});

describe('medians', () => {
  it('keeps subjects and metrics apart, and their order', () => {
    const run = (home: number, events: number) => [
      { subject: '/', metric: 'LCP', value: home, limit: { atMost: 2 } },
      { subject: '/events', metric: 'LCP', value: events },
    ];
    expect(medians([...run(1, 7), ...run(3, 9), ...run(2, 8)])).toEqual([
      { subject: '/', metric: 'LCP', value: 2, limit: { atMost: 2 } },
      { subject: '/events', metric: 'LCP', value: 8 },
    ]);
  });
});

describe('runs until the median is decided', () => {
  const limit = { atMost: 50 };
  const run = (tbt: number, cls = 0) => [
    { subject: '/', metric: 'TBT', value: tbt, limit },
    { subject: '/', metric: 'CLS', value: cls, limit },
  ];
  /** How many of these values are taken for a median of five. */
  const taken = async (values: readonly number[], untilDecided = true) => {
    const left = [...values];
    const measure = () => Promise.resolve(run(left.shift() ?? 0));
    const found = await repeatInTurns(
      [{ subject: '/', measure }],
      { runs: 5, untilDecided },
      () => undefined,
    );
    return { runs: values.length - left.length, median: found[0]?.value };
  };

  it('needs more than half on one side for every metric', () => {
    expect(isDecided([...run(1), ...run(2)], 5)).toBe(false);
    expect(isDecided([...run(1), ...run(2), ...run(3)], 5)).toBe(true);
    expect(isDecided([...run(1), ...run(99), ...run(3)], 5)).toBe(false);
    expect(isDecided([...run(1), ...run(2, 99), ...run(3, 99), ...run(4)], 5)).toBe(false);
    expect(isDecided([...run(51), ...run(52), ...run(53)], 5)).toBe(true);
    expect(isDecided([...run(1), ...run(2)], 4)).toBe(false);
  });

  it('is never decided without a limit', () => {
    expect(isDecided([{ subject: 'empty page', metric: 'TBT', value: 0 }], 1)).toBe(false);
  });

  it('takes as many runs as it needs, and all of them when every value counts', async () => {
    expect(await taken([1, 2, 3, 99, 99])).toEqual({ runs: 3, median: 2 });
    expect(await taken([99, 1, 98, 2, 3])).toEqual({ runs: 5, median: 3 });
    expect(await taken([1, 2, 3, 4, 5], false)).toEqual({ runs: 5, median: 3 });
  });

  it('takes a run of everything before the next one, and no more of what is decided', async () => {
    const order: string[] = [];
    const measured = (subject: string, values: readonly number[]) => {
      const left = [...values];
      return {
        subject,
        measure: () => {
          order.push(subject);
          return Promise.resolve([{ subject, metric: 'TBT', value: left.shift() ?? 0, limit }]);
        },
      };
    };
    const found = await repeatInTurns(
      [measured('/', [1, 99, 3]), measured('/events', [99, 98])],
      { runs: 3, untilDecided: true },
      () => undefined,
    );
    expect(order).toEqual(['/', '/events', '/', '/events', '/']);
    expect(found.map(({ subject, value }) => [subject, value])).toEqual([
      ['/', 3],
      ['/events', 98.5],
    ]);
  });
});

describe('breaches', () => {
  const measured = (value: number, limit?: { atMost: number } | { atLeast: number }) => ({
    subject: '/',
    metric: 'score',
    value,
    ...(limit && { limit }),
  });

  it('has what is above or below its limit, not what meets it', () => {
    const past = [measured(2.1, { atMost: 2 }), measured(98, { atLeast: 99 })];
    const within = [measured(2, { atMost: 2 }), measured(99, { atLeast: 99 }), measured(1e9)];
    expect(breaches([...within, ...past])).toEqual(past);
  });

  it('has what could not be measured', () => {
    expect(breaches([measured(Number.NaN, { atMost: 2 })])).toHaveLength(1);
  });
});

describe('texts', () => {
  it('have three digits, three decimals at most, or whole numbers', () => {
    expect([0.95432, 0.004, 0.0000958, 12.345, 99.95, 1234.5, 0].map(formatted)).toEqual([
      '0.954',
      '0.004',
      '0',
      '12.3',
      '100',
      '1235',
      '0',
    ]);
  });

  it('name the limit', () => {
    const measurement = { subject: '/', metric: 'LCP s', value: 2.34567, limit: { atMost: 1.8 } };
    expect(lineOf(measurement)).toBe('/: LCP s 2.35, at most 1.8');
    expect(lineOf({ ...measurement, limit: { atLeast: 99 } })).toBe('/: LCP s 2.35, at least 99');
  });

  it('form a table that marks what is past its budget', () => {
    const table = tableOf([
      { subject: '/', metric: 'LCP s', value: 2.5, limit: { atMost: 1.8 } },
      { subject: '/', metric: 'kB', value: 410.1 },
      { subject: '/events', metric: 'LCP s', value: 1.5, limit: { atMost: 1.8 } },
    ]);
    expect(table).toBe(
      [
        '|         | LCP s |  kB |',
        '|---------|------:|----:|',
        '| /       | 2.5 ! | 410 |',
        '| /events |   1.5 |     |',
      ].join('\n'),
    );
  });
});
