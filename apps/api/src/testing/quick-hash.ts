import type { HashCost } from '../platform/passwords/password-hasher.ts';

/** The minimum that Argon2 allows, for speed. */
export const quickHash: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
