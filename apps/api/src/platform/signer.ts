import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Of sessions and clients whose keyed hashes are kept. */
const maxKept = 1000;
/** Tokens and addresses are shorter; what is longer is none, and would fill the memory. */
const maxKeptLength = 64;

/** Keyed hashes: what the database stores is useless without `AUTH_SECRET`. */
export interface Signer {
  /** HMAC-SHA-256 over a purpose and its parts, as base64url text. */
  mac: (purpose: string, ...parts: readonly string[]) => string;
  /** As `mac`, for what comes with every request of a session or client: the last results are kept. */
  keptMac: (purpose: string, part: string) => string;
}

export const createSigner = (secret: string): Signer => {
  const key = createSecretKey(secret, 'utf8');
  // As JSON, so that different lists of parts never look the same.
  const mac: Signer['mac'] = (purpose, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
  const kept = new LRUCache<string, string>({ max: maxKept });
  return {
    mac,
    keptMac: (purpose, part) => {
      if (part.length > maxKeptLength) return mac(purpose, part);
      const name = `${purpose} ${part}`;
      let found = kept.get(name);
      if (found === undefined) kept.set(name, (found = mac(purpose, part)));
      return found;
    },
  };
};

/** Compares two keyed hashes in constant time. */
export const sameMac = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
