import { useEffect, useRef, useState, type MouseEvent } from 'react';

/**
 * The picture that a lightbox shows, or null. When it closes, focus returns to the link that opened
 * it.
 */
export const useLightbox = () => {
  const [shown, setShown] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (shown === null) opener.current?.focus();
  }, [shown]);
  return {
    shown,
    show: setShown,
    close: () => setShown(null),
    /** Opens a picture from a click on its link, unless the click asks for a new tab or window. */
    openFrom: (event: MouseEvent<HTMLElement>, id: string) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      opener.current = event.currentTarget;
      setShown(id);
    },
  };
};
