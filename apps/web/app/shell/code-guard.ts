import { matchRoutes, type Params, type RouteObject } from 'react-router';
import type { ClientInstrumentation } from 'react-router';
import { notifyLoadFailure } from '../lib/loading/on-demand';
import { savesData } from '../ui/data-saving';
import { leavePage, dropCurtain } from '../ui/page-motion';
import { renderOnce } from './renderer';

/** A route in the router's manifest, with the absolute paths of its code. */
export interface ManifestRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: string;
  /** The imports of `module`. */
  imports?: readonly string[] | undefined;
  css?: readonly string[] | undefined;
}

/** What the guard needs from the browser; a fake in tests. */
export interface CodeGuardEnvironment {
  routes: Readonly<Record<string, ManifestRoute>>;
  isLoaded: (route: ManifestRoute) => boolean;
  /** Fetches the code and the style sheets of a route; rejects when a file could not be fetched. */
  load: (route: ManifestRoute) => Promise<void>;
  /** Fetches the data of a route for an address, as soon as its code is there; only what the page keeps, where `keptOnly`. */
  loadData: (route: ManifestRoute, params: Params, address: string, keptOnly: boolean) => Promise<void>;
  /** Checks a route's file: `gone` when the server runs another version without it. */
  probe: (route: ManifestRoute) => Promise<'found' | 'gone' | 'unreachable'>;
  notifyLoadFailure: () => void;
  /** Calls `retry` when the network is back, `cancel` when the visitor types. Returns the cleanup. */
  whenOnline: (retry: () => void, cancel: () => void) => () => void;
  /** Loads an address of the site, with query and hash, as a document. */
  openDocument: (address: string) => void;
}

/** The routes as the tree that `matchRoutes` takes. */
const routeTree = (routes: CodeGuardEnvironment['routes'], parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index: true } : { id, ...(path ? { path } : {}), children: routeTree(routes, id) },
    );

export interface CodeGuard {
  /**
   * Calls `proceed` once the code for an address (with query and hash) is loaded, at once if it is.
   * When the code can't be fetched, the page stays, a toast says so, and the navigation proceeds
   * when the network is back. A later navigation replaces a pending one; then, and when the visitor
   * cancels it, its `onCancel` is called.
   */
  whenReady: (address: string, proceed: () => void, onCancel?: () => void) => void;
  /**
   * Fetches code and data for an address early, and ignores a failure. Where the page is less `likely` to be
   * opened, data of one thing among many, and data that grow old, are left out.
   */
  prefetch: (address: string, likely?: boolean) => void;
}

/**
 * Delays navigations until the code of the page is loaded. The router itself would reload the
 * document when the code can't be fetched: offline that is the browser's error page, and what is in
 * memory, such as the wishlist, is lost.
 */
export const createCodeGuard = (environment: CodeGuardEnvironment): CodeGuard => {
  const tree = routeTree(environment.routes);
  let latest = 0;
  let stopWaiting = () => {};
  let cancelPending = () => {};

  /** The routes of an address with their parameters. */
  const matchesOf = (address: string) =>
    (matchRoutes(tree, address) ?? []).flatMap(({ route, params }) => {
      const known = environment.routes[route.id ?? ''];
      return known ? [{ route: known, params }] : [];
    });

  const missingOf = (matches: ReturnType<typeof matchesOf>): ManifestRoute[] =>
    matches.map(({ route }) => route).filter((route) => !environment.isLoaded(route));

  const loadAll = async (routes: readonly ManifestRoute[]): Promise<boolean> => {
    try {
      await Promise.all(routes.map(environment.load));
      return true;
    } catch {
      return false;
    }
  };

  const whenReady: CodeGuard['whenReady'] = (address, proceed, onCancel = () => {}) => {
    stopWaiting();
    const cancelReplaced = cancelPending;
    cancelPending = () => {};
    cancelReplaced();
    latest += 1;
    const own = latest;
    const isCurrent = () => own === latest;
    const cancel = () => {
      stopWaiting();
      if (!isCurrent()) return;
      latest += 1;
      cancelPending = () => {};
      onCancel();
    };
    const missing = missingOf(matchesOf(address));
    if (missing.length === 0) {
      proceed();
      return;
    }
    cancelPending = onCancel;
    const attempt = async (): Promise<void> => {
      let isLoaded = await loadAll(missing);
      if (!isLoaded && isCurrent()) {
        const results = await Promise.all(missing.map(environment.probe));
        if (!isCurrent()) return;
        if (results.includes('unreachable')) {
          environment.notifyLoadFailure();
          stopWaiting = environment.whenOnline(() => {
            stopWaiting();
            void attempt();
          }, cancel);
          return;
        }
        // The connection is back, the browser cached the failure, or the server runs another version.
        isLoaded = !results.includes('gone') && (await loadAll(missing));
        if (!isLoaded && isCurrent()) environment.openDocument(address);
      }
      if (isLoaded && isCurrent()) {
        cancelPending = () => {};
        proceed();
      }
    };
    void attempt();
  };
  const prefetch: CodeGuard['prefetch'] = (address, likely = true) => {
    const matches = matchesOf(address);
    void loadAll(missingOf(matches));
    for (const { route, params } of matches) {
      // The page loads its code and data itself where that failed.
      if (likely || Object.keys(params).length === 0)
        environment.loadData(route, params, address, !likely).catch(() => {});
    }
  };

  return { whenReady, prefetch };
};

/** What the guard uses of a route's code. */
interface PageModule {
  clientLoader?: { prefetch?: (args: { params: Params; request: Request }, keptOnly: boolean) => void };
}

interface RouterGlobals {
  __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  __reactRouterRouteModules?: Record<string, PageModule>;
}

/** The browser's address from the path on. */
const currentAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

const browserEnvironment = (): CodeGuardEnvironment => {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules = {} } =
    window as unknown as RouterGlobals;
  const routes = manifest?.routes ?? {};
  const loaded = new Set(Object.keys(modules));
  const scriptsOf = ({ module, imports = [] }: ManifestRoute): string[] => [module, ...imports];
  // Routes by their ids, style sheets by their addresses; what failed is loaded again, and what the page came with is in the cache.
  const loading = new Map<string, Promise<void>>();
  const once = (key: string, load: () => Promise<void>): Promise<void> => {
    const started = loading.get(key) ?? load();
    loading.set(key, started);
    started.catch(() => loading.delete(key));
    return started;
  };
  // Some browsers remember for the life of the page that a module could not be fetched: what is
  // imported there is in the cache. Chromium asks again, and holds back each answer while a finger is on the glass.
  const forgetsFailures = 'userAgentData' in navigator;
  const fetchScript = async (address: string): Promise<void> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(address);
    // Read to its end, so that it is kept; the import, which comes next, waits for that by itself.
    response.blob().catch(() => {});
  };
  const importPage = (route: ManifestRoute) =>
    once(route.id, async () => {
      const scripts = scriptsOf(route);
      if (!forgetsFailures) await Promise.all(scripts.map(fetchScript));
      // All at once: otherwise the browser finds the imports of the first script when it has read it.
      const [page] = await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
      // The router then has it without a turn of the event loop.
      modules[route.id] = page as PageModule;
    });
  // It stays: the router, which adds one of its own for the page, need not wait for it.
  const addStyleSheet = (href: string) =>
    once(href, async () => {
      if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(link);
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => {
          link.remove();
          reject(new Error(href));
        });
      });
    });
  return {
    routes,
    isLoaded: ({ id }) => loaded.has(id),
    load: async (route) => {
      await Promise.all([importPage(route), ...(route.css ?? []).map(addStyleSheet)]);
      loaded.add(route.id);
    },
    loadData: async (route, params, address, keptOnly) => {
      await importPage(route);
      const { clientLoader } = modules[route.id] ?? {};
      const request = new Request(new URL(address, window.location.origin));
      clientLoader?.prefetch?.({ params, request }, keptOnly);
    },
    probe: async ({ module }) => {
      try {
        const { ok, status } = await fetch(module, { method: 'HEAD', cache: 'no-store' });
        if (ok) return 'found';
        return status === 404 || status === 410 ? 'gone' : 'unreachable';
      } catch {
        return 'unreachable';
      }
    },
    notifyLoadFailure: () => notifyLoadFailure('The page'),
    whenOnline: (retry, cancel) => {
      window.addEventListener('online', retry);
      // The page must not change while the visitor types.
      window.addEventListener('input', cancel);
      return () => {
        window.removeEventListener('online', retry);
        window.removeEventListener('input', cancel);
      };
    },
    // Assigning the current address does not load it when it has a hash.
    openDocument: (address) => {
      if (address === currentAddress()) window.location.reload();
      else window.location.assign(address);
    },
  };
};

/**
 * Holds back `popstate`, by which Back and Forward reach the router, until the code of the page is
 * loaded. By then the browser has changed the address: when the navigation is cancelled, the
 * address of the page still shown is pushed as a new entry. `noteShown` must be called after each
 * navigation.
 */
export const guardHistory = ({ whenReady }: Pick<CodeGuard, 'whenReady'>): { noteShown: () => void } => {
  const released = new WeakSet<Event>();
  const currentEntry = () => ({ address: currentAddress(), state: window.history.state as unknown });
  let shown = currentEntry();
  let pending: Event | null = null;
  const noteShown = () => {
    if (!pending) shown = currentEntry();
  };
  const restore = (event: Event) => {
    // Another step through the history has changed the address again.
    if (pending !== event) return;
    pending = null;
    window.history.pushState(shown.state, '', shown.address);
  };
  const onPopState = (event: PopStateEvent) => {
    if (released.has(event)) return;
    pending = event;
    let isReady = false;
    let isHeld = false;
    const proceed = () => {
      pending = null;
      if (!isHeld) {
        isReady = true;
        return;
      }
      const repeated = new PopStateEvent('popstate', { state: window.history.state });
      released.add(repeated);
      window.dispatchEvent(repeated);
    };
    whenReady(currentAddress(), proceed, () => restore(event));
    if (isReady) return;
    isHeld = true;
    event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', onPopState, true);
  window.addEventListener('popstate', noteShown);
  return { noteShown };
};

/** How long a pointer or focus rests on a link before its page is prefetched. */
const intentMs = 50;

/** Prefetches the code and data of a page when a link is hovered, focused or touched. */
const prefetchOnIntent = ({ prefetch }: CodeGuard): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(timer);
    if (type === 'click') {
      // A press loads the page itself.
      last = '';
      return;
    }
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
    const address = link.pathname + link.search;
    // A link that is pressed also receives focus.
    if (address === last) return;
    const start = () => {
      last = address;
      prefetch(address);
    };
    if (type === 'touchstart') start();
    else timer = setTimeout(start, intentMs);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click'])
    document.addEventListener(type, onIntent, true);
};

/**
 * Fetches the code of the pages whose links come into view by scrolling, and the data of rooms, where no
 * pointer announces a press: Chromium holds back what arrives while a finger is on the glass.
 */
const prefetchInView = ({ prefetch }: CodeGuard): void => {
  if (matchMedia('(hover)').matches || savesData()) return;
  const view = new IntersectionObserver((entries) => {
    const inView = entries.filter(({ isIntersecting }) => isIntersecting);
    // A part of the page that is laid out only now has its links in view a frame later.
    if (inView.length > 0) view.disconnect();
    for (const { target } of inView) prefetch((target as HTMLAnchorElement).pathname, false);
  });
  addEventListener('scrollend', () => {
    for (const link of document.querySelectorAll(':is(main, footer) a[href^="/"]')) view.observe(link);
  });
};

/**
 * Guards links, `navigate`, Back and Forward. Call it before the router starts listening, and pass
 * the result to `HydratedRouter`. Off in development, where modules have other addresses.
 */
export const guardNavigation = (): ClientInstrumentation[] => {
  if (import.meta.env.DEV) return [];
  const guard = createCodeGuard(browserEnvironment());
  // What was on its way is not what a step through the history leads to.
  window.addEventListener('popstate', dropCurtain, true);
  const { noteShown } = guardHistory(guard);
  prefetchOnIntent(guard);
  prefetchInView(guard);
  return [
    {
      router: ({ instrument }) => {
        // The router has just set the state of the first entry.
        noteShown();
        let latest = '';
        instrument({
          // The navigation starts with `proceed`; one that was replaced never does.
          navigate: async (proceed, { to, currentUrl }) => {
            if (typeof to !== 'string') {
              await proceed();
              return;
            }
            const { pathname, search, hash } = new URL(to, new URL(currentUrl, window.location.origin));
            await new Promise<void>((resolve) => guard.whenReady(pathname + search + hash, resolve));
            latest = to;
            const stays = pathname === window.location.pathname;
            const changed = renderOnce(proceed);
            // After the router has read how far the page is scrolled: that would lay out the page with its curtain.
            if (stays) dropCurtain();
            else leavePage(hash === '');
            await changed;
            noteShown();
            // The next page is rendered after this.
            if (latest === to && pathname !== window.location.pathname) dropCurtain();
          },
        });
      },
    },
  ];
};
