import type { PuzzleArtwork } from '@kalavithi/contract/site';
import { thumbnailAddress } from '@kalavithi/contract/media';
import { blank, type Direction, type Slide, type Tiles } from '@kalavithi/games/sliding-puzzle/board';
import type { Ref } from 'react';
import { pictureSources } from '../../../lib/format/picture-sources';
import { classes } from '../../../ui/classes';
import { Picture } from '../../../ui/picture';
import { wood } from '../shared/wood';
import { GiltFrame } from './gilt-frame';
import { tileLabel } from './puzzle-texts';
import { tileBackground } from './tile-background';
import styles from './puzzle-board.module.css';
import { useSwipe } from './use-swipe';

interface PuzzleBoardProps {
  ref: Ref<HTMLDivElement>;
  artwork: PuzzleArtwork;
  tiles: Tiles;
  /** The slides that count now. */
  slides: readonly Slide[];
  lastSlide: Slide | null;
  numbers: boolean;
  /** The whole picture covers the tiles. */
  whole: boolean;
  /** The picture is solved: the tiles close up, and it gets its frame. */
  solved: boolean;
  /** The time is up: the tiles come loose and lose their colour. */
  lost: boolean;
  /** The game is paused and its notice covers the tiles. */
  covered: boolean;
  onSlide: (tile: number) => void;
  onSwipe: (direction: Direction) => void;
}

/**
 * Nine cells in reading order, so that Tab follows the eye. A tile is rendered in its cell; one
 * that has just moved slides in from its old cell.
 */
export function PuzzleBoard({
  ref,
  artwork,
  tiles,
  slides,
  lastSlide,
  numbers,
  whole,
  solved,
  lost,
  covered,
  onSlide,
  onSwipe,
}: PuzzleBoardProps) {
  const sources = pictureSources(artwork.picture);
  const standIn = thumbnailAddress(artwork.picture);
  const swipe = useSwipe(onSwipe);
  return (
    <div
      ref={ref}
      className={classes(wood.tray, styles.ground, solved && styles.solved, lost && styles.lost)}
      role="group"
      aria-label={`Eight tiles of ${artwork.name}`}
      inert={covered}
      {...swipe}
    >
      {tiles.map((tile, position) => {
        const movable = slides.some((slide) => slide.tile === tile);
        return tile === blank ? (
          <span key="gap" className={wood.floor} />
        ) : (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the nine places stay where they are
            key={position}
            type="button"
            className={styles.tile}
            aria-label={tileLabel(tile, position)}
            aria-disabled={!movable}
            tabIndex={movable ? 0 : -1}
            data-position={position}
            onClick={() => onSlide(tile)}
          >
            <span
              key={tile}
              className={styles.face}
              data-slid={position === lastSlide?.to ? lastSlide.direction : undefined}
              style={tileBackground(tile, sources, standIn)}
            >
              {numbers && <span className={styles.number}>{tile + 1}</span>}
            </span>
          </button>
        );
      })}
      <div
        className={classes(styles.whole, whole && styles.shown)}
        style={{ backgroundImage: `url("${standIn}")` }}
        aria-hidden="true"
      >
        <Picture decorative priority="early" sources={sources} sizes="830px" />
      </div>
      {solved && <GiltFrame />}
    </div>
  );
}
