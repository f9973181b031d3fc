/** The result of the work, or `late` after `timeoutMs`; the work itself goes on. */
export const withTimeout = async <Value, Late>(
  work: Promise<Value>,
  timeoutMs: number,
  late: Late,
): Promise<Value | Late> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
