import type { UserData } from '@kalavithi/contract/account';
import { ChevronDown, CloudOff, Heart, Menu, Search, ShoppingBag } from 'lucide-react';
import { memo, useState, type ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '../features/cart/cart.store';
import { useWishlist } from '../features/wishlist/wishlist.store';
import { openAuthDialog } from '../lib/session/auth-dialog';
import { OnDemand } from '../lib/loading/on-demand';
import { openSearch } from '../lib/shell/search';
import { checkSession, useSession } from '../lib/session/session';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import type { Elements } from '../ui/elements';
import { Icon } from '../ui/icon';
import { IconButton, iconButtonClass } from '../ui/icon-button';
import { InTurn } from '../ui/in-turn';
import { Link } from '../ui/link';
import { labelOf, pagesOf, type SitePage } from '../site-map';
import { initialOf } from './initial';
import { PageMark } from './page-mark';
import styles from './navigation.module.css';
import { loadAccountMenu, loadDrawer, preloadAuthDialog, preloadDrawer } from './lazy-parts';
import { preloadSearch, SearchSlot } from './search-slot';
import { Wordmark } from './wordmark';

interface NavLinkProps extends ComponentProps<typeof Link> {
  to: string;
  childPrefix?: string | undefined;
}

function NavLink({ to, childPrefix = to, children, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      {...rest}
      to={to}
      className={styles.link}
      aria-current={pathname === to ? 'page' : pathname.startsWith(`${childPrefix}/`) ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}

/** An entry of the navigation bar with a panel of pages. */
function PagesMenu({ label, menu, prefix }: { label: string; menu: SitePage['menu']; prefix: string }) {
  const { pathname } = useLocation();
  return (
    <Disclosure
      opensOnHover
      className={styles.item}
      panelClassName={styles.menu}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.link}
          aria-current={pathname.startsWith(prefix) ? 'true' : undefined}
        >
          <span>{label}</span>
          <Icon of={ChevronDown} size={15} />
        </button>
      )}
    >
      {(close) =>
        pagesOf(menu).map((page) => (
          <Link
            key={page.path}
            to={page.path}
            className={styles.place}
            data-room={page.room}
            aria-current={pathname === page.path ? 'page' : undefined}
            onClick={close}
          >
            <PageMark page={page} doorwayClass={styles.doorway} statusClass={styles.status} />
            <b>{labelOf(page)}</b>
            <span>{page.line}</span>
          </Link>
        ))
      }
    </Disclosure>
  );
}

function CountedLink({
  to,
  label,
  count,
  children,
}: {
  to: string;
  label: string;
  count: number;
  children: Elements;
}) {
  const items = count === 1 ? '1 item' : `${count} items`;
  return (
    <Link className={iconButtonClass} to={to} aria-label={count > 0 ? `${label}, ${items}` : label}>
      {children}
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </Link>
  );
}

/** The account menu; a button that loads it again when it could not be fetched. */
function AccountSlot({ user }: { user: UserData }) {
  const [failed, setFailed] = useState(false);
  return failed ? (
    <IconButton label={`Account of ${user.name}`} onClick={() => setFailed(false)}>
      {initialOf(user.name)}
    </IconButton>
  ) : (
    <OnDemand
      name="The account menu"
      load={loadAccountMenu}
      props={{ user }}
      fallback={<span className={iconButtonClass} />}
      onFailed={() => setFailed(true)}
    />
  );
}

/** The links of the footer lead to the same pages as the menu. */
const footerLinks = {
  label: 'Links at the foot',
  run: () => document.querySelector('footer')?.scrollIntoView(),
};

/** The navigation bar at the top of every page. */
export const Navigation = memo(function Navigation() {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const session = useSession();
  const inCart = useCart((state) => state.items.length);
  const wished = useWishlist((state) => state.items.length);
  const isMember = session.status === 'member';
  /** Whether it is a member's browser, although the server can't say so. */
  const isAway = session.status === 'unreachable' && 'signedIn' in document.documentElement.dataset;
  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.in}`}>
        <Wordmark />
        <nav className={styles.links} aria-label="Main">
          <NavLink to="/">Home</NavLink>
          <InTurn part="arts menu">
            <PagesMenu label="Arts" menu="arts" prefix="/arts" />
          </InTurn>
          <InTurn part="events menu">
            <PagesMenu label="Events" menu="events" prefix="/events" />
          </InTurn>
          {[...pagesOf('bar'), ...pagesOf('about')].map((page) => (
            <NavLink key={page.path} to={page.path} childPrefix={page.childPrefix}>
              {labelOf(page)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <IconButton
            label="Search"
            aria-keyshortcuts="/"
            className={styles.search}
            onClick={openSearch}
            onPointerEnter={preloadSearch}
            onFocus={preloadSearch}
          >
            <Icon of={Search} />
          </IconButton>
          <CountedLink to="/wishlist" label="Wishlist" count={wished}>
            <Icon of={Heart} />
          </CountedLink>
          <CountedLink to="/cart" label="Cart" count={inCart}>
            <Icon of={ShoppingBag} />
          </CountedLink>
          {isMember ? (
            <AccountSlot user={session.user} />
          ) : isAway ? (
            <IconButton label="Reload account" onClick={checkSession}>
              <Icon of={CloudOff} />
            </IconButton>
          ) : (
            <Button
              className={styles.login}
              onClick={() => openAuthDialog('login')}
              onPointerEnter={preloadAuthDialog}
              onFocus={preloadAuthDialog}
            >
              Login
            </Button>
          )}
          <IconButton
            label="Open menu"
            aria-expanded={drawerOpen}
            className={styles.burger}
            onClick={() => setDrawerOpen(true)}
            onPointerEnter={preloadDrawer}
            onFocus={preloadDrawer}
          >
            <Icon of={Menu} />
          </IconButton>
        </div>
      </div>
      {drawerOpen && (
        <OnDemand
          name="The menu"
          load={loadDrawer}
          props={{ onClose: () => setDrawerOpen(false) }}
          instead={footerLinks}
          onFailed={() => setDrawerOpen(false)}
        />
      )}
      <SearchSlot />
    </header>
  );
});
