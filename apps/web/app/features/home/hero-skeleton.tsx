import { FramedWork } from '../../brand/framed-work';
import { LinePlaceholder, PicturePlaceholder } from '../../brand/placeholder';
import { classes } from '../../ui/classes';
import styles from './hero.module.css';

/** Placeholder while the home page loads: a wall, the work on it and its words. */
export function HeroSkeleton() {
  return (
    <>
      <h1 className="sr" role="status">
        Loading...
      </h1>
      <div className={classes(styles.hero, styles.waiting)} aria-hidden="true">
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.text}>
            <LinePlaceholder />
            <LinePlaceholder />
            <LinePlaceholder />
            <LinePlaceholder />
            <LinePlaceholder />
          </div>
          <div className={styles.work}>
            <FramedWork className={styles.frame}>
              <PicturePlaceholder doorway="home" className={styles.picture} />
            </FramedWork>
          </div>
        </div>
      </div>
    </>
  );
}
