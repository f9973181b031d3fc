/** Splits a raw request target into its path and its query (with its question mark). */
export const splitTarget = (target: string): { pathname: string; search: string } => {
  // A client that takes us for a proxy sends an absolute URL (RFC 9112, 3.2.2).
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '') || '/';
  const end = path.search(/[?#]/);
  if (end < 0) return { pathname: path, search: '' };
  return { pathname: path.slice(0, end) || '/', search: path[end] === '?' ? path.slice(end) : '' };
};
