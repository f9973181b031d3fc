import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The only source of randomness in the API; cryptographic in production. */
export interface Random {
  /** A new identifier for a row or a request. */
  id: () => string;
  /** `bytes` random bytes as base64url text. */
  token: (bytes: number) => string;
  /** `count` decimal digits, leading zeros included, each code equally likely. */
  digits: (count: number) => string;
}

export const systemRandom: Random = {
  id: randomUUID,
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
};
