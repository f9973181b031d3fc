import { expect, test } from 'vitest';
import { createQueue, HashQueueFull, hashesAtOnce, maxQueuedHashes } from './hash-queue.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { quickHash } from '../../testing/quick-hash.ts';

/** A task that a test ends when it likes. */
const openTask = () => {
  let started = false;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const task = () => {
    started = true;
    return promise;
  };
  return { task, end: resolve, fail: reject, hasStarted: () => started };
};

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  // threads, processors, hashes
  [4, 2, 2],
  [4, 8, 3],
  [2, 2, 1],
  [1, 2, 1],
  [16, 8, 8],
])(
  'of %i threads on %i processors %i hash, and one stays free where there is more than one',
  (threads, processors, expected) => {
    expect(hashesAtOnce(threads, processors)).toBe(expected);
  },
);

test('runs a few at a time, in the order in which they came', async () => {
  const { run } = createQueue(2, 10);
  const tasks = Array.from({ length: 4 }, openTask);
  const results = tasks.map(({ task }) => run(task));
  await nextTurn();
  expect(tasks.map(({ hasStarted }) => hasStarted())).toEqual([true, true, false, false]);
  tasks[1]?.end('second');
  await nextTurn();
  expect(tasks.map(({ hasStarted }) => hasStarted())).toEqual([true, true, true, false]);
  for (const { end } of tasks) end('done');
  expect(await Promise.all(results)).toEqual(['done', 'second', 'done', 'done']);
});

test('refuses tasks beyond the limit until there is room', async () => {
  const { run, isFull } = createQueue(1, 2);
  const tasks = Array.from({ length: 3 }, openTask);
  expect(isFull()).toBe(false);
  const results = tasks.map(({ task }) => run(task));
  expect(isFull()).toBe(true);
  await expect(run(async () => 'one too many')).rejects.toBeInstanceOf(HashQueueFull);
  for (const { end } of tasks) end('done');
  await Promise.all(results);
  expect(await run(async () => 'room again')).toBe('room again');
});

test('frees the slot of a failed task', async () => {
  const { run } = createQueue(1, 1);
  const failing = openTask();
  const failed = run(failing.task);
  const next = run(async () => 'next');
  failing.fail(new Error('broken hash'));
  await expect(failed).rejects.toThrow('broken hash');
  expect(await next).toBe('next');
});

test('accepts a class that logs in at once and refuses a flood', async () => {
  const hasher = await createPasswordHasher(quickHash);
  const storm = await Promise.allSettled(
    Array.from({ length: maxQueuedHashes * 3 }, () => hasher.verify('seven marigolds', null)),
  );
  const served = storm.filter(({ status }) => status === 'fulfilled').length;
  expect(served).toBe(maxQueuedHashes + hashesAtOnce());
  const reasons = storm.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(reasons.every((reason) => reason instanceof HashQueueFull)).toBe(true);
});
