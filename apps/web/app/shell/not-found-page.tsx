import { lazy, Suspense } from 'react';
import { useRootData } from '../lib/loading/site';
import { pages } from '../site-map';
import { ButtonLink } from '../ui/button';
import styles from './not-found-page.module.css';

// Few come here: what it shows is no part of what every page carries.
// Without it, which only adorns, the page is whole.
const NotFoundPicture = lazy(async () => ({
  default: await import('./not-found-picture').then(
    (loaded) => loaded.NotFoundPicture,
    () => () => null,
  ),
}));

/** The page of an address that leads nowhere: a doorway on the avenue, bricked up. */
export function NotFoundPage() {
  const site = useRootData()?.site;
  return (
    <div className={styles.wall} data-room="warli">
      <title>{`This door has been bricked up${site ? ` · ${site.name}` : ''}`}</title>
      <div className={`wrap ${styles.lost}`}>
        <div className={styles.text}>
          <p className={styles.number}>404</p>
          <h1>This door has been bricked up</h1>
          <p className="read">
            The page moved, or it was never on this street. The rest of the avenue is open.
          </p>
          <div className={styles.ways}>
            <ButtonLink look="wall" to="/">
              Home
            </ButtonLink>
            <ButtonLink look="wall-line" to={pages.gallery.path}>
              Art Gallery
            </ButtonLink>
          </div>
        </div>
        <div className={styles.door}>
          <Suspense>
            <NotFoundPicture />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
