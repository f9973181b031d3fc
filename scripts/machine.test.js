import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from './machine.js';

const installation = {
  what: 'postgresql',
  why: 'the API is tested on it',
  command: 'apt-get install postgresql',
};

/** A terminal at which nobody has typed yet. */
const terminal = () => Object.assign(new PassThrough(), { isTTY: true });

describe('announcing an installation', () => {
  /** @type {string[]} */
  let printed;

  beforeEach(() => {
    printed = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  it('says what is installed, why and how, and goes on at once without a terminal', async () => {
    await announce(installation, { input: new PassThrough() });
    expect(printed).toEqual([
      'postgresql is missing: the API is tested on it. Installing it with `apt-get install postgresql`.',
    ]);
  });

  it('waits for Enter at a terminal', async () => {
    const input = terminal();
    const announced = announce(installation, { input, waitMs: 60_000 });
    const first = await Promise.race([announced.then(() => 'announced'), wait(50, 'waiting')]);
    expect(first).toBe('waiting');
    input.write('\n');
    await announced;
    expect(printed).toHaveLength(2);
  });

  it('goes on without an answer when the time is over', async () => {
    await announce(installation, { input: terminal(), waitMs: 1 });
    expect(printed[1]).toMatch('Ctrl+C stops');
  });
});
