import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes keyed hashes, so that what lies in the database is worth nothing without `AUTH_SECRET`. */
export interface Signer {
  /** HMAC-SHA-256 over a purpose and its parts, as base64url text. */
  mac: (purpose: string, ...parts: readonly string[]) => string;
}

export const createSigner = (secret: string): Signer => ({
  // Encoded as JSON so that no two lists of parts can be written the same way.
  mac: (purpose, ...parts) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url'),
});

/** Compares two keyed hashes without telling by its time where they differ. */
export const sameMac = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
