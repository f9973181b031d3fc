import type { Event } from '@kalavithi/contract/event';
import { pictureAddress } from '@kalavithi/contract/media';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { pictureSources } from '../../lib/picture-sources';
import { Picture } from '../../ui/picture';
import styles from './event-pictures.module.css';

const Lightbox = lazy(async () => ({ default: (await import('../../ui/lightbox')).Lightbox }));

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
      <ul className={styles['pictures']} data-count={pictures.length}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <a
              href={pictureAddress(picture)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                opener.current = event.currentTarget;
                setOpen(picture.id);
              }}
            >
              <Picture sources={pictureSources(picture)} sizes="(max-width: 768px) 46vw, 28vw" />
            </a>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <Lightbox
            works={pictures.map((picture, index) => ({
              id: picture.id,
              name: `Picture ${index + 1}`,
              eyebrow: event_title,
              description: picture.alt,
              sources: { ...pictureSources(picture), full: pictureAddress(picture) },
              action: null,
            }))}
            shown={open}
            onShow={setOpen}
            onClose={() => setOpen(null)}
            missing={null}
          />
        </Suspense>
      )}
    </section>
  );
}
