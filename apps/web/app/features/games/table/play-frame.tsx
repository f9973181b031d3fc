import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import { Doorway } from '../../../brand/doorway';
import styles from './play-frame.module.css';
import { Ways } from './ways';
import type { Elements } from '../../../ui/elements';

interface PlayFrameProps {
  title: string;
  /** The game's name in Devanagari, where it has one. */
  hi?: string | undefined;
  /** What is played on; it fills a ruled frame as high as the window allows. */
  board: ReactNode;
  /** Room below the tiles of a board for their names: it is wider than high. */
  roomy?: boolean;
  /** What stands beside the board: die or numbers first, then the rest; below it on narrow screens. */
  children: Elements;
}

/** The table of every game: the board on the left, the way back, the title and the side panel on the right. */
export function PlayFrame({ title, hi, board, roomy, children }: PlayFrameProps) {
  return (
    <div className="wrap quiet">
      <div className={classes(styles.play, roomy && styles.roomy)}>
        <div className={styles.head}>
          <Ways />
          <div className={styles.title}>
            <Doorway of="games" className={styles.doorway} />
            <h1>{title}</h1>
            {hi && (
              <span className="script" lang="hi">
                {hi}
              </span>
            )}
          </div>
        </div>
        <div className={styles.board} data-board>
          {board}
        </div>
        <div className={styles.side}>
          <p className={classes('without-script', styles.unscripted)}>
            Playing needs JavaScript. Switch it on and the board comes alive; the rules are below.
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}
