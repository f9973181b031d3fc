import type { Ref } from 'react';
import { pictureSources } from '../../../lib/format/picture-sources';
import { classes } from '../../../ui/classes';
import { Picture } from '../../../ui/picture';
import { inOwnScript, useGames } from '../content';
import styles from './memory-tiles.module.css';
import { masonry } from '../../../styles/breakpoints';

interface MemoryTilesProps {
  ref: Ref<HTMLDivElement>;
  /** The tile that is lit now. */
  lit: number | null;
  /** Whether a choice counts now. */
  accepting: boolean;
  /** The round has been repeated without a mistake. */
  passed: boolean;
  /** The game is paused and its notice covers the tiles. */
  covered: boolean;
  onChoose: (tile: number) => void;
}

/** The four arts, two by two, each with its name in two scripts. */
export function MemoryTiles({ ref, lit, accepting, passed, covered, onChoose }: MemoryTilesProps) {
  return (
    <div
      ref={ref}
      className={classes(styles.tiles, passed && styles.passed)}
      role="group"
      aria-label="Four art tiles"
      inert={covered}
    >
      {useGames('memory').map((art, tile) => {
        const { id, name, picture } = art;
        const own = inOwnScript(art);
        return (
          <button
            key={id}
            type="button"
            className={classes(styles.tile, tile === lit && styles.lit)}
            aria-disabled={!accepting}
            aria-keyshortcuts={String(tile + 1)}
            data-lit={tile === lit || undefined}
            onClick={() => onChoose(tile)}
          >
            <div className={styles.picture} data-light={id}>
              <Picture
                decorative
                priority={tile === 0 ? 'first' : 'early'}
                sources={pictureSources(picture)}
                sizes={`${masonry} 40vw, (min-height: 60em) 345px, 300px`}
              />
            </div>
            <span className={styles.names}>
              <span>{name}</span> <span lang={own.lang}>{own.text}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
