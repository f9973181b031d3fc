import type { Client } from '@kalavithi/contract/client';

/**
 * A client that makes the paths of pictures and films which the API itself serves (`/api/…`)
 * absolute when the API has another origin. Those below `/media/` are the site's own.
 */
export const withApiOrigin = (client: Client, apiUrl: string | null): Client => {
  if (apiUrl === null) return client;
  const absolute = (path: unknown) =>
    typeof path === 'string' && path.startsWith('/api/') ? `${apiUrl}${path}` : path;
  const addOrigin = (key: string, value: unknown): unknown => {
    if (key !== 'path') return value;
    // The search index has all paths in one list.
    return Array.isArray(value) ? value.map(absolute) : absolute(value);
  };
  return async (name, ...options) => {
    const { answer, headers } = await client(name, ...options);
    return { answer: JSON.parse(JSON.stringify(answer), addOrigin) as typeof answer, headers };
  };
};
