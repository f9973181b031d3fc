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

/** A small puzzle of eight pieces in the dyes of all pictures, and a gap. */
const pieces = [0, 1, 2, 3, 4, 5, 6, 7];

/** Returns the colour of a piece: the dyes of each picture in turn. */
const dyeOf = (artworks: readonly PuzzleArtwork[], piece: number) => {
  const colours = artworks[piece % artworks.length]?.colours ?? [];
  return colours[(piece + Math.floor(piece / artworks.length)) % colours.length];
};

interface PuzzleMenuProps {
  ref: Ref<HTMLUListElement>;
  onChoose: (artwork: string) => void;
}

/** The five pictures, laid out as tiles of a puzzle; the sixth cell chooses one of them. */
export function PuzzleMenu({ ref, onChoose }: PuzzleMenuProps) {
  const { puzzle: artworks } = useGames();
  return (
    <ul ref={ref} className={styles.menu}>
      {artworks.map((artwork, index) => {
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
                priority={index === 0 ? 'first' : 'early'}
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
      <li>
        <button
          type="button"
          className={styles.card}
          onClick={() => {
            const any = artworks[Math.floor(Math.random() * artworks.length)];
            if (any) onChoose(any.id);
          }}
        >
          <span className={styles.mosaic} aria-hidden="true">
            {pieces.map((piece) => (
              <i key={piece} style={{ background: dyeOf(artworks, piece) }} />
            ))}
          </span>
          <span className={styles.names}>
            <b>Surprise me</b>
          </span>
        </button>
      </li>
    </ul>
  );
}
