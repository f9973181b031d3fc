import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createCodeGuard,
  guardHistory,
  type CodeGuardEnvironment,
  type ManifestRoute,
} from './code-guard.ts';

const route = (id: string, path?: string): ManifestRoute => ({
  id,
  ...(path === undefined ? {} : { path }),
  ...(id === 'root' ? {} : { parentId: 'root' }),
  ...(id === 'home' ? { index: true } : {}),
  module: `/assets/${id}.js`,
});

/** A fake browser that can go offline, with the root and the home page loaded. */
const createBrowser = () => {
  const loaded = new Set(['root', 'home']);
  const browser = {
    online: true,
    probed: null as 'found' | 'gone' | null,
    loads: [] as string[],
    dataLoads: [] as string[],
    notified: 0,
    opened: [] as string[],
    navigated: [] as string[],
    listening: new Set<{ retry: () => void; cancel: () => void }>(),
    reconnect: () => {
      browser.online = true;
      for (const { retry } of browser.listening) retry();
    },
  };
  const environment: CodeGuardEnvironment = {
    routes: Object.fromEntries(
      [
        route('root', ''),
        route('home'),
        route('cart', 'cart'),
        route('event', 'events/:id'),
        route('lost', '*'),
      ].map((each) => [each.id, each]),
    ),
    isLoaded: ({ id }) => loaded.has(id),
    load: async ({ id }) => {
      browser.loads.push(id);
      if (!browser.online) throw new Error('no network');
      loaded.add(id);
    },
    loadData: async ({ id }, params, address, keptOnly) => {
      if (!browser.online) throw new Error('no network');
      browser.dataLoads.push(`${id} ${params['id'] ?? ''} ${address}${keptOnly ? ' if kept' : ''}`);
    },
    probe: async () => browser.probed ?? (browser.online ? 'found' : 'unreachable'),
    notifyLoadFailure: () => {
      browser.notified += 1;
    },
    whenOnline: (retry, cancel) => {
      const listener = { retry, cancel };
      browser.listening.add(listener);
      return () => void browser.listening.delete(listener);
    },
    openDocument: (path) => browser.opened.push(path),
  };
  const { whenReady, prefetch } = createCodeGuard(environment);
  return {
    browser,
    prefetch,
    whenReady,
    visit: (path: string) => whenReady(path, () => browser.navigated.push(path)),
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a navigation', () => {
  it('proceeds at once when the code of its page is loaded', () => {
    const { browser, visit } = createBrowser();
    visit('/');
    expect(browser.navigated).toEqual(['/']);
    expect(browser.loads).toEqual([]);
  });

  it.each([
    ['/cart', 'cart'],
    ['/events/7', 'event'],
    ['/nowhere', 'lost'],
  ])('to %s waits for the code of its page', async (path, id) => {
    const { browser, visit } = createBrowser();
    visit(path);
    expect(browser.navigated).toEqual([]);
    await settled();
    expect(browser.loads).toEqual([id]);
    expect(browser.navigated).toEqual([path]);
  });

  it('stays on its page offline, notifies once, and proceeds when the network is back', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    visit('/cart');
    await settled();
    expect(browser).toMatchObject({ navigated: [], opened: [], notified: 1 });
    browser.reconnect();
    await settled();
    expect(browser).toMatchObject({ navigated: ['/cart'], opened: [], notified: 1 });
    expect(browser.listening.size).toBe(0);
  });

  it('is retried by the next press', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    visit('/cart');
    await settled();
    visit('/cart');
    await settled();
    expect(browser.notified).toBe(2);
    browser.online = true;
    visit('/cart');
    await settled();
    expect(browser.navigated).toEqual(['/cart']);
    expect(browser.listening.size).toBe(0);
  });

  it('is replaced by a later one, also while it waits for the network', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    visit('/cart');
    await settled();
    visit('/');
    browser.reconnect();
    await settled();
    expect(browser.navigated).toEqual(['/']);
    visit('/events/7');
    visit('/');
    await settled();
    expect(browser.navigated).toEqual(['/', '/']);
  });

  it('is cancelled when the visitor types', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    visit('/cart');
    await settled();
    for (const { cancel } of browser.listening) cancel();
    browser.reconnect();
    await settled();
    expect(browser.navigated).toEqual([]);
  });

  it('loads the document, with query and hash, when the server runs another version', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    browser.probed = 'gone';
    visit('/cart?from=home#total');
    await settled();
    expect(browser).toMatchObject({
      loads: ['cart'],
      navigated: [],
      opened: ['/cart?from=home#total'],
      notified: 0,
    });
  });

  it('loads the document when fetching fails again although the file exists', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    browser.probed = 'found';
    visit('/cart');
    await settled();
    expect(browser.loads).toEqual(['cart', 'cart']);
    expect(browser).toMatchObject({ navigated: [], opened: ['/cart'], notified: 0 });
  });
});

describe('prefetch', () => {
  it('lets the navigation proceed at once', async () => {
    const { browser, prefetch, visit } = createBrowser();
    prefetch('/cart');
    await settled();
    visit('/cart');
    expect(browser).toMatchObject({ loads: ['cart'], navigated: ['/cart'] });
  });

  it('fetches the data of the page beside its code', () => {
    const { browser, prefetch } = createBrowser();
    prefetch('/events/7?a=1');
    expect(browser.loads).toEqual(['event']);
    expect(browser.dataLoads).toEqual(['root 7 /events/7?a=1', 'event 7 /events/7?a=1']);
  });

  it('fetches the code only of one thing among many that may never be opened', async () => {
    const { browser, prefetch } = createBrowser();
    prefetch('/events/7', false);
    await settled();
    prefetch('/events/8', false);
    expect(browser).toMatchObject({ loads: ['event'], dataLoads: [] });
  });

  it('fetches the data of a room that may never be opened where the page keeps them', () => {
    const { browser, prefetch } = createBrowser();
    prefetch('/cart', false);
    expect(browser.dataLoads).toEqual(['root  /cart if kept', 'cart  /cart if kept']);
  });

  it('ignores a failure', async () => {
    const { browser, prefetch } = createBrowser();
    browser.online = false;
    prefetch('/cart');
    await settled();
    expect(browser).toMatchObject({ notified: 0, opened: [], navigated: [] });
    expect(browser.listening.size).toBe(0);
  });
});

describe('Back', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  interface Entry {
    address: string;
    state: unknown;
  }

  /** A browser at `/?page=2`, after `/cart` and `/events/7?a=1#b`, whose code is not loaded. */
  const createHistory = () => {
    const entries: Entry[] = [
      { address: '/cart', state: { idx: 0 } },
      { address: '/events/7?a=1#b', state: { idx: 1 } },
      { address: '/?page=2', state: { idx: 2 } },
    ];
    let at = 2;
    const target = new EventTarget();
    const current = () => new URL(entries[at]!.address, 'https://kalavithi.example');
    const routed: string[] = [];
    vi.stubGlobal(
      'PopStateEvent',
      class extends Event {
        readonly state: unknown;
        constructor(type: string, { state }: { state: unknown }) {
          super(type);
          this.state = state;
        }
      },
    );
    Object.defineProperty(target, 'location', { get: current });
    Object.defineProperty(target, 'history', {
      value: {
        get state() {
          return entries[at]!.state;
        },
        pushState: (state: unknown, _: string, address: string) => {
          entries.splice(at + 1, Infinity, { address, state });
          at += 1;
        },
      },
    });
    vi.stubGlobal('window', target);
    const { browser, whenReady, visit } = createBrowser();
    guardHistory({ whenReady });
    // The router starts listening after the guard.
    target.addEventListener('popstate', () => routed.push(entries[at]!.address));
    const back = () => {
      at -= 1;
      target.dispatchEvent(new Event('popstate'));
    };
    return { browser, back, visit, routed, entries: () => entries.slice(0, at + 1) };
  };
  const shown = { address: '/?page=2', state: { idx: 2 } };

  it('reaches the router once the code of the page is loaded', async () => {
    const { back, routed, entries } = createHistory();
    back();
    expect(routed).toEqual([]);
    await settled();
    expect(routed).toEqual(['/events/7?a=1#b']);
    expect(entries().at(-1)?.address).toBe('/events/7?a=1#b');
  });

  it('restores the address of the page still shown when it is cancelled', async () => {
    const { browser, back, routed, entries } = createHistory();
    browser.online = false;
    back();
    await settled();
    for (const { cancel } of browser.listening) cancel();
    expect(routed).toEqual([]);
    expect(entries().map(({ address }) => address)).toEqual(['/cart', '/events/7?a=1#b', '/?page=2']);
    expect(entries().at(-1)).toEqual(shown);
  });

  it('restores the address of the page still shown when a link replaces it', async () => {
    const { browser, back, visit, entries } = createHistory();
    browser.online = false;
    back();
    await settled();
    visit('/');
    expect(browser.navigated).toEqual(['/']);
    expect(entries().at(-1)).toEqual(shown);
  });

  it('goes a step further when it is pressed again while pending', async () => {
    const { browser, back, routed, entries } = createHistory();
    browser.online = false;
    back();
    await settled();
    back();
    await settled();
    expect(entries().map(({ address }) => address)).toEqual(['/cart']);
    browser.reconnect();
    await settled();
    expect(routed).toEqual(['/cart']);
  });

  it('loads the document with query and hash when the server runs another version', async () => {
    const { browser, back } = createHistory();
    browser.online = false;
    browser.probed = 'gone';
    back();
    await settled();
    expect(browser.opened).toEqual(['/events/7?a=1#b']);
  });
});
