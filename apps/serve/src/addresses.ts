/** Paths that belong to the API when it shares an origin with the site. */
const apiPrefixes = ['/api/', '/uploads/'];
const apiPaths = new Set(['/api', '/healthz', '/readyz', '/gallery']);

/** Whether a request is for the API. `/upload` is a page for GET and HEAD, and a call otherwise. */
export const isForApi = (method: string, pathname: string): boolean =>
  apiPaths.has(pathname) ||
  apiPrefixes.some((prefix) => pathname.startsWith(prefix)) ||
  (pathname === '/upload' && method !== 'GET' && method !== 'HEAD');
