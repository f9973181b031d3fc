import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './node-guard.js';

const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; those of level 3 stand behind them. */
const counts = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2
  2.1:3 2.2:3 2.3:4 2.4:1
  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1
  9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
  17.1:1 17.2:4 17.3:2`;
const requirements = counts
  .trim()
  .split(/\s+/)
  .map((entry) => entry.split(':'))
  .flatMap(([section, count]) =>
    Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
  );

const states = ['met', 'part', 'not met', 'operator', 'n/a'];

/** The rows of the tables of requirements. */
const rows = text
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, numbers = '']) => /^\d+\.\d+\.\d+/.test(numbers))
  .map(([, numbers = '', about, state = '', how]) => ({ numbers: numbers.split(', '), about, state, how }));

/** Each test file that is named, and the title that follows it, if one does. */
const named = Array.from(
  text.matchAll(/`([\w./-]+\.(?:test|spec)\.[jt]sx?)`(?: “([^”]+)”)?/g),
  ([, file = '', title]) => ({ file, title }),
);

describe('docs/security.md', () => {
  it('has each of the 253 requirements of levels 1 and 2 once', () => {
    expect(requirements).toHaveLength(253);
    expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(requirements.toSorted());
  });

  it('gives every requirement a state, and says how or why where one would ask', () => {
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
    expect(rows.filter(({ state, how }) => ['met', 'part', 'not met'].includes(state) && !how)).toEqual([]);
  });

  it('names tests that are there', () => {
    expect(named.length).toBeGreaterThan(80);
    expect(named.map(({ file }) => file).filter((file) => !existsSync(join(root, file)))).toEqual([]);
    /** @type {(named: { file: string, title: string | undefined }) => boolean} */
    const lacks = ({ file, title }) =>
      title !== undefined && !readFileSync(join(root, file), 'utf8').includes(title);
    expect(named.filter(lacks)).toEqual([]);
  });
});
