import { useLightbox } from '../../ui/use-lightbox';
import type { CSSProperties } from 'react';
import type { Event } from '@kalavithi/contract/event';
import { pictureAddress, pictureLarge } from '@kalavithi/contract/media';
import { OnDemand } from '../../lib/loading/on-demand';
import { pictureSources } from '../../lib/format/picture-sources';
import { Picture } from '../../ui/picture';
import styles from './event-pictures.module.css';
import { phone } from '../../styles/breakpoints';

type Pictures = Event['pictures'];

interface Place {
  /** How many pictures its row has. */
  inRow: number;
  /** Its share of the row's width, by which the row's pictures are of one height. */
  share: number;
}

/** The places in rows, from the first row on; `firstRow` has the length of the first of so many pictures. */
const placesIn = (pictures: Pictures, firstRow: (count: number) => number): Place[] => {
  const row = pictures.slice(0, firstRow(pictures.length));
  if (row.length === 0) return [];
  const ratios = row.map(({ width, height }) => width / height);
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  const places = ratios.map((ratio) => ({ inRow: row.length, share: ratio / sum }));
  return [...places, ...placesIn(pictures.slice(row.length), firstRow)];
};

/** Rows of three, and before them what is over; one picture is over for a row of four. */
const onPage = (count: number): number => (count % 3 === 1 ? 4 : count % 3 || 3);

/** Rows of two, and before them what is over. */
const onPhone = (count: number): number => count % 2 || 2;

const vw = ({ share }: Place) => `${Math.round(92 * share)}vw`;

const loadLightbox = async () => (await import('../../ui/lazy-lightbox')).Lightbox;

/** The pictures of an event in a grid; each opens in the lightbox. */
export function EventPictures({ event: { pictures, event_title } }: { event: Event }) {
  const { shown, show, close, openFrom } = useLightbox();
  const wide = placesIn(pictures, onPage);
  const narrow = placesIn(pictures, onPhone);
  return (
    <section aria-labelledby="event-pictures">
      <h2 id="event-pictures">Pictures</h2>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => {
          const [there, here] = [wide[index], narrow[index]] as [Place, Place];
          return (
            <li
              key={picture.path}
              style={
                {
                  '--in-row': there.inRow,
                  '--share': there.share,
                  '--in-narrow-row': here.inRow,
                  '--narrow-share': here.share,
                } as CSSProperties
              }
            >
              <a href={pictureAddress(picture)} onClick={(event) => openFrom(event, picture.path)}>
                <Picture
                  sources={pictureSources(picture, { close: true })}
                  sizes={`${phone} ${vw(here)}, ${vw(there)}`}
                />
              </a>
            </li>
          );
        })}
      </ul>
      {shown !== null && (
        <OnDemand
          name="The large view"
          load={loadLightbox}
          props={{
            works: pictures.map((picture, index) => ({
              id: picture.path,
              name: `Picture ${index + 1}`,
              untitled: true,
              eyebrow: event_title,
              description: picture.alt,
              sources: { ...pictureSources(picture), full: pictureLarge(picture) },
              action: null,
            })),
            shown,
            onShow: show,
            onClose: close,
          }}
          onFailed={close}
        />
      )}
    </section>
  );
}
