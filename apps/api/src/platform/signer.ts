import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Keyed hashes: what the database stores is useless without `AUTH_SECRET`. */
export interface Signer {
  /** HMAC-SHA-256 over a purpose and its parts, as base64url text. */
  mac: (purpose: string, ...parts: readonly string[]) => string;
}

export const createSigner = (secret: string): Signer => {
  const key = createSecretKey(secret, 'utf8');
  return {
    // As JSON, so that different lists of parts never look the same.
    mac: (purpose, ...parts) =>
      createHmac('sha256', key)
        .update(JSON.stringify([purpose, ...parts]))
        .digest('base64url'),
  };
};

/** Compares two keyed hashes in constant time. */
export const sameMac = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
