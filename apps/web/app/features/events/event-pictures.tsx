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

const placesInRow = (row: Pictures): Place[] => {
  const ratios = row.map(({ width, height }) => width / height);
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  return ratios.map((ratio) => ({ inRow: row.length, share: ratio / sum }));
};

/** Rows of three, and before them what is over; one picture is over for a row of four. */
const onPage = (pictures: Pictures): Place[] => {
  const over = pictures.length % 3;
  const inRow = over === 1 ? 4 : over || 3;
  const rest = pictures.slice(inRow);
  return [...placesInRow(pictures.slice(0, inRow)), ...(rest.length > 0 ? onPage(rest) : [])];
};

/** Rows of two, and before them what is over. */
const onPhone = (pictures: Pictures): Place[] => {
  const inRow = pictures.length % 2 || 2;
  const rest = pictures.slice(inRow);
  return [...placesInRow(pictures.slice(0, inRow)), ...(rest.length > 0 ? onPhone(rest) : [])];
};

const vw = ({ share }: Place) => `${Math.round(92 * share)}vw`;

const loadLightbox = async () => (await import('../../ui/lazy-lightbox')).Lightbox;

/** The pictures of an event in a grid; each opens in the lightbox. */
export function EventPictures({ event: { pictures, event_title } }: { event: Event }) {
  const { shown, show, close, openFrom } = useLightbox();
  const wide = onPage(pictures);
  const narrow = onPhone(pictures);
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
