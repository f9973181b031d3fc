import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useIsDialogOpen } from './open-dialogs';
import { useReducedMotion, useSavesData } from './use-media';

export interface Autoplay {
  /** Whether slides are changing by themselves. */
  running: boolean;
  /** Paused by the visitor, by reduced motion, or by the wish to receive little. */
  paused: boolean;
  reducedMotion: boolean;
  /** Whether any part is on the screen; false on the server. */
  onScreen: boolean;
  toggle: () => void;
  /** Props of the element that holds the slides while it is hovered, touched or focused. */
  holdHandlers: {
    ref: (element: HTMLElement | null) => (() => void) | undefined;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Runs a slideshow while it is on the screen and not behind a dialog, hovered, touched, focused by
 * keyboard or paused. With reduced motion or data it starts paused. `held` stops it for a reason of the caller's.
 */
export function useAutoplay(held = false): Autoplay {
  const reducedMotion = useReducedMotion();
  const covered = useIsDialogOpen();
  const stands = useSavesData() || reducedMotion;
  const [choice, setChoice] = useState<'paused' | 'playing' | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [onScreen, setOnScreen] = useState(false);
  const paused = choice === null ? stands : choice === 'paused';

  const watch = useRef((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  });

  return {
    running: onScreen && !paused && !held && !covered && !pointed && !focused,
    paused,
    reducedMotion,
    onScreen,
    toggle: () => {
      setChoice(paused ? 'playing' : 'paused');
      // Play starts at once, although pointer and focus are still on the button.
      setPointed(false);
      setFocused(false);
    },
    holdHandlers: {
      ref: watch.current,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => {
        // A mouse click leaves focus on the button; only visible focus holds the slides.
        if (event.target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

interface CountdownOptions {
  running: boolean;
  /** How long one slide shows, in milliseconds. */
  everyMs: number;
  /** The current slide; a change restarts the countdown. */
  slide: number;
  onEnd: () => void;
}

/** Counts down the time of a slide while the show is running; a pause does not restart it. */
export function useCountdown({ running, everyMs, slide, onEnd }: CountdownOptions): void {
  const count = useRef({ slide, spentMs: 0 });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (count.current.slide !== slide) count.current = { slide, spentMs: 0 };
    if (!running) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), everyMs - count.current.spentMs);
    return () => {
      clearTimeout(timer);
      count.current.spentMs += performance.now() - startedAt;
    };
  }, [running, everyMs, slide]);
}

/** Minimum length of a swipe, in pixels. */
const swipePx = 40;

export interface Slideshow extends Autoplay {
  /** Index of the current slide. */
  current: number;
  show: (index: number) => void;
  /** Whether to load a slide's pictures: it was shown, or is next while the show is on the screen. */
  isNear: (index: number) => boolean;
  /** Props of the element that can be swiped; it needs `touch-action: pan-y`. */
  swipe: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
  };
}

/** A slideshow of one slide at a time with autoplay and swiping. */
export function useSlideshow(count: number, everyMs: number): Slideshow {
  const [current, setCurrent] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const show = (index: number) => {
    setCurrent(index);
    setFurthest(Math.max(furthest, index));
  };
  const autoplay = useAutoplay();
  const touchedAt = useRef<number | null>(null);
  useCountdown({
    running: autoplay.running,
    everyMs,
    slide: current,
    onEnd: () => show((current + 1) % count),
  });
  return {
    ...autoplay,
    current,
    show,
    isNear: (index) => index <= furthest + (autoplay.onScreen ? 1 : 0),
    swipe: {
      onPointerDown: ({ isPrimary, pointerType, clientX }) => {
        touchedAt.current = isPrimary && pointerType === 'touch' ? clientX : null;
      },
      onPointerUp: ({ clientX }) => {
        const moved = clientX - (touchedAt.current ?? Number.NaN);
        touchedAt.current = null;
        if (Math.abs(moved) >= swipePx) show((current + (moved < 0 ? 1 : count - 1)) % count);
      },
      // The page is scrolled.
      onPointerCancel: () => {
        touchedAt.current = null;
      },
    },
  };
}
