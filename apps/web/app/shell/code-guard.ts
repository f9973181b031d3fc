import { matchRoutes, type RouteObject } from 'react-router';
import type { ClientInstrumentation } from 'react-router';
import { notifyLoadFailure } from '../lib/loading/on-demand';

/** A route as the router's manifest lists it. The manifest names the files of its code; all addresses are absolute paths. */
export interface ManifestRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: string;
  clientLoaderModule?: string | undefined;
  /** What `module` imports. */
  imports?: readonly string[] | undefined;
  css?: readonly string[] | undefined;
}

/** What the guard needs from the browser. */
export interface CodeGuardEnvironment {
  routes: Readonly<Record<string, ManifestRoute>>;
  isLoaded: (route: ManifestRoute) => boolean;
  /** Fetches the code and the style sheets of a route; rejects when a file did not arrive. */
  load: (route: ManifestRoute) => Promise<void>;
  /** Asks the server for a route's file: `gone` when it runs another version that has no such file, `away` when it does not answer. */
  probe: (route: ManifestRoute) => Promise<'there' | 'gone' | 'away'>;
  notifyLoadFailure: () => void;
  /** Calls `again` when the network is back, and `cancel` when the visitor starts something else. Returns the way to stop listening. */
  whenOnline: (again: () => void, cancel: () => void) => () => void;
  /** Loads an address of the site, with its query and hash, as a document. */
  openDocument: (address: string) => void;
}

/** Routes nested as `matchRoutes` reads them. */
const routeTree = (routes: CodeGuardEnvironment['routes'], parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index: true } : { id, ...(path ? { path } : {}), children: routeTree(routes, id) },
    );

export interface CodeGuard {
  whenReady: (address: string, go: () => void, onGivenUp?: () => void) => void;
  ahead: (address: string) => void;
}

/**
 * Lets a navigation begin once the code of its page has arrived. The router itself would reload the document when the code can't be
 * fetched: offline that is the browser's error page, and what lives in memory, such as the wishlist, is gone.
 *
 * `whenReady` takes an address, with its query and hash, and what continues the navigation. It continues at once when the code is there.
 * When the code can't be fetched, the page stays, a toast says so, and the navigation goes on when the network is back. A later navigation
 * replaces an earlier one that still waits. `onGivenUp` is called when one that waits is replaced, before the later one begins, or ended by
 * the visitor.
 *
 * `ahead` fetches the code of an address before it is asked for, and says nothing when that fails.
 */
export const createCodeGuard = (world: CodeGuardEnvironment): CodeGuard => {
  const tree = routeTree(world.routes);
  let latest = 0;
  let stopWaiting = () => {};
  let giveUp = () => {};

  const missingFor = (address: string): ManifestRoute[] =>
    (matchRoutes(tree, address) ?? [])
      .map(({ route }) => world.routes[route.id ?? ''])
      .filter((route): route is ManifestRoute => route !== undefined && !world.isLoaded(route));

  const loadAll = async (routes: readonly ManifestRoute[]): Promise<boolean> => {
    try {
      await Promise.all(routes.map(world.load));
      return true;
    } catch {
      return false;
    }
  };

  const whenReady: CodeGuard['whenReady'] = (address, go, onGivenUp = () => {}) => {
    stopWaiting();
    const replaced = giveUp;
    giveUp = () => {};
    replaced();
    latest += 1;
    const mine = latest;
    const isCurrent = () => mine === latest;
    const cancel = () => {
      stopWaiting();
      if (!isCurrent()) return;
      latest += 1;
      giveUp = () => {};
      onGivenUp();
    };
    const missing = missingFor(address);
    if (missing.length === 0) {
      go();
      return;
    }
    giveUp = onGivenUp;
    const attempt = async (): Promise<void> => {
      let arrived = await loadAll(missing);
      if (!arrived && isCurrent()) {
        const found = await Promise.all(missing.map(world.probe));
        if (!isCurrent()) return;
        if (found.includes('away')) {
          world.notifyLoadFailure();
          stopWaiting = world.whenOnline(() => {
            stopWaiting();
            void attempt();
          }, cancel);
          return;
        }
        // Either the connection is back already, or the browser remembers the failure, or the server runs a newer version.
        arrived = !found.includes('gone') && (await loadAll(missing));
        if (!arrived && isCurrent()) world.openDocument(address);
      }
      if (arrived && isCurrent()) {
        giveUp = () => {};
        go();
      }
    };
    void attempt();
  };
  return { whenReady, ahead: (address) => void loadAll(missingFor(address)) };
};

interface RouterGlobals {
  __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/** The address that the browser shows, from its path on. */
const addressHere = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

const browserEnvironment = (): CodeGuardEnvironment => {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules = {} } =
    window as unknown as RouterGlobals;
  const loaded = new Set(Object.keys(modules));
  const loading = new Map<string, Promise<void>>();
  const fetchStyles = async (address: string): Promise<void> => {
    if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return;
    const { ok } = await fetch(address);
    if (!ok) throw new Error(`${address} did not load.`);
  };
  const fetchCode = async ({ module, clientLoaderModule, imports = [], css = [] }: ManifestRoute) => {
    await Promise.all([
      ...[module, clientLoaderModule, ...imports].map(
        (address) => address && import(/* @vite-ignore */ address),
      ),
      ...css.map(fetchStyles),
    ]);
  };
  return {
    routes: manifest?.routes ?? {},
    isLoaded: ({ id }) => loaded.has(id),
    load: (route) => {
      const { id } = route;
      const started =
        loading.get(id) ??
        fetchCode(route)
          .then(() => void loaded.add(id))
          .finally(() => loading.delete(id));
      loading.set(id, started);
      return started;
    },
    probe: async ({ module }) => {
      try {
        const { ok, status } = await fetch(module, { method: 'HEAD', cache: 'no-store' });
        if (ok) return 'there';
        return status === 404 || status === 410 ? 'gone' : 'away';
      } catch {
        return 'away';
      }
    },
    notifyLoadFailure: () => notifyLoadFailure('The page'),
    whenOnline: (again, cancel) => {
      window.addEventListener('online', again);
      // A page must not change under the hands of somebody who types.
      window.addEventListener('input', cancel);
      return () => {
        window.removeEventListener('online', again);
        window.removeEventListener('input', cancel);
      };
    },
    // Assigning the address that the browser has already loads nothing when it ends in a hash.
    openDocument: (address) => {
      if (address === addressHere()) window.location.reload();
      else window.location.assign(address);
    },
  };
};

/**
 * Back and Forward reach the router by `popstate`: it is held until the code of the page is there. By then the browser has changed the
 * address. When a held one is given up, the address of the page that stands comes back, as an entry after the one that was left for.
 *
 * Returns what is to be called whenever the router has shown a page.
 */
export const guardHistory = ({ whenReady }: Pick<CodeGuard, 'whenReady'>): { noteShown: () => void } => {
  const released = new WeakSet<Event>();
  const here = () => ({ address: addressHere(), state: window.history.state as unknown });
  let standing = here();
  let held: Event | null = null;
  const noteShown = () => {
    if (!held) standing = here();
  };
  const restore = (event: Event) => {
    // Another step through the history has changed the address again.
    if (held !== event) return;
    held = null;
    window.history.pushState(standing.state, '', standing.address);
  };
  const onPopState = (event: PopStateEvent) => {
    if (released.has(event)) return;
    held = event;
    let isReady = false;
    let isHeld = false;
    const go = () => {
      held = null;
      if (!isHeld) {
        isReady = true;
        return;
      }
      const again = new PopStateEvent('popstate', { state: window.history.state });
      released.add(again);
      window.dispatchEvent(again);
    };
    whenReady(addressHere(), go, () => restore(event));
    if (isReady) return;
    isHeld = true;
    event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', onPopState, true);
  window.addEventListener('popstate', noteShown);
  return { noteShown };
};

/** So long a pointer rests on a link, in milliseconds, before it seems to mean it. */
const intentMs = 50;

/** Fetches the code of a page when somebody is about to go there: at a pointer that rests on a link, at focus, at a finger. */
const fetchOnIntent = ({ ahead }: CodeGuard): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
    if (type === 'touchstart') ahead(link.pathname);
    else timer = setTimeout(() => ahead(link.pathname), intentMs);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true });
};

/**
 * Keeps the page when the code of the next one can't be fetched, for links, `navigate`, Back and Forward. To be called before the router
 * listens; the result goes to `HydratedRouter`. The development server names modules in its own way, so it has no guard.
 */
export const guardNavigation = (): ClientInstrumentation[] => {
  if (import.meta.env.DEV) return [];
  const guard = createCodeGuard(browserEnvironment());
  const { noteShown } = guardHistory(guard);
  fetchOnIntent(guard);
  return [
    {
      router: ({ instrument }) => {
        // The router has just numbered the entry of the first page.
        noteShown();
        instrument({
          // Until `proceed` is called the navigation does not begin; one that was replaced never does.
          navigate: async (proceed, { to, currentUrl }) => {
            if (typeof to === 'string') {
              const { pathname, search, hash } = new URL(to, new URL(currentUrl, window.location.origin));
              await new Promise<void>((resolve) => guard.whenReady(pathname + search + hash, resolve));
            }
            await proceed();
            noteShown();
          },
        });
      },
    },
  ];
};
