import startEmbla, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { inNextTask } from './next-task';

/**
 * Embla on an element, from the time when the element first comes on the screen; until then there
 * is none.
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
    let started: EmblaCarouselType | undefined;
    let left = false;
    // It measures every slide, which takes as long as the page's other effects together.
    inNextTask(() => {
      if (left || !viewport.current) return;
      started = startEmbla(viewport.current, first.current);
      setEmbla(started);
    });
    return () => {
      left = true;
      started?.destroy();
    };
  }, [isWanted]);
  return [viewport, embla];
};
