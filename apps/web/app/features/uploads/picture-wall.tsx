import { useLightbox } from '../../ui/use-lightbox';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import type { CSSProperties } from 'react';
import { longDate } from '../../lib/format/dates';
import { OnDemand } from '../../lib/loading/on-demand';
import { desk, phone } from '../../styles/breakpoints';
import { classes } from '../../ui/classes';
import { PicturePlaceholder } from '../../brand/placeholder';
import { Label } from './label';
import { heightOf, isDated } from './load-gallery';
import heavy from './moulding.module.css';
import { NewPicture } from './new-picture';
import { newPictureSource } from './new-picture-source';
import styles from './picture-wall.module.css';
import { useAbsoluteAddress } from './use-absolute-address';
import { hangInRows } from './wall-rows';
import wire from './wire.module.css';

const loadLightbox = async () => (await import('../../ui/lazy-lightbox')).Lightbox;

/** Grid rows as high together as a column is wide; the style sheet uses the same number. */
const rowsOfColumn = 40;
/** Those of them that moulding and mount take at both sides. */
const rowsOfFrame = 5;
/** Limits of height by width of a frame; pictures beyond them have more mount about them. */
const maxRatio = 2.5;
/** The height of a frame on the wall has a limit of its own. */
const maxRatioOnWall = 5;
const minRatio = 1 / 3;

/** One picture hangs large, or beside empty places. */
const usualColumns = 4;

/** So many hang in rows, each as wide as the wall; more of them in columns. */
const mostInRows = 9;
/** Rows on a phone, on a tablet and on a desk, by their names in the style sheet, with the screens of each. */
const rowShapes = Object.entries({
  phone: { screens: `${phone} `, wide: 1.6, leastShare: 0.39, narrowest: 0.65 },
  tablet: { screens: `${desk} `, wide: 2.4, leastShare: 0.22, narrowest: 0.55 },
  desk: { screens: '', wide: 2.8, leastShare: 0.12, narrowest: 0.55 },
});

/** Rows of an empty place beside pictures: as the first of them, within these limits. */
const [fewestFreeRows, mostFreeRows] = [26, 60];

/** Height by width of the place for a picture. */
const ratioOf = ({ width, height }: GalleryItem, most = maxRatio): number =>
  Math.min(most, Math.max(minRatio, height / width));

/** The `sizes` of a picture that hangs alone: its share of the wall, and what the height leaves it. */
const sizesAlone = (item: GalleryItem): string => {
  const ratio = ratioOf(item);
  const [most, tall] = [42 / ratio, 56 / ratio].map(Math.ceil);
  return `${phone} min(90vw, ${tall}vh), min(90vw, ${most}rem)`;
};

/** The width of a place with this ratio, were that as large as the picture. */
const pixelsOf = (item: GalleryItem, ratio: number): number => Math.max(item.width, heightOf(item) / ratio);

/** A row is about so many pixels high, however much higher its pictures are. */
const usualRow = 400;
/** The ratio of a frame as narrow as those of tall pictures. */
const narrowRatio = 1.8;

/** The ratio of a frame in a row; a tiny picture among large ones has a narrow frame, as it fills none. */
const ratioInRow = (item: GalleryItem, tallest: number): number => {
  const ratio = ratioOf(item, maxRatioOnWall);
  const isTiny = 6 * pixelsOf(item, ratio) < Math.min(tallest, usualRow);
  return isTiny ? Math.max(ratio, narrowRatio) : ratio;
};

/** The places of pictures in a few rows, as custom properties, and the `sizes` of the pictures. */
const placesInRows = (ratios: readonly number[]) => {
  const own = ratios.map((ratio) => 1 / ratio);
  const places = own.map(() => ({ style: {} as Record<string, number>, sizes: [] as string[] }));
  for (const [name, { screens, ...shape }] of rowShapes) {
    hangInRows(own, shape).forEach(({ width, sum, least, count, turn }, index) => {
      const { style, sizes } = places[index]!;
      style[`--${name}`] = width;
      style[`--${name}-sum`] = sum;
      style[`--${name}-row`] = count;
      style[`--${name}-turn`] = turn;
      style[`--${name}-least`] = least;
      // Each frame of a row, and each gap, takes some of the window from the pictures.
      const share = own[index]! / sum;
      sizes.push(
        `${screens}min(${Math.ceil((92 - 5 * count) * share)}vw, ${Math.ceil(78 * share)}rem, ${Math.ceil(62 * own[index]!)}vh)`,
      );
    });
  }
  return places.map(({ style, sizes }) => ({ style, sizes: sizes.join(', ') }));
};

/** How many rows there are on a tablet, and on paper: each picture is a share of its row. */
const rowCount = (places: ReturnType<typeof placesInRows>): number =>
  Math.round(places.reduce((rows, { style }) => rows + 1 / (style['--tablet-row'] ?? 1), 0));

/** The height of a frame in rows, a part of one included. */
const heightInRows = (ratio: number): number => (rowsOfColumn - rowsOfFrame) * ratio + rowsOfFrame;

const rowsOf = (ratio: number): number => Math.ceil(heightInRows(ratio));

const nameOf = (item: GalleryItem, number: number): string =>
  isDated(item) ? `Uploaded artwork ${number}, ${longDate(item.createdAt)}` : `Uploaded artwork ${number}`;

interface PictureWallProps {
  items: readonly GalleryItem[];
  /** Whether the first item was uploaded just now and hangs alone, before the others. */
  isFirstNew?: boolean;
  /** Whether empty places for further pictures follow a single one, which otherwise hangs large in the middle. */
  withPlaces?: boolean;
}

/** Places that fill the row of a few pictures. Narrower screens have fewer columns, and show fewer. */
function FreePlaces({ after: pictures }: { after: readonly GalleryItem[] }) {
  const rows = Math.min(
    mostFreeRows,
    Math.max(fewestFreeRows, ...pictures.slice(0, 1).map((item) => heightInRows(ratioOf(item)))),
  );
  return Array.from({ length: usualColumns - pictures.length }, (_, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- all places are alike
    <li key={place} className={styles.free} style={{ '--rows': rows } as CSSProperties} aria-hidden="true">
      <span className={classes(styles.place, wire.wire)} />
    </li>
  ));
}

/** Uploaded pictures in frames, in columns; each opens in the lightbox. */
export function PictureWall({ items, isFirstNew = false, withPlaces = false }: PictureWallProps) {
  const { shown, show, close, openFrom } = useLightbox();
  const absolute = useAbsoluteAddress();
  const newest = isFirstNew ? items[0] : undefined;
  const others = newest ? items.slice(1) : items;
  const isAlone = others.length === 1 && !newest && !withPlaces;
  const isFew = others.length > 1 && others.length <= mostInRows;
  const tallest = Math.max(...others.map(heightOf));
  const ratios = others.map((item) =>
    isFew ? ratioInRow(item, tallest) : ratioOf(item, isAlone ? maxRatio : maxRatioOnWall),
  );
  const places = isFew ? placesInRows(ratios) : [];
  const hung = others.map((item, index) => {
    const ratio = ratios[index]!;
    return {
      item,
      style: {
        '--rows': rowsOf(ratio),
        '--ratio': ratio,
        '--pixels': pixelsOf(item, ratio),
        ...places[index]?.style,
      } as CSSProperties,
      sizes: isAlone ? sizesAlone(item) : places[index]?.sizes,
    };
  });
  return (
    <div className={styles.room}>
      {newest && (
        <NewPicture
          key={newest._id}
          item={newest}
          name={nameOf(newest, 1)}
          onOpen={(event) => openFrom(event, newest._id)}
        />
      )}
      {others.length > 0 && (
        <ul
          className={styles.wall}
          aria-label="Uploaded artworks"
          data-alone={isAlone || undefined}
          data-rows={isFew ? rowCount(places) : undefined}
          style={{ '--tallest': tallest } as CSSProperties}
        >
          {hung.map(({ item, style, sizes }, index) => (
            <li key={item._id} style={style}>
              <a
                className={classes(styles.frame, wire.wire, isAlone && heavy.moulding)}
                href={absolute(item.imageUrl)}
                onClick={(event) => openFrom(event, item._id)}
              >
                <img
                  src={absolute(item.thumbnailUrl)}
                  {...(sizes && { ...newPictureSource(item, absolute), sizes })}
                  width={item.width}
                  height={item.height}
                  loading={index < 8 ? 'eager' : 'lazy'}
                  decoding="async"
                  alt={nameOf(item, items.indexOf(item) + 1)}
                />
              </a>
              <Label item={item} className={styles.label} />
            </li>
          ))}
          {withPlaces && others.length === 1 && <FreePlaces after={others} />}
        </ul>
      )}
      {shown !== null && (
        <OnDemand
          name="The large view"
          load={loadLightbox}
          props={{
            works: items.map((item, index) => ({
              id: item._id,
              name: `Uploaded artwork ${index + 1}`,
              eyebrow: 'Artwork Gallery',
              description: isDated(item) ? `Uploaded on ${longDate(item.createdAt)}` : '',
              // Uploads exist in one format only.
              sources: {
                avif: '',
                fallback: absolute(item.imageUrl),
                full: absolute(item.imageUrl),
                small: absolute(item.thumbnailUrl),
                width: item.width,
                height: item.height,
                colour: 'transparent',
                alt: nameOf(item, index + 1),
              },
              action: null,
            })),
            shown,
            onShow: show,
            onClose: close,
          }}
          onFailed={close}
        />
      )}
    </div>
  );
}

/** The places where the first pictures will hang. */
export function EmptyPlaces() {
  return (
    <div className={styles.room}>
      <ul className={styles.wall} aria-hidden="true">
        <FreePlaces after={[]} />
      </ul>
    </div>
  );
}

const placeholderRows = [40, 30, 52, 44, 50, 36, 40, 48];

/** Placeholder while the pictures load. */
export function PictureWallSkeleton() {
  return (
    <div className={styles.room}>
      <p className="sr" role="status">
        Loading pictures
      </p>
      <ul className={styles.wall} aria-hidden="true">
        {placeholderRows.map((rows, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- all placeholders are alike
          <li key={index} style={{ '--rows': rows } as CSSProperties}>
            <PicturePlaceholder doorway="gallery" loading delay={index * 0.18} className={styles.place} />
          </li>
        ))}
      </ul>
    </div>
  );
}
