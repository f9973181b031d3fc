import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { allPages, labelOf, pages } from '../site-map';
import { ButtonLink } from '../ui/button';
import styles from './not-found-page.module.css';

// Loaded on demand, because the page is rare; without the picture, it is still complete.
const NotFoundPicture = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./not-found-picture')).NotFoundPicture };
  } catch {
    return { default: () => null };
  }
});

export const notFoundTitle = 'This door has been bricked up';

/** The page of an unknown address: a bricked-up doorway. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  /** The one above the address, such as that of the artists. */
  const list = allPages.find(({ path }) => pathname.startsWith(`${path}/`)) ?? pages.gallery;
  return (
    <div className={styles.wall} data-room="warli">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <p className={styles.code}>404</p>
          <h1>{notFoundTitle}</h1>
          <p className="read">{'The page moved, or it was never on this street.\nThe rest of it is open.'}</p>
          <div className={styles.actions}>
            <ButtonLink look="wall" to="/">
              Home
            </ButtonLink>
            <ButtonLink look="wall-line" to={list.path}>
              {labelOf(list)}
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
