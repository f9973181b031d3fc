import { ChevronDown, Search, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { openAuthDialog } from '../lib/session/auth-dialog';
import { openSearch } from '../lib/shell/search';
import { checkSession, useSession } from '../lib/session/session';
import { verifyEmail } from '../lib/session/verification-offer';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Link } from '../ui/link';
import { isBackdropPress, useModalDialog } from '../ui/open-dialogs';
import { labelOf, pagesOf, type SitePage } from '../site-map';
import { useLogout } from './account-menu';
import { PageMark } from './page-mark';
import styles from './drawer.module.css';
import { Wordmark } from './wordmark';

/** A function that gives the `aria-current` of a link to a path. */
const useCurrent = () => {
  const { pathname } = useLocation();
  return (path: string) => (pathname === path ? 'page' : undefined);
};

function Section({
  label,
  menu,
  onGo,
  startsOpen,
}: {
  label: string;
  menu: SitePage['menu'];
  onGo: () => void;
  startsOpen: boolean;
}) {
  const current = useCurrent();
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{label}</span>
        <Icon of={ChevronDown} />
      </button>
      <ul id={id} hidden={!open} className={styles.places}>
        {pagesOf(menu).map((page) => (
          <li key={page.path} data-room={page.room}>
            <Link to={page.path} aria-current={current(page.path)} onClick={onGo}>
              <PageMark page={page} doorwayClass={styles.doorway} statusClass={styles.status} />
              <span>{labelOf(page)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The menu of small screens; open as long as it is rendered. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const session = useSession();
  /** Whether it is a member's browser, although the session is not known. */
  const wasMember = session.status !== 'member' && 'signedIn' in document.documentElement.dataset;
  const { pathname } = useLocation();
  const current = useCurrent();
  // Closed by the browser before it is removed, so that focus returns to the button that opened it.
  const shut = () => dialog.current?.close();
  const { askLogout, logoutQuestion } = useLogout(shut);
  useModalDialog(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      onMouseDown={(event) => {
        if (!isBackdropPress(event)) return;
        // Otherwise the press moves the focus that closing restores.
        event.preventDefault();
        shut();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <Wordmark onClick={shut} />
          <IconButton label="Close menu" onClick={shut}>
            <Icon of={X} />
          </IconButton>
        </div>
        <button
          type="button"
          className={styles.search}
          onClick={() => {
            shut();
            openSearch();
          }}
        >
          <Icon of={Search} />
          Search
        </button>
        <nav aria-label="Menu">
          <ul>
            <li>
              <Link to="/" className={styles.entry} aria-current={current('/')} onClick={shut}>
                Home
              </Link>
            </li>
            <Section label="Arts" menu="arts" onGo={shut} startsOpen={!pathname.startsWith('/events')} />
            <Section label="Events" menu="events" onGo={shut} startsOpen={pathname.startsWith('/events')} />
            {pagesOf('bar').map((page) => (
              <li key={page.path}>
                <Link
                  to={page.path}
                  className={styles.entry}
                  aria-current={current(page.path)}
                  onClick={shut}
                >
                  {labelOf(page)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <div className={styles.about}>
            {pagesOf('about').map((page) => (
              <Link key={page.path} to={page.path} aria-current={current(page.path)} onClick={shut}>
                {labelOf(page)}
              </Link>
            ))}
          </div>
          {session.status === 'member' ? (
            <>
              {!session.user.isAccountVerified && (
                <Button
                  block
                  onClick={() => {
                    shut();
                    void verifyEmail();
                  }}
                >
                  Verify Email
                </Button>
              )}
              <Button look="line" block onClick={askLogout}>
                Logout
              </Button>
            </>
          ) : wasMember ? (
            <Button
              look="line"
              block
              className={session.status === 'unknown' ? styles.unknown : undefined}
              onClick={checkSession}
            >
              Reload account
            </Button>
          ) : (
            <Button
              block
              onClick={() => {
                shut();
                openAuthDialog('login');
              }}
            >
              Login
            </Button>
          )}
        </div>
      </div>
      {logoutQuestion}
    </dialog>
  );
}
