import type { CartState } from '@kalavithi/contract/api';
import type { CartItem } from '@kalavithi/contract/cart';
import { applyChanges, type CartChange } from './cart-changes';

/** How a save ended: saved, or the server had moved on, or this person may not save, or nobody answered. */
export type SaveResult =
  | { outcome: 'saved' | 'conflict'; state: CartState }
  | { outcome: 'refused'; reload: boolean }
  | { outcome: 'unreachable' };

/** What the saver needs from the world; times in milliseconds. */
export interface CartSyncWorld {
  save: (items: readonly CartItem[], version: number) => Promise<SaveResult>;
  /** Changes that no server has acknowledged, kept so that a closed tab loses none. */
  pending: {
    /** In the order in which they were made. */
    read: () => readonly CartChange[];
    /** One by one, never as a whole: another tab may add or drop at the same moment. */
    add: (change: CartChange) => void;
    drop: (keys: ReadonlySet<string>) => void;
  };
  /** Runs `work` while no other tab of this browser saves. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs what the server now holds. */
  publish: (state: CartState) => void;
  /** Calls `again` after a while, or sooner when the network comes back. Returns the way to call it off. */
  whenWorthTrying: (attempt: number, again: () => void) => () => void;
  /** The cart must be read from the server afresh. */
  reload: () => void;
  onItems: (items: readonly CartItem[]) => void;
}

export interface CartSync {
  /** What the server says the cart is; changes that are not acknowledged yet are made to it again. */
  receive: (state: CartState) => void;
  /** Makes a change at once. Resolves when the server has it: true, or false when the server refused it. */
  change: (change: CartChange) => Promise<boolean>;
  /** Resolves when nothing waits to be saved, or after the current attempt failed. */
  settle: () => Promise<void>;
  /** Saves no more. What is not acknowledged stays pending, and whoever waits for it is told that it is not saved. */
  stop: () => void;
}

/**
 * Keeps the cart on the screen and on the server the same. Changes show at once and are saved one save after the other, the
 * latest state last; a save that meets a newer cart is made again on top of it, so that no tab and no device overwrites another's additions.
 */
export const createCartSync = (world: CartSyncWorld): CartSync => {
  let acknowledged: CartState | null = null;
  let saving: Promise<void> | null = null;
  let again = false;
  let attempt = 0;
  let callOff = () => {};
  let stopped = false;
  const waiters = new Map<string, (saved: boolean) => void>();

  const show = () => {
    if (acknowledged) world.onItems(applyChanges(acknowledged.cart, world.pending.read()));
  };

  const drop = (changes: readonly CartChange[], saved: boolean) => {
    const keys = new Set(changes.map((change) => change.key));
    world.pending.drop(keys);
    for (const key of keys) {
      waiters.get(key)?.(saved);
      waiters.delete(key);
    }
  };

  const saveOnce = async (): Promise<boolean> => {
    const changes = world.pending.read();
    if (changes.length === 0 || !acknowledged) return false;
    const result = await world.save(applyChanges(acknowledged.cart, changes), acknowledged.cartVersion);
    if (stopped) return false;
    switch (result.outcome) {
      case 'saved':
        attempt = 0;
        acknowledged = result.state;
        drop(changes, true);
        world.publish(result.state);
        show();
        return true;
      case 'conflict':
        acknowledged = result.state;
        show();
        return true;
      case 'refused':
        drop(changes, false);
        show();
        if (result.reload) world.reload();
        return true;
      case 'unreachable':
        attempt += 1;
        callOff = world.whenWorthTrying(attempt, run);
        return false;
    }
  };

  const run = (): void => {
    callOff();
    if (stopped) return;
    if (saving) {
      // The save under way may be past its last look at what is pending.
      again = true;
      return;
    }
    again = false;
    saving = world
      .alone(async () => {
        while (await saveOnce());
      })
      .finally(() => {
        saving = null;
        if (again) run();
      });
  };

  return {
    receive(state) {
      // An answer that was overtaken by a later save must not bring the older cart back.
      if (acknowledged && state.cartVersion < acknowledged.cartVersion) return;
      acknowledged = state;
      show();
      if (world.pending.read().length > 0) run();
    },
    change(change) {
      world.pending.add(change);
      show();
      return new Promise((resolve) => {
        waiters.set(change.key, resolve);
        run();
      });
    },
    async settle() {
      // oxlint-disable-next-line no-unmodified-loop-condition -- a save that ends may begin the next
      while (saving) await saving;
    },
    stop() {
      stopped = true;
      callOff();
      for (const waiter of waiters.values()) waiter(false);
      waiters.clear();
    },
  };
};
