import type { CartChange } from './cart-changes';
import type { CartSyncWorld } from './cart-sync';

/** A change as it is kept: with the time it was made at, and its turn among those that one tab made in the same millisecond. */
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
 * The changes of one person that no server has acknowledged, kept in the browser's storage, each under a key of its own. Tabs run beside each
 * other and see each other's storage late: a list that each tab read, prolonged and wrote back would lose what the other had added meanwhile.
 * Where storage is closed to the page, they are kept in memory.
 */
export const pendingChanges = (userId: string): CartSyncWorld['pending'] => {
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
        // A reload before the save would lose it, and nothing can be done about that.
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
