import type { CartChange } from './cart-changes';
import type { CartSyncOptions } from './cart-sync';

/** A stored change. `turn` orders changes that a tab makes in the same millisecond. */
interface Kept {
  at: number;
  turn: number;
  change: CartChange;
}

const parse = (text: string | null): Kept[] => {
  try {
    return text === null ? [] : [JSON.parse(text) as Kept];
  } catch {
    return [];
  }
};

const inOrder = (one: Kept, other: Kept): number => one.at - other.at || one.turn - other.turn;

/**
 * The changes of one member that the server has not acknowledged, in the browser's storage, or in memory
 * where storage is blocked. Each has a key of its own: tabs see each other's storage late, and a list
 * that both read and write back would lose changes.
 */
export const pendingChanges = (userId: string): CartSyncOptions['pending'] => {
  const prefix = `kalavithi.cart.pending.${userId}.`;
  const unstored = new Map<string, Kept>();
  let turns = 0;

  const stored = (): Kept[] => {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => parse(localStorage.getItem(key)));
    } catch {
      return [];
    }
  };

  return {
    read: () => [...stored(), ...unstored.values()].sort(inOrder).map(({ change }) => change),
    add: (change) => {
      turns += 1;
      const kept: Kept = { at: Date.now(), turn: turns, change };
      try {
        localStorage.setItem(`${prefix}${change.key}`, JSON.stringify(kept));
      } catch {
        // Lost if the page reloads before it is saved.
        unstored.set(change.key, kept);
      }
    },
    drop: (keys) => {
      for (const key of keys) {
        unstored.delete(key);
        try {
          localStorage.removeItem(`${prefix}${key}`);
        } catch {
          // Nothing was stored.
        }
      }
    },
  };
};
