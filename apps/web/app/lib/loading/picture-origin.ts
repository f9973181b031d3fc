import type { Client } from '@kalavithi/contract/client';

/**
 * A client whose answers name pictures and films that the API serves itself (`/api/…`) by their whole address, when the API
 * has another origin than the site. Those below `/media/` are the site's own.
 */
export const withApiOrigin = (client: Client, apiUrl: string | null): Client => {
  if (apiUrl === null) return client;
  const withOrigin = (key: string, value: unknown): unknown =>
    key === 'path' && typeof value === 'string' && value.startsWith('/api/') ? `${apiUrl}${value}` : value;
  return async (name, ...options) => {
    const { answer, headers } = await client(name, ...options);
    return { answer: JSON.parse(JSON.stringify(answer), withOrigin) as typeof answer, headers };
  };
};
