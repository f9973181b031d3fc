import type { CartState } from '@kalavithi/contract/api';
import type { CartItem } from '@kalavithi/contract/cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartChange } from './cart-changes';
import { pictureOf } from '../../testing/content';
import { applyChanges, cartTotal } from './cart-changes';
import { createCartSync, type CartSync, type SaveResult } from './cart-sync';

const item = (id: string, price = 100): CartItem => ({
  id,
  name: id,
  hi: id,
  description: id,
  price,
  image: '',
  picture: pictureOf(id),
});
let lastKey = 0;
const key = () => `change-${(lastKey += 1)}`;
const add = (id: string): CartChange => ({ key: key(), type: 'add', item: item(id) });
const remove = (id: string): CartChange => ({ key: key(), type: 'remove', id });
const ids = (items: readonly CartItem[]) => items.map(({ id }) => id);

/** A server that keeps one cart with its version, as the API does; `down` makes it unreachable. */
const createServer = () => {
  let state: CartState = { cart: [], cartVersion: 0 };
  return {
    down: false,
    saves: 0,
    get state() {
      return state;
    },
    save(items: readonly CartItem[], version: number): SaveResult {
      if (this.down) return { outcome: 'unreachable' };
      if (version !== state.cartVersion) return { outcome: 'conflict', state };
      this.saves += 1;
      state = { cart: [...items], cartVersion: state.cartVersion + 1 };
      return { outcome: 'saved', state };
    },
  };
};
type Server = ReturnType<typeof createServer>;

/** A tab of a browser. Tabs that share `storage` are tabs of one browser. */
const createTab = (server: Server, storage: { changes: readonly CartChange[] } = { changes: [] }) => {
  const tab = {
    shown: [] as readonly CartItem[],
    published: [] as CartState[],
    reloads: 0,
    retries: [] as (() => void)[],
    sync: null as unknown as CartSync,
    storage,
  };
  tab.sync = createCartSync({
    save: async (items, version) => {
      await Promise.resolve();
      return server.save(items, version);
    },
    pending: {
      read: () => storage.changes,
      add: (change) => {
        storage.changes = [...storage.changes, change];
      },
      drop: (keys) => {
        storage.changes = storage.changes.filter(({ key: dropped }) => !keys.has(dropped));
      },
    },
    exclusive: (work) => work(),
    publish: (state) => tab.published.push(state),
    scheduleRetry: (_, again) => {
      tab.retries.push(again);
      return () => {
        tab.retries = tab.retries.filter((retry) => retry !== again);
      };
    },
    reload: () => {
      tab.reloads += 1;
    },
    onItems: (items) => {
      tab.shown = items;
    },
  });
  tab.sync.receive(server.state);
  return tab;
};

describe('changes', () => {
  it('add once, remove once, and keep the order', () => {
    const items = applyChanges([item('a')], [add('b'), add('a'), add('c'), remove('b'), remove('x')]);
    expect(ids(items)).toEqual(['a', 'c']);
    expect(cartTotal([item('a', 950), item('b', 1250)])).toBe(2200);
  });
});

describe('saving', () => {
  it('shows a change immediately and resolves when it is saved', async () => {
    const server = createServer();
    const tab = createTab(server);
    const saved = tab.sync.change(add('a'));
    expect(ids(tab.shown)).toEqual(['a']);
    expect(server.state.cart).toEqual([]);
    await expect(saved).resolves.toBe(true);
    expect(ids(server.state.cart)).toEqual(['a']);
    expect(tab.storage.changes).toEqual([]);
    expect(tab.published).toEqual([server.state]);
  });

  it('saves concurrent changes one after the other', async () => {
    const server = createServer();
    const tab = createTab(server);
    await Promise.all([tab.sync.change(add('a')), tab.sync.change(add('b')), tab.sync.change(remove('a'))]);
    expect(ids(server.state.cart)).toEqual(['b']);
    expect(server.saves).toBeLessThanOrEqual(3);
  });

  it('applies a change again after a conflict with another device', async () => {
    const server = createServer();
    const here = createTab(server);
    const there = createTab(server);
    await there.sync.change(add('theirs'));
    await here.sync.change(add('ours'));
    expect(ids(server.state.cart)).toEqual(['theirs', 'ours']);
    expect(ids(here.shown)).toEqual(['theirs', 'ours']);
  });

  it('keeps a change while the server is unreachable and saves it later', async () => {
    const server = createServer();
    const tab = createTab(server);
    server.down = true;
    const saved = tab.sync.change(add('a'));
    await tab.sync.settle();
    expect(ids(tab.shown)).toEqual(['a']);
    expect(tab.storage.changes).toHaveLength(1);
    server.down = false;
    tab.retries.forEach((retry) => retry());
    await expect(saved).resolves.toBe(true);
    expect(ids(server.state.cart)).toEqual(['a']);
  });

  it('saves the pending changes of a closed tab', async () => {
    const server = createServer();
    const storage = { changes: [] as readonly CartChange[] };
    const closed = createTab(server, storage);
    server.down = true;
    void closed.sync.change(add('a'));
    await closed.sync.settle();
    closed.sync.stop();
    server.down = false;
    const next = createTab(server, storage);
    await next.sync.settle();
    expect(ids(server.state.cart)).toEqual(['a']);
    expect(ids(next.shown)).toEqual(['a']);
  });

  it('resolves to false when it stops, and keeps the change pending', async () => {
    const server = createServer();
    const tab = createTab(server);
    server.down = true;
    const saved = tab.sync.change(add('a'));
    tab.sync.stop();
    await expect(saved).resolves.toBe(false);
    expect(tab.storage.changes).toHaveLength(1);
  });

  it('reverts a rejected change and reloads the cart', async () => {
    const server = createServer();
    const tab = createTab(server);
    server.save = () => ({ outcome: 'refused', reload: true });
    await expect(tab.sync.change(add('unknown'))).resolves.toBe(false);
    expect(tab.shown).toEqual([]);
    expect(tab.reloads).toBe(1);
  });

  it('ignores an older cart', async () => {
    const server = createServer();
    const tab = createTab(server);
    await tab.sync.change(add('a'));
    tab.sync.receive({ cart: [], cartVersion: 0 });
    expect(ids(tab.shown)).toEqual(['a']);
  });
});

describe('any interleaving of changes', () => {
  it('ends with the same cart in all tabs and no lost addition', async () => {
    const work = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const step = fc.oneof(
      fc.record({ tab: fc.nat(2), type: fc.constant('add' as const), id: work }),
      fc.record({ tab: fc.nat(2), type: fc.constant('remove' as const), id: work }),
      fc.record({ tab: fc.nat(2), type: fc.constantFrom('down' as const, 'up' as const, 'wait' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = createServer();
        const tabs = [createTab(server), createTab(server), createTab(server)];
        const removed = new Set<string>();
        const added = new Set<string>();
        for (const taken of steps) {
          const tab = tabs[taken.tab]!;
          if (taken.type === 'add') {
            added.add(taken.id);
            void tab.sync.change(add(taken.id));
          } else if (taken.type === 'remove') {
            removed.add(taken.id);
            void tab.sync.change(remove(taken.id));
          } else if (taken.type === 'wait') await tab.sync.settle();
          else server.down = taken.type === 'down';
        }
        server.down = false;
        for (const tab of tabs) {
          // A save that began while the server was down fails first; then its retry runs.
          await tab.sync.settle();
          tab.retries.forEach((retry) => retry());
          await tab.sync.settle();
        }
        for (const tab of tabs) tab.sync.receive(server.state);
        const saved = ids(server.state.cart);
        for (const tab of tabs) {
          expect(ids(tab.shown)).toEqual(saved);
          expect(tab.storage.changes).toEqual([]);
        }
        expect(new Set(saved).size).toBe(saved.length);
        expect([...added].filter((id) => !removed.has(id) && !saved.includes(id))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
