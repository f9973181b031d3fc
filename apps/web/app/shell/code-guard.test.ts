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

/** A browser whose network can be cut, with the root and the home page loaded. */
const createBrowser = () => {
  const loaded = new Set(['root', 'home']);
  const browser = {
    online: true,
    probed: null as 'there' | 'gone' | null,
    loads: [] as string[],
    told: 0,
    opened: [] as string[],
    arrived: [] as string[],
    listening: new Set<{ again: () => void; cancel: () => void }>(),
    comeBack: () => {
      browser.online = true;
      for (const { again } of browser.listening) again();
    },
  };
  const world: CodeGuardEnvironment = {
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
    probe: async () => browser.probed ?? (browser.online ? 'there' : 'away'),
    notifyLoadFailure: () => {
      browser.told += 1;
    },
    whenOnline: (again, cancel) => {
      const listener = { again, cancel };
      browser.listening.add(listener);
      return () => void browser.listening.delete(listener);
    },
    openDocument: (path) => browser.opened.push(path),
  };
  const { whenReady, ahead } = createCodeGuard(world);
  return {
    browser,
    ahead,
    whenReady,
    visit: (path: string) => whenReady(path, () => browser.arrived.push(path)),
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a navigation', () => {
  it('begins at once when the code of its page is there', () => {
    const { browser, visit } = createBrowser();
    visit('/');
    expect(browser.arrived).toEqual(['/']);
    expect(browser.loads).toEqual([]);
  });

  it.each([
    ['/cart', 'cart'],
    ['/events/7', 'event'],
    ['/nowhere', 'lost'],
  ])('to %s waits for the code of its page', async (path, id) => {
    const { browser, visit } = createBrowser();
    visit(path);
    expect(browser.arrived).toEqual([]);
    await settled();
    expect(browser.loads).toEqual([id]);
    expect(browser.arrived).toEqual([path]);
  });

  it('stays on its page offline, says so once, and goes on when the network is back', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    visit('/cart');
    await settled();
    expect(browser).toMatchObject({ arrived: [], opened: [], told: 1 });
    browser.comeBack();
    await settled();
    expect(browser).toMatchObject({ arrived: ['/cart'], opened: [], told: 1 });
    expect(browser.listening.size).toBe(0);
  });

  it('is tried again by the next press', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    visit('/cart');
    await settled();
    visit('/cart');
    await settled();
    expect(browser.told).toBe(2);
    browser.online = true;
    visit('/cart');
    await settled();
    expect(browser.arrived).toEqual(['/cart']);
    expect(browser.listening.size).toBe(0);
  });

  it('is replaced by a later one, also while it waits for the network', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    visit('/cart');
    await settled();
    visit('/');
    browser.comeBack();
    await settled();
    expect(browser.arrived).toEqual(['/']);
    visit('/events/7');
    visit('/');
    await settled();
    expect(browser.arrived).toEqual(['/', '/']);
  });

  it('is given up when the visitor does something else meanwhile', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    visit('/cart');
    await settled();
    for (const { cancel } of browser.listening) cancel();
    browser.comeBack();
    await settled();
    expect(browser.arrived).toEqual([]);
  });

  it('loads the document, with query and hash, when the server runs another version', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    browser.probed = 'gone';
    visit('/cart?from=home#total');
    await settled();
    expect(browser).toMatchObject({
      loads: ['cart'],
      arrived: [],
      opened: ['/cart?from=home#total'],
      told: 0,
    });
  });

  it('loads the document when the browser fails again although the file is there', async () => {
    const { browser, visit } = createBrowser();
    browser.online = false;
    browser.probed = 'there';
    visit('/cart');
    await settled();
    expect(browser.loads).toEqual(['cart', 'cart']);
    expect(browser).toMatchObject({ arrived: [], opened: ['/cart'], told: 0 });
  });
});

describe('code that is fetched ahead', () => {
  it('lets the navigation begin at once', async () => {
    const { browser, ahead, visit } = createBrowser();
    ahead('/cart');
    await settled();
    visit('/cart');
    expect(browser).toMatchObject({ loads: ['cart'], arrived: ['/cart'] });
  });

  it('says nothing and goes nowhere when it can’t be fetched', async () => {
    const { browser, ahead } = createBrowser();
    browser.online = false;
    ahead('/cart');
    await settled();
    expect(browser).toMatchObject({ told: 0, opened: [], arrived: [] });
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

  /** A browser on the page `/events?page=2`, with the entries `/cart` and `/events/7?a=1#b` behind it, none of whose code is loaded. */
  const createHistory = () => {
    const entries: Entry[] = [
      { address: '/cart', state: { idx: 0 } },
      { address: '/events/7?a=1#b', state: { idx: 1 } },
      { address: '/?page=2', state: { idx: 2 } },
    ];
    let at = 2;
    const target = new EventTarget();
    const current = () => new URL(entries[at]!.address, 'https://kalavithi.example');
    const heard: string[] = [];
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
    // The router listens later than the guard.
    target.addEventListener('popstate', () => heard.push(entries[at]!.address));
    const back = () => {
      at -= 1;
      target.dispatchEvent(new Event('popstate'));
    };
    return { browser, back, visit, heard, entries: () => entries.slice(0, at + 1) };
  };
  const shown = { address: '/?page=2', state: { idx: 2 } };

  it('reaches the router once the code of the page is there', async () => {
    const { back, heard, entries } = createHistory();
    back();
    expect(heard).toEqual([]);
    await settled();
    expect(heard).toEqual(['/events/7?a=1#b']);
    expect(entries().at(-1)?.address).toBe('/events/7?a=1#b');
  });

  it('that is given up leaves the address of the page that stands', async () => {
    const { browser, back, heard, entries } = createHistory();
    browser.online = false;
    back();
    await settled();
    for (const { cancel } of browser.listening) cancel();
    expect(heard).toEqual([]);
    expect(entries().map(({ address }) => address)).toEqual(['/cart', '/events/7?a=1#b', '/?page=2']);
    expect(entries().at(-1)).toEqual(shown);
  });

  it('that gives way to a link leaves the page that stood behind the new one', async () => {
    const { browser, back, visit, entries } = createHistory();
    browser.online = false;
    back();
    await settled();
    visit('/');
    expect(browser.arrived).toEqual(['/']);
    expect(entries().at(-1)).toEqual(shown);
  });

  it('pressed once more while it waits goes a step further', async () => {
    const { browser, back, heard, entries } = createHistory();
    browser.online = false;
    back();
    await settled();
    back();
    await settled();
    expect(entries().map(({ address }) => address)).toEqual(['/cart']);
    browser.comeBack();
    await settled();
    expect(heard).toEqual(['/cart']);
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
