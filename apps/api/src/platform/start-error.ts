/** An expected reason why a server or command can't start, such as a wrong setting; one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The short reason of an error, such as `ECONNREFUSED`, for the operator. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.message && code && !error.message.includes(code)) return `${code}: ${error.message}`;
  return error.message || code || error.name;
};
