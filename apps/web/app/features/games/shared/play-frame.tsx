import { classes } from '../../../ui/classes';
import { BelowHead } from '../../../ui/below-head';
import { Doorway, Loader } from '../../../brand/doorway';
import styles from './play-frame.module.css';
import { GameToolbar } from './game-toolbar';
import type { Elements } from '../../../ui/elements';

interface PlayFrameProps {
  title: string;
  /** The game's name in Devanagari, where it has one. */
  hi?: string | undefined;
  /** The rules in one line: before the board on narrow screens too. */
  lead?: string | undefined;
  /** The board; it fills a frame as high as the window allows. */
  board: Elements;
  /** The board is as high as its tiles with their names ask for. */
  roomy?: boolean;
  /** The board is lower than a square, so that it need not be narrow in a low window. */
  flat?: boolean;
  /**
   * A class that sets `--inset`, the width of the mat about the board, and `--side`, the columns of
   * the panel.
   */
  className?: string | undefined;
  /** The board has the colours of the theme. */
  themed?: boolean;
  /** On narrow screens the panel stands above the board. */
  resultFirst?: boolean;
  /** Something at the head of the board, which places itself. */
  head?: Elements;
  /** The side panel, most important part first; below the board on narrow screens. */
  children: Elements;
  /** Below the board and the panel, as wide as both. */
  foot?: Elements;
}

/** The layout of every game: the board, and beside it toolbar, title and panel. */
export function PlayFrame(props: PlayFrameProps) {
  const { title, hi, lead, board, roomy, flat, className, themed, resultFirst, head, children, foot } = props;
  return (
    <div className="wrap quiet">
      <div
        className={classes(
          styles.play,
          roomy && styles.roomy,
          flat && styles.flat,
          className,
          themed && styles.themed,
          resultFirst && styles.resultFirst,
        )}
      >
        <div className={styles.head}>
          <GameToolbar />
          <div className={styles.title}>
            <Doorway of="games" className={styles.doorway} />
            <h1>{title}</h1>
            {hi && (
              <span className="script" lang="hi">
                {hi}
              </span>
            )}
          </div>
          {lead && <p className={classes('read', styles.lead)}>{lead}</p>}
        </div>
        {head}
        <div className={styles.board} data-board>
          <BelowHead>{board}</BelowHead>
        </div>
        <div className={styles.side}>
          <p className={classes('without-script', styles.unscripted)}>
            Playing needs JavaScript. Switch it on and the board comes alive; the rules are below.
          </p>
          <BelowHead>{children}</BelowHead>
        </div>
        {foot}
      </div>
    </div>
  );
}

/** A game whose content is still loading: its title, and the frame of its board, or its board, if that needs no content. */
export function WaitingGame({
  board,
  ...props
}: Pick<PlayFrameProps, 'title' | 'flat' | 'themed'> & Partial<Pick<PlayFrameProps, 'board'>>) {
  const loader = <Loader>Loading...</Loader>;
  return (
    <PlayFrame {...props} board={board ?? loader}>
      {board ? loader : null}
    </PlayFrame>
  );
}
