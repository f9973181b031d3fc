import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('runs so many at once, the others in their turn', async () => {
  let running = 0;
  let most = 0;
  const double = atMost(2, async (number: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return 2 * number;
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
});

it('goes on after a failure', async () => {
  const work = atMost(1, (fails: boolean) =>
    fails ? Promise.reject(new Error('broken')) : Promise.resolve('done'),
  );
  const [first, second] = await Promise.allSettled([work(true), work(false)]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
});

it('refuses more than may wait', async () => {
  const ends: (() => void)[] = [];
  const work = atMost(1, () => new Promise<void>((resolve) => ends.push(resolve)));
  const calls = Array.from({ length: 101 }, () => work(null));
  await expect(work(null)).rejects.toThrow('Too many');
  for (let ended = 0; ended < calls.length; ended += 1) {
    ends[ended]?.();
    await calls[ended];
    await Promise.resolve();
  }
});
