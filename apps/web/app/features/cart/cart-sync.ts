import type { CartState } from '@kalavithi/contract/api';
import type { CartItem } from '@kalavithi/contract/cart';
import { applyChanges, type CartChange } from './cart-changes';

/** The result of a save. After a conflict `state` is the newer cart of the server. */
export type SaveResult =
  | { outcome: 'saved' | 'conflict'; state: CartState }
  | { outcome: 'refused'; reload: boolean }
  | { outcome: 'unreachable' };

export interface CartSyncOptions {
  save: (items: readonly CartItem[], version: number) => Promise<SaveResult>;
  /** Changes that the server has not acknowledged, stored so that a closed tab loses none. */
  pending: {
    /** In the order in which they were made. */
    read: () => readonly CartChange[];
    /** One by one, because another tab may add or drop at the same time. */
    add: (change: CartChange) => void;
    drop: (keys: ReadonlySet<string>) => void;
  };
  /** Runs `work` while no other tab of this browser saves. */
  exclusive: (work: () => Promise<void>) => Promise<void>;
  /** Sends the saved cart to the other tabs. */
  publish: (state: CartState) => void;
  /** Calls `retry` after a delay, or when the network is back. Returns a function that cancels. */
  scheduleRetry: (attempt: number, retry: () => void) => () => void;
  /** Loads the cart from the server. */
  reload: () => void;
  onItems: (items: readonly CartItem[]) => void;
}

export interface CartSync {
  /** Takes the server's cart and applies the pending changes to it. */
  receive: (state: CartState) => void;
  /** Shows a change at once. Resolves when it is saved: true, or false when it was refused. */
  change: (change: CartChange) => Promise<boolean>;
  /** Resolves when nothing is left to save, or when the current attempt has failed. */
  settle: () => Promise<void>;
  /** Stops saving. Pending changes stay stored; their promises resolve to false. */
  stop: () => void;
}

/**
 * Synchronises the shown cart with the server. Changes show immediately and are saved one after the
 * other. After a conflict they are applied to the newer cart and saved again, so that no tab or
 * device overwrites the additions of another.
 */
export const createCartSync = (options: CartSyncOptions): CartSync => {
  let acknowledged: CartState | null = null;
  let saving: Promise<void> | null = null;
  let runAgain = false;
  let attempt = 0;
  let cancelRetry = () => {};
  let stopped = false;
  const waiters = new Map<string, (saved: boolean) => void>();

  const show = () => {
    if (acknowledged) options.onItems(applyChanges(acknowledged.cart, options.pending.read()));
  };

  const drop = (changes: readonly CartChange[], saved: boolean) => {
    const keys = new Set(changes.map((change) => change.key));
    options.pending.drop(keys);
    for (const key of keys) {
      waiters.get(key)?.(saved);
      waiters.delete(key);
    }
  };

  const saveOnce = async (): Promise<boolean> => {
    const changes = options.pending.read();
    if (changes.length === 0 || !acknowledged) return false;
    const result = await options.save(applyChanges(acknowledged.cart, changes), acknowledged.cartVersion);
    if (stopped) return false;
    switch (result.outcome) {
      case 'saved':
        attempt = 0;
        acknowledged = result.state;
        drop(changes, true);
        options.publish(result.state);
        show();
        return true;
      case 'conflict':
        acknowledged = result.state;
        show();
        return true;
      case 'refused':
        drop(changes, false);
        show();
        if (result.reload) options.reload();
        return true;
      case 'unreachable':
        attempt += 1;
        cancelRetry = options.scheduleRetry(attempt, run);
        return false;
    }
  };

  const run = (): void => {
    cancelRetry();
    if (stopped) return;
    if (saving) {
      // The current save may have read the pending changes before this one.
      runAgain = true;
      return;
    }
    runAgain = false;
    saving = options
      .exclusive(async () => {
        while (await saveOnce());
      })
      .finally(() => {
        saving = null;
        if (runAgain) run();
      });
  };

  return {
    receive(state) {
      // A late response must not restore an older cart.
      if (acknowledged && state.cartVersion < acknowledged.cartVersion) return;
      acknowledged = state;
      show();
      if (options.pending.read().length > 0) run();
    },
    change(change) {
      options.pending.add(change);
      show();
      return new Promise((resolve) => {
        waiters.set(change.key, resolve);
        run();
      });
    },
    async settle() {
      // oxlint-disable-next-line no-unmodified-loop-condition -- a finished save may start the next
      while (saving) await saving;
    },
    stop() {
      stopped = true;
      cancelRetry();
      for (const waiter of waiters.values()) waiter(false);
      waiters.clear();
    },
  };
};
