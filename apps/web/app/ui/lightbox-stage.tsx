import { useEffect, useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react';
import { classes } from './classes';
import type { Elements } from './elements';
import { swipeTo, wholeView, zoomAt, type Point, type Size, type View } from './lightbox-view';
import styles from './lightbox.module.css';
import type { PictureSources } from './picture';
import { noteShownFiles, shownFile } from './shown-files';

export interface LightboxSources extends PictureSources {
  /** Address of the full-size picture, fetched on zoom; null where the AVIF files are the largest. */
  full: string | null;
  /** The `src` of the picture on the page, where it is another than `fallback`. */
  small?: string;
}

/** Makes the browser choose the largest AVIF file on every screen. */
const largest = '4096px';

/** A picture is shown whole at most so many times as large as it is: a tiny one would be a blur. */
const largestPixel = 6;

interface StageProps {
  sources: LightboxSources;
  view: View;
  /** Receives the new view, which the caller clamps. */
  onView: (view: View) => void;
  /** A swipe to the next work (1) or the previous one (-1). */
  onTurn: (direction: 1 | -1) => void;
  onSizes: (picture: Size, stage: Size) => void;
  /** Names a zoomed work among several stages. */
  label?: string;
  /** Lies over the picture and moves with it; `--scale` is the view's. */
  over?: Elements;
}

interface Touch {
  /** The position of each finger by pointer id. */
  fingers: Map<number, Point>;
  /** View, centre and distance of the fingers at the start of the gesture. */
  view: View;
  middle: Point;
  distance: number;
  since: number;
}

const middleOf = (fingers: Iterable<Point>): Point => {
  const all = [...fingers];
  return {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
};

const distanceOf = (fingers: Iterable<Point>): number => {
  const [first, second] = [...fingers];
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
};

/** The position of a pointer relative to the stage's centre. */
const fromCentre = (stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};

/** The element with the focus; null where it is on none, or on one that is hidden. */
const visibleFocus = (): Element | null => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return null;
  return getComputedStyle(activeElement).visibility === 'hidden' ? null : activeElement;
};

/**
 * Keeps the focus, and so the keys, in the large view: while a work is zoomed, some buttons are hidden, and the stage takes the focus
 * from them. Afterwards the stage can't have it, and gives it back, or to the first button that can be pressed.
 */
const useKeptFocus = (stage: RefObject<HTMLElement | null>, zoomed: boolean) => {
  useEffect(() => {
    const element = stage.current;
    if (!zoomed || !element) return undefined;
    let left: Element | null = null;
    if (!visibleFocus()) {
      left = document.activeElement;
      element.focus({ preventScroll: true });
    }
    return () => {
      const focused = visibleFocus();
      if (focused && focused !== element) return;
      const dialog = element.closest('dialog');
      const button = dialog?.querySelector<HTMLElement>('button:not([aria-disabled=true])');
      const next = dialog?.contains(left) ? (left as HTMLElement) : button;
      next?.focus({ preventScroll: true });
    };
  }, [stage, zoomed]);
};

/** Shows one work: wheel and pinch zoom, dragging moves a zoomed work, swiping turns to another. */
export function LightboxStage({
  sources,
  view,
  onView,
  onTurn,
  onSizes,
  label = 'Zoomed work',
  over,
}: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const work = useRef<HTMLDivElement>(null);
  const touch = useRef<Touch | null>(null);
  const [held, setHeld] = useState(false);
  /** How far an unzoomed work follows the finger sideways. */
  const [pulled, setPulled] = useState(0);
  /** Shown until the large file is loaded and decoded, and where that fails. */
  const [standIn] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    noteShownFiles();
    return shownFile(sources.small ?? sources.fallback);
  });
  /** The AVIF files failed to load. */
  const [failed, setFailed] = useState(false);
  const zoomed = view.scale > 1;
  const [wasZoomed, setWasZoomed] = useState(zoomed);
  if (zoomed && !wasZoomed) setWasZoomed(true);

  useKeptFocus(stage, zoomed);

  const latest = useRef({ view, onView, onSizes });
  useEffect(() => {
    latest.current = { view, onView, onSizes };
  });

  useEffect(() => {
    const element = stage.current;
    const picture = work.current;
    if (!element || !picture) return undefined;
    const sizes = new ResizeObserver(() =>
      latest.current.onSizes(
        { width: picture.offsetWidth, height: picture.offsetHeight },
        { width: element.clientWidth, height: element.clientHeight },
      ),
    );
    sizes.observe(element);
    sizes.observe(picture);
    // Not passive, so that the page can be prevented from zooming.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018));
      const point = fromCentre(element, event);
      latest.current.onView(zoomAt(latest.current.view, latest.current.view.scale * factor, point));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      sizes.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, []);

  /** Each finger added or removed restarts the gesture from the current view. */
  const startGesture = (fingers: Map<number, Point>, since: number) => {
    touch.current = {
      fingers,
      view,
      middle: middleOf(fingers.values()),
      distance: distanceOf(fingers.values()),
      since,
    };
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const fingers = touch.current?.fingers ?? new Map<number, Point>();
    if (fingers.size === 2) return;
    fingers.set(event.pointerId, fromCentre(event.currentTarget, event));
    startGesture(fingers, event.timeStamp);
    setHeld(true);
    setPulled(0);
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const gesture = touch.current;
    if (!gesture?.fingers.has(event.pointerId)) return;
    const { fingers, view: from, middle, distance } = gesture;
    fingers.set(event.pointerId, fromCentre(event.currentTarget, event));
    const { x, y } = middleOf(fingers.values());
    const moved = { x: x - middle.x, y: y - middle.y };
    if (fingers.size === 2) {
      const scale = (from.scale * distanceOf(fingers.values())) / Math.max(1, distance);
      const pinched = zoomAt(from, scale, middle);
      onView({ scale: pinched.scale, x: pinched.x + moved.x, y: pinched.y + moved.y });
    } else if (from.scale > 1) {
      onView({ scale: from.scale, x: from.x + moved.x, y: from.y + moved.y });
    } else {
      setPulled(moved.x);
    }
  };

  const onPointerEnd = (event: PointerEvent<HTMLDivElement>) => {
    const gesture = touch.current;
    const end = gesture?.fingers.get(event.pointerId);
    if (!gesture || !end) return;
    gesture.fingers.delete(event.pointerId);
    if (gesture.fingers.size > 0) {
      startGesture(gesture.fingers, Number.NEGATIVE_INFINITY);
      return;
    }
    touch.current = null;
    setHeld(false);
    setPulled(0);
    if (event.type === 'pointercancel' || gesture.view.scale > 1 || zoomed) return;
    const { middle, since } = gesture;
    const turn = swipeTo({ x: end.x - middle.x, y: end.y - middle.y }, event.timeStamp - since);
    if (turn !== 0) onTurn(turn);
  };

  return (
    // A zoomed work is a focusable region that the arrow keys move.
    <div
      ref={stage}
      className={classes(styles.stage, zoomed && styles.zoomed, held && styles.held)}
      {...(zoomed
        ? { role: 'region', tabIndex: 0, 'aria-label': `${label}, arrow keys move it` }
        : undefined)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={(event) =>
        onView(zoomed ? wholeView : zoomAt(view, 2, fromCentre(event.currentTarget, event)))
      }
      onDragStart={(event) => event.preventDefault()}
    >
      <div className={styles.place}>
        <div
          ref={work}
          className={classes(styles.work, !standIn && styles.bare)}
          style={
            {
              // One of unknown size is given as a single pixel.
              maxWidth: sources.width > 1 ? largestPixel * sources.width : undefined,
              '--ratio': sources.width / sources.height,
              '--picture-colour': sources.colour,
              '--scale': view.scale,
              backgroundImage: standIn && `url("${standIn}")`,
              transform: `translate(${view.x + pulled}px, ${view.y}px) scale(${view.scale})`,
            } as CSSProperties
          }
        >
          <picture>
            {!failed && <source type="image/avif" srcSet={sources.avif} sizes={largest} />}
            <img
              src={sources.fallback}
              width={sources.width}
              height={sources.height}
              alt={sources.alt}
              fetchPriority="high"
              onError={() => setFailed(true)}
              // Its alt text would lie over the file that stands in.
              style={standIn ? { color: 'transparent' } : undefined}
            />
          </picture>
          {wasZoomed && sources.full && <img className={styles.full} src={sources.full} alt="" />}
          {over}
        </div>
      </div>
    </div>
  );
}
