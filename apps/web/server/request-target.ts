/** The path and the query (with its question mark) of a request's target, exactly as they came over the wire. */
export const splitTarget = (target: string): { pathname: string; search: string } => {
  // Clients that take us for a proxy send the whole address (RFC 9112, 3.2.2).
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '') || '/';
  const end = path.search(/[?#]/);
  if (end < 0) return { pathname: path, search: '' };
  return { pathname: path.slice(0, end) || '/', search: path[end] === '?' ? path.slice(end) : '' };
};
