import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from './random.ts';

/** Encrypts text that the database holds, such as queued mail. */
export interface Sealer {
  /** AES-256-GCM, as base64url text that opens with the same `purpose` and `name` only. */
  seal: (purpose: string, name: string, text: string) => string;
  /** The text; null when it was changed or sealed under another secret or name. */
  open: (purpose: string, name: string, sealed: string) => string | null;
}

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
/** GCM's standard nonce; random ones are safe for about 2^32 texts per key. */
const nonceBytes = 12;
const tagBytes = 16;

export const createSealer = (secret: string, random: Random): Sealer => {
  // A derived key, as AUTH_SECRET itself is the key of the keyed hashes.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kalavithi sealed texts', keyBytes));
  const bound = (purpose: string, name: string) => Buffer.from(JSON.stringify([purpose, name]));
  return {
    seal: (purpose, name, text) => {
      const nonce = Buffer.from(random.token(nonceBytes), 'base64url');
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(bound(purpose, name));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (purpose, name, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(bound(purpose, name));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const body = decipher.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
};
