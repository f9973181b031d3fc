import type { CartChange } from './cart-changes';
import type { CartSyncOptions } from './cart-sync';

/** A stored change. `turn` orders changes that a tab makes in the same millisecond. */
interface StoredChange {
  at: number;
  turn: number;
  change: CartChange;
}

const parse = (text: string | null): StoredChange[] => {
  try {
    return text === null ? [] : [JSON.parse(text) as StoredChange];
  } catch {
    return [];
  }
};

const byTime = (one: StoredChange, other: StoredChange): number => one.at - other.at || one.turn - other.turn;

/**
 * The unsaved changes of one member, in the browser's storage, or in memory where storage is
 * blocked. Each has its own key, because two tabs that write one list would lose changes.
 */
export const pendingChanges = (userId: string): CartSyncOptions['pending'] => {
  const prefix = `kalavithi.cart.pending.${userId}.`;
  const unstored = new Map<string, StoredChange>();
  let count = 0;

  const stored = (): StoredChange[] => {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => parse(localStorage.getItem(key)));
    } catch {
      return [];
    }
  };

  return {
    read: () => [...stored(), ...unstored.values()].sort(byTime).map(({ change }) => change),
    add: (change) => {
      count += 1;
      const entry: StoredChange = { at: Date.now(), turn: count, change };
      try {
        localStorage.setItem(`${prefix}${change.key}`, JSON.stringify(entry));
      } catch {
        // Lost if the page reloads before it is saved.
        unstored.set(change.key, entry);
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
