import { useLightbox } from '../../ui/use-lightbox';
import type { Event } from '@kalavithi/contract/event';
import { pictureAddress, pictureLarge } from '@kalavithi/contract/media';
import { OnDemand } from '../../lib/loading/on-demand';
import { pictureSources } from '../../lib/format/picture-sources';
import { Picture } from '../../ui/picture';
import styles from './event-pictures.module.css';
import { tablet } from '../../styles/breakpoints';

/** On a phone, the first of an odd number is as wide as the screen; on a page, one, two and the first of five take half of it. */
const sizesOf = ({ width, height }: Event['pictures'][number], index: number, count: number): string => {
  const isFirst = index === 0;
  const onPhone = isFirst && count % 2 === 1 ? 80 : 46;
  const onPage = count < 3 || (isFirst && count === 5) ? 46 : count === 3 ? 31 : 23;
  // One and two hang in 4 by 3, more are cut to squares; what is cut off is fetched, too.
  const cut = Math.max(1, (width / height) * (count < 3 ? 3 / 4 : 1));
  return `${tablet} ${onPhone}vw, ${Math.round(onPage * cut)}vw`;
};

const loadLightbox = async () => (await import('../../ui/lazy-lightbox')).Lightbox;

/** The pictures of an event in a grid; each opens in the lightbox. */
export function EventPictures({ event: { pictures, event_title } }: { event: Event }) {
  const { shown, show, close, openFrom } = useLightbox();
  return (
    <section aria-labelledby="event-pictures">
      <h2 id="event-pictures">Pictures</h2>
      <ul className={styles.pictures} data-count={pictures.length}>
        {pictures.map((picture, index) => (
          <li key={picture.path}>
            <a href={pictureAddress(picture)} onClick={(event) => openFrom(event, picture.path)}>
              <Picture
                sources={pictureSources(picture, { close: true })}
                sizes={sizesOf(picture, index, pictures.length)}
              />
            </a>
          </li>
        ))}
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
