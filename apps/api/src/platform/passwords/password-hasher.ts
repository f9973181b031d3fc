import { hash, verify } from '@node-rs/argon2';
import { createQueue, hashesAtOnce, maxQueuedHashes } from './hash-queue.ts';

/**
 * Keeps passwords as Argon2id hashes in PHC format. Hashes are computed a few at a time; both calls
 * reject with `HashQueueFull` when too many wait already.
 */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /**
   * Whether the password is the one that was hashed. Without a hash it takes the same time and
   * answers false.
   */
  verify: (password: string, stored: string | null) => Promise<boolean>;
  /** Whether another hash would be refused just now. */
  isBusy: () => boolean;
}

/** Memory in KiB, rounds, lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's recommendation for Argon2id; about 8 ms of one core. */
export const productionCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The same text typed on two keyboards, in Devanagari for one, may differ in its code points; NFKC
 * makes it one.
 */
const normalised = (password: string) => password.normalize('NFKC');

export const createPasswordHasher = async (cost: HashCost): Promise<PasswordHasher> => {
  const { run: inTurn, isFull } = createQueue(hashesAtOnce(), maxQueuedHashes);
  // Verified for accounts that don't exist, so that the time of an answer does not tell.
  const decoy = await hash('a password that nobody has', cost);
  return {
    hash: (password) => inTurn(() => hash(normalised(password), cost)),
    verify: async (password, stored) => {
      const matches = await inTurn(() => verify(stored ?? decoy, normalised(password)));
      return stored !== null && matches;
    },
    isBusy: isFull,
  };
};
