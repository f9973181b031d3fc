import { useEffect, useRef, useState, type FocusEvent, type TouchEvent } from 'react';
import { useReducedMotion } from './use-media';

export interface Autoplay {
  /** Whether slides change by themselves right now. */
  running: boolean;
  /** What the pause button says: the person stopped it, or asked the system for less motion. */
  paused: boolean;
  reducedMotion: boolean;
  /** Whether any of it is on the screen; false on the server. */
  onScreen: boolean;
  toggle: () => void;
  /** For the element whose hovering, touching and focusing hold the slides. */
  holdHandlers: {
    ref: (element: HTMLElement | null) => (() => void) | undefined;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * When a show may run by itself: while it is on the screen, nobody points at it, touches it or works in it with the keyboard, and nobody
 * paused it. Less motion asked for begins it paused. `held` keeps it still for a reason of the caller's own.
 */
export function useAutoplay(held = false): Autoplay {
  const reducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<'paused' | 'playing' | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [onScreen, setOnScreen] = useState(false);
  const paused = choice === null ? reducedMotion : choice === 'paused';

  const watch = useRef((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  });

  return {
    running: onScreen && !paused && !held && !pointed && !focused,
    paused,
    reducedMotion,
    onScreen,
    toggle: () => {
      setChoice(paused ? 'playing' : 'paused');
      // Who presses Play wants it to play now, though pointer and focus are still on the button.
      setPointed(false);
      setFocused(false);
    },
    holdHandlers: {
      ref: watch.current,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => {
        // A button clicked with a mouse keeps the focus; only focus that is shown holds the slides.
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
  /** How long one slide stands, in milliseconds. */
  everyMs: number;
  /** The slide that stands; another one starts the countdown anew. */
  slide: number;
  onEnd: () => void;
}

/** Counts the time of a slide while the show runs. Being held stops the countdown and does not begin it again. */
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

/** How far a finger must move along, in pixels, to be meant as a swipe. */
const swipePx = 40;

export interface Slideshow extends Autoplay {
  /** The slide that stands. */
  current: number;
  show: (index: number) => void;
  /** Whether a slide's pictures should be there: it stands, has stood, or comes next while the show is on the screen. */
  isNear: (index: number) => boolean;
  /** For the element whose slides a finger may push on; it needs `touch-action: pan-y`. */
  swipe: {
    onTouchStart: (event: TouchEvent) => void;
    onTouchEnd: (event: TouchEvent) => void;
  };
}

/** A show of one slide at a time: which one stands, and when the next one comes. */
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
      onTouchStart: ({ touches }) => {
        touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      },
      onTouchEnd: ({ changedTouches }) => {
        const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? Number.NaN);
        touchedAt.current = null;
        if (Math.abs(moved) >= swipePx) show((current + (moved < 0 ? 1 : count - 1)) % count);
      },
    },
  };
}
