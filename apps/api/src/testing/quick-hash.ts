import type { HashCost } from '../platform/passwords/password-hasher.ts';

/** The least that Argon2 allows: what is tested is not its strength. */
export const quickHash: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
