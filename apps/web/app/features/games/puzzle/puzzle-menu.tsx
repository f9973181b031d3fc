import type { PuzzleArtwork } from '@kalavithi/contract/site';
import type { Ref } from 'react';
import { pictureSources } from '../../../lib/format/picture-sources';
import { Picture } from '../../../ui/picture';
import { Palette } from './palette';
import { largestSource } from './tile-background';
import { useGames } from '../content';
import styles from './puzzle-menu.module.css';
import { phone } from '../../../styles/breakpoints';

/** Loads the tiles' picture on hover; browsers would warn about an unused preload. */
const fetchTiles = ({ picture }: PuzzleArtwork) => {
  new Image().src = largestSource(pictureSources(picture).avif);
};

interface PuzzleMenuProps {
  ref: Ref<HTMLUListElement>;
  onChoose: (artwork: string) => void;
}

/** The five pictures, laid out as tiles of a puzzle; the sixth cell is the gap. */
export function PuzzleMenu({ ref, onChoose }: PuzzleMenuProps) {
  return (
    <ul ref={ref} className={styles.menu}>
      {useGames().puzzle.map((artwork) => {
        const { id, name, hi, regionLabel, colours, picture } = artwork;
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.card}
              data-artwork={id}
              onPointerEnter={() => fetchTiles(artwork)}
              onFocus={() => fetchTiles(artwork)}
              onClick={() => onChoose(id)}
            >
              <Picture
                decorative
                priority="early"
                sources={pictureSources(picture)}
                sizes={`${phone} 31vw, 240px`}
              />
              <Palette colours={colours} />
              <span className={styles.names}>
                <b>{name}</b> <span lang="hi">{hi}</span>
              </span>
              <span className={styles.region}>{regionLabel}</span>
            </button>
          </li>
        );
      })}
      <li className={styles.gap} aria-hidden="true" />
    </ul>
  );
}
