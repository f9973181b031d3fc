import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Embla on an element. Its code is fetched when the element first comes on the screen; until then,
 * and if it can't be fetched, there is none, and the next time on the screen tries again.
 * @param options are read once
 */
export const useEmbla = (
  onScreen: boolean,
  options: EmblaOptionsType,
): [viewport: RefObject<HTMLDivElement | null>, embla: EmblaCarouselType | null] => {
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const first = useRef(options);
  const isWanted = onScreen || embla !== null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    let started: EmblaCarouselType | undefined;
    const begin = async () => {
      try {
        const { default: start } = await import('embla-carousel');
        if (!isMounted || !viewport.current) return;
        started = start(viewport.current, first.current);
        setEmbla(started);
      } catch {
        // Without it the row still scrolls by hand.
      }
    };
    void begin();
    return () => {
      isMounted = false;
      started?.destroy();
    };
  }, [isWanted]);
  return [viewport, embla];
};
