import type { PuzzleArtwork } from '@kalavithi/contract/site';
import type { Ref } from 'react';
import { pictureSources } from '../../../lib/format/picture-sources';
import { Picture } from '../../../ui/picture';
import { useGames } from '../content';
import { Dyes } from './dyes';
import { largestOf } from './picture-cut';
import styles from './puzzle-menu.module.css';
import { phone } from '../../../styles/breakpoints';

/**
 * Who points at a picture may choose it next, and time runs from then on: its tiles should not come late. No preload, of which browsers complain
 * when another picture is chosen.
 */
const fetchTiles = ({ picture }: PuzzleArtwork) => {
  new Image().src = largestOf(pictureSources(picture).avif);
};

interface PuzzleMenuProps {
  ref: Ref<HTMLUListElement>;
  onChoose: (artwork: string) => void;
}

/** The five pictures, laid out as the tiles of a puzzle: the sixth place is the gap. */
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
                sizes={`${phone} 45vw, 240px`}
              />
              <Dyes colours={colours} />
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
