import { ButtonLink } from '../ui/button';
import styles from './lost-page.module.css';

/** Courses of brick that fill the doorway, every second one set off by half a brick. */
const courses = Array.from({ length: 15 }, (_, row) => {
  const y = 361 - row * 18;
  const first = row % 2 === 0 ? 126 : 108;
  return `M90 ${y}h220${Array.from({ length: 6 }, (__, brick) => `M${first + brick * 36} ${y}v18`).join('')}`;
}).join('');

/** The page of an address that leads nowhere: a doorway on the avenue, bricked up. */
export function LostPage() {
  return (
    <div className={styles['wall']} data-room="warli">
      <title>This door has been bricked up · Kalavithi</title>
      <div className={`wrap ${styles['lost']}`}>
        <div className={styles['text']}>
          <p className={styles['number']}>404</p>
          <h1>This door has been bricked up</h1>
          <p className="read">
            The page moved, or it was never on this street. The rest of the avenue is open.
          </p>
          <div className={styles['ways']}>
            <ButtonLink look="wall" to="/">
              Home
            </ButtonLink>
            <ButtonLink look="wall-line" to="/arts/gallery">
              Art Gallery
            </ButtonLink>
          </div>
        </div>
        <svg className={styles['door']} viewBox="0 0 400 380" aria-hidden="true" focusable="false">
          <clipPath id="bricked-arch">
            <path d="M90 379V176c0-16 10-26 30-26 0-28 12-40 33-40 2-28 18-44 47-62 29 18 45 34 47 62 21 0 33 12 33 40 20 0 30 10 30 26v203" />
          </clipPath>
          <path d="M70 379V170c0-26 13-40 32-40 0-26 14-40 33-40 0-28 26-52 65-72 39 20 65 44 65 72 19 0 33 14 33 40 19 0 32 14 32 40v209" />
          <path d="M90 379V176c0-16 10-26 30-26 0-28 12-40 33-40 2-28 18-44 47-62 29 18 45 34 47 62 21 0 33 12 33 40 20 0 30 10 30 26v203" />
          <path strokeWidth="1.1" clipPath="url(#bricked-arch)" d={courses} />
          <path d="M30 379h340" />
        </svg>
      </div>
    </div>
  );
}
