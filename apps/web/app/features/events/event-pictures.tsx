import type { Event } from '@kalavithi/contract/event';
import { pictureAddress } from '@kalavithi/contract/media';
import { useEffect, useRef, useState } from 'react';
import { OnDemand } from '../../lib/loading/on-demand';
import { pictureSources } from '../../lib/format/picture-sources';
import { Picture } from '../../ui/picture';
import styles from './event-pictures.module.css';
import { tablet } from '../../styles/breakpoints';

const loadLightbox = async () => (await import('../../ui/lightbox')).Lightbox;

/** The pictures of an event, cut to a grid; each opens whole. */
export function EventPictures({ event: { pictures, event_title } }: { event: Event }) {
  const [open, setOpen] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (open === null) opener.current?.focus();
  }, [open]);
  return (
    <section aria-labelledby="event-pictures">
      <h2 id="event-pictures">Pictures</h2>
      <ul className={styles.pictures} data-count={pictures.length}>
        {pictures.map((picture) => (
          <li key={picture.path}>
            <a
              href={pictureAddress(picture)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                opener.current = event.currentTarget;
                setOpen(picture.path);
              }}
            >
              <Picture sources={pictureSources(picture)} sizes={`${tablet} 46vw, 28vw`} />
            </a>
          </li>
        ))}
      </ul>
      {open !== null && (
        <OnDemand
          name="The large view"
          load={loadLightbox}
          props={{
            works: pictures.map((picture, index) => ({
              id: picture.path,
              name: `Picture ${index + 1}`,
              eyebrow: event_title,
              description: picture.alt,
              sources: { ...pictureSources(picture), full: pictureAddress(picture) },
              action: null,
            })),
            shown: open,
            onShow: setOpen,
            onClose: () => setOpen(null),
          }}
          onFailed={() => setOpen(null)}
        />
      )}
    </section>
  );
}
