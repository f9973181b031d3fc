import { hash, verify } from '@node-rs/argon2';
import { createQueue, hashesAtOnce, maxQueuedHashes } from './hash-queue.ts';

/** Argon2id hashes in PHC format. Both calls may reject with `HashQueueFull`. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** Whether the password matches the hash. Without a hash: false, after the same time. */
  verify: (password: string, stored: string | null) => Promise<boolean>;
  /** Whether another hash would be rejected now. */
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

/** NFKC unifies the code points that different keyboards produce for one text. */
const normalised = (password: string) => password.normalize('NFKC');

export const createPasswordHasher = async (cost: HashCost): Promise<PasswordHasher> => {
  const { run: inTurn, isFull } = createQueue(hashesAtOnce(), maxQueuedHashes);
  // Verified for unknown accounts, so that response times do not reveal them.
  const decoy = await hash('the password of no account', cost);
  return {
    hash: (password) => inTurn(() => hash(normalised(password), cost)),
    verify: async (password, stored) => {
      const matches = await inTurn(() => verify(stored ?? decoy, normalised(password)));
      return stored !== null && matches;
    },
    isBusy: isFull,
  };
};
