import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { startCart } from '../features/cart/cart.store';
import { separateWishlists } from '../features/wishlist/wishlist.store';
import { setNavigate } from '../ui/open-page';
import { setApiBase } from '../lib/loading/api';
import { closeAuthDialog, useAuthDialog } from '../lib/session/auth-dialog';
import { dismissToast, useToasts, dismissActionToasts } from '../lib/shell/toasts';
import { OnDemand } from '../lib/loading/on-demand';
import type { Room } from '../lib/shell/room';
import { checkSession, followOtherTabs } from '../lib/session/session';
import { InTurn } from '../ui/in-turn';
import { layOutLater } from '../ui/later';
import { inNextTask } from '../ui/next-task';
import { watchPictures } from '../ui/failed-pictures';
import { Toaster } from '../ui/toaster';
import { beforeHydration, takeEarlyActions } from './before-hydration';
import { completePending } from './complete-pending';
import { Footer } from './footer';
import { Navigation } from './navigation';
import { OfflineStrip } from './offline-strip';
import { usePageChange } from './page-change';
import { PaperHead } from './paper-head';
import { loadAuthDialog, preloadDrawer } from './lazy-parts';
import styles from './shell.module.css';

interface ShellProps {
  /** The API's base address, null for this origin. */
  apiUrl: string | null;
  /** The room on whose wall the page ends. */
  footWall?: Room | undefined;
  children: ReactNode;
}

/** The frame of every page, error pages included: navigation, toasts, dialogs, footer. */
export function Shell({ apiUrl, footWall, children }: ShellProps) {
  useEffect(() => {
    setApiBase(apiUrl);
    const stop = [startCart(), separateWishlists(), followOtherTabs()];
    // Effects run together: this one asks the server, which takes as long as the others.
    inNextTask(() => void checkSession());
    return () => stop.forEach((stopOne) => stopOne());
  }, [apiUrl]);
  return <Frame footWall={footWall}>{children}</Frame>;
}

function Frame({ children, footWall }: Omit<ShellProps, 'apiUrl'>) {
  const main = usePageChange();
  const { pathname } = useLocation();
  const authOpen = useAuthDialog((state) => state.mode !== null);
  const toasts = useToasts((state) => state.shown);
  const replayEarlyActions = useRef<() => Promise<void>>(undefined);
  useLayoutEffect(() => {
    replayEarlyActions.current ??= takeEarlyActions();
  }, []);
  // After the effects of the whole page, which may set what the actions change.
  useEffect(() => void replayEarlyActions.current?.(), []);
  useEffect(watchPictures, []);
  useEffect(() => {
    void layOutLater();
    // The menu opens when the network has been lost since, too, and the street is drawn.
    addEventListener(
      'pointerdown',
      () =>
        setTimeout(() => {
          preloadDrawer();
          document
            .querySelector<HTMLElement>('main ~ footer')
            ?.style.setProperty('content-visibility', 'visible');
        }, 1000),
      { once: true },
    );
  }, []);
  // Toasts with an action belong to the page that showed them.
  useEffect(() => dismissActionToasts, [pathname]);
  const navigate = useNavigate();
  useLayoutEffect(() => setNavigate(navigate), [navigate]);
  return (
    <>
      <script
        // oxlint-disable-next-line react/no-danger -- our own text; must run before the first paint
        dangerouslySetInnerHTML={{ __html: beforeHydration(pathname) }}
      />
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <PaperHead />
      <InTurn part="bar">
        <Navigation />
      </InTurn>
      <OfflineStrip />
      <InTurn part="main">
        <main id="main" ref={main} tabIndex={-1}>
          {children}
        </main>
      </InTurn>
      <InTurn part="footer">
        <Footer wall={footWall} />
      </InTurn>
      {authOpen && (
        <OnDemand
          name="This dialog"
          load={loadAuthDialog}
          props={{ complete: completePending }}
          onFailed={closeAuthDialog}
        />
      )}
      <Toaster toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
