import { thumbnailAddress } from '@kalavithi/contract/media';
import type { PuzzleArtwork } from '@kalavithi/contract/site';
import { blank } from '@kalavithi/games/sliding-puzzle/board';
import type { Ref } from 'react';
import { pictureSources } from '../../../lib/format/picture-sources';
import { classes } from '../../../ui/classes';
import { Picture } from '../../../ui/picture';
import { Region } from '../../../ui/region';
import { inOwnScript, useGames } from '../content';
import { wood } from '../shared/wood';
import { Palette } from './palette';
import { largestSource, tileBackground } from './tile-background';
import styles from './puzzle-menu.module.css';
import { phone } from '../../../styles/breakpoints';

/** Loads the tiles' picture on hover; browsers would warn about an unused preload. */
const fetchTiles = ({ picture }: PuzzleArtwork) => {
  new Image().src = largestSource(pictureSources(picture).avif);
};

/** The smallest file, which a phone has loaded for the picture's own card. */
const smallSources = ({ picture }: PuzzleArtwork) => ({
  ...pictureSources(picture),
  avif: thumbnailAddress(picture),
});

/** The tiles of a small puzzle that is still mixed up, and its gap. */
const mixed = [4, 2, 7, 0, 5, 3, blank, 6, 1];

interface PuzzleMenuProps {
  ref: Ref<HTMLUListElement>;
  onChoose: (artwork: string) => void;
}

/** The five pictures, laid out as tiles of a puzzle; the sixth cell chooses one of them. */
export function PuzzleMenu({ ref, onChoose }: PuzzleMenuProps) {
  const artworks = useGames('puzzle');
  return (
    <>
      <p className={styles.cue}>Choose a picture</p>
      <ul ref={ref} className={styles.menu}>
        {artworks.map((artwork, index) => {
          const { id, name, regionLabel, colours, picture } = artwork;
          const own = inOwnScript(artwork);
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
                  <b>{name}</b> <span lang={own.lang}>{own.text}</span>
                </span>
                <span className={styles.region}>
                  <Region text={regionLabel} />
                </span>
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
            {/* Each tile is of another picture. */}
            <span className={classes(wood.tray, styles.mosaic)} aria-hidden="true">
              {mixed.map((tile, place) => {
                const artwork = artworks[place % artworks.length];
                return tile === blank || !artwork ? (
                  <i key={tile} className={wood.floor} />
                ) : (
                  <i key={tile} style={tileBackground(tile, smallSources(artwork))} />
                );
              })}
            </span>
            <Palette colours={artworks.slice(0, 4).flatMap(({ colours }, index) => colours[index] ?? [])} />
            <span className={styles.names}>
              <b>Surprise me</b>
            </span>
            <span className={styles.region} aria-hidden="true">
              One of the five
            </span>
          </button>
        </li>
      </ul>
    </>
  );
}
