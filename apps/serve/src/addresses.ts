/** Addresses that the API answers when it shares an origin with the site. All others are the site's. */
const apiPrefixes = ['/api/', '/uploads/'];
const apiPaths = new Set(['/api', '/healthz', '/readyz', '/gallery']);

/** `/upload` is a page to those who read it and a call to those who post to it. */
export const isForApi = (method: string, pathname: string): boolean =>
  apiPaths.has(pathname) ||
  apiPrefixes.some((prefix) => pathname.startsWith(prefix)) ||
  (pathname === '/upload' && method !== 'GET' && method !== 'HEAD');
