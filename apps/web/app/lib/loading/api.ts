import { createClient, type Client } from '@kalavithi/contract/client';
import { withApiOrigin } from './picture-origin';

let base: string | null = null;
let client: Client | null = null;

/** Sets where the API answers; null is the page's own origin. Called once, before the first call. */
export const setApiBase = (apiUrl: string | null): void => {
  if (apiUrl === base && client) return;
  base = apiUrl;
  client = null;
};

/** The API's client in the browser. The server's loaders take theirs from the site context. */
export const api: Client = (name, ...options) => {
  client ??= withApiOrigin(
    createClient((request) => fetch(request), apiBase()),
    base,
  );
  return client(name, ...options);
};

/** The API's origin, for what is addressed relative to it. Only in the browser. */
export const apiBase = (): string => base ?? window.location.origin;
