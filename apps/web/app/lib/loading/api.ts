import { createClient, type Client } from '@kalavithi/contract/client';
import { setReachable } from './connection';
import { withApiOrigin } from './picture-origin';

let base: string | null = null;
let client: Client | null = null;

/** Sets the API's base address; null is the page's own origin. Called before the first call. */
export const setApiBase = (apiUrl: string | null): void => {
  if (apiUrl === base && client) return;
  base = apiUrl;
  client = null;
};

/** The API client of the browser. On the server, loaders get theirs from the site context. */
export const api: Client = (name, ...options) => {
  client ??= withApiOrigin(
    createClient((request) => fetch(request), apiBase()),
    base,
  );
  const calling = client(name, ...options);
  calling.then(
    () => setReachable(true),
    () => {},
  );
  return calling;
};

/** The API's origin, for relative addresses. Only in the browser. */
export const apiBase = (): string => base ?? window.location.origin;
