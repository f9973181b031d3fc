/** Calls that may wait at once; further ones are refused. */
const maxWaiting = 100;

/**
 * Limits how many calls of `work` run at once; others wait for their turn. For work that anyone can
 * ask for in any number.
 * @throws Error when too many are waiting
 */
export const atMost = <Argument, Result>(
  limit: number,
  work: (argument: Argument) => Promise<Result>,
): ((argument: Argument) => Promise<Result>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (argument) => {
    if (running >= limit) {
      if (waiting.length >= maxWaiting) throw new Error('Too many pages are asked for at once.');
      // The one that has ended passes its turn on.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work(argument);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
