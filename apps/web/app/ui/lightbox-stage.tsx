import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { classes } from './classes';
import { swipeTo, wholeView, zoomAt, type Point, type Size, type View } from './lightbox-view';
import styles from './lightbox.module.css';
import type { PictureSources } from './picture';

export interface LightboxSources extends PictureSources {
  /** Address of the picture in its full size, fetched when it is zoomed. */
  full: string;
}

/** Makes the browser choose the largest of the AVIF files, whatever the screen. */
const largest = '4096px';

interface StageProps {
  sources: LightboxSources;
  view: View;
  /** Changes the view; it is kept within its bounds by whoever holds it. */
  onView: (view: View) => void;
  /** A swipe to the next work (1) or the one before (-1). */
  onTurn: (direction: 1 | -1) => void;
  onSizes: (picture: Size, stage: Size) => void;
}

interface Touch {
  /** Where each finger is, by its pointer's id. */
  fingers: Map<number, Point>;
  /** View, middle and distance of the fingers when the present movement began. */
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

/** The place where one work is looked at: wheel and pinch zoom, dragging moves the zoomed work, swiping turns to another. */
export function LightboxStage({ sources, view, onView, onTurn, onSizes }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const work = useRef<HTMLDivElement>(null);
  const touch = useRef<Touch | null>(null);
  const [held, setHeld] = useState(false);
  /** How far an unzoomed work follows the finger sideways. */
  const [pulled, setPulled] = useState(0);
  const zoomed = view.scale > 1;
  const [wasZoomed, setWasZoomed] = useState(zoomed);
  if (zoomed && !wasZoomed) setWasZoomed(true);

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
    // React listens to wheels passively, so the page behind could not be kept from zooming.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const place = element.getBoundingClientRect();
      const point = {
        x: event.clientX - place.left - place.width / 2,
        y: event.clientY - place.top - place.height / 2,
      };
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018));
      latest.current.onView(zoomAt(latest.current.view, latest.current.view.scale * factor, point));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      sizes.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, []);

  const fromCentre = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const place = (stage.current as HTMLElement).getBoundingClientRect();
    return { x: clientX - place.left - place.width / 2, y: clientY - place.top - place.height / 2 };
  };

  /** Every finger that comes or goes begins the movement anew from where the picture is. */
  const begin = (fingers: Map<number, Point>, since: number) => {
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
    fingers.set(event.pointerId, fromCentre(event));
    begin(fingers, event.timeStamp);
    setHeld(true);
    setPulled(0);
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const now = touch.current;
    if (!now?.fingers.has(event.pointerId)) return;
    now.fingers.set(event.pointerId, fromCentre(event));
    const middle = middleOf(now.fingers.values());
    const way = { x: middle.x - now.middle.x, y: middle.y - now.middle.y };
    if (now.fingers.size === 2) {
      const scale = (now.view.scale * distanceOf(now.fingers.values())) / Math.max(1, now.distance);
      const pinched = zoomAt(now.view, scale, now.middle);
      onView({ scale: pinched.scale, x: pinched.x + way.x, y: pinched.y + way.y });
    } else if (now.view.scale > 1) {
      onView({ scale: now.view.scale, x: now.view.x + way.x, y: now.view.y + way.y });
    } else {
      setPulled(way.x);
    }
  };

  const onPointerEnd = (event: PointerEvent<HTMLDivElement>) => {
    const now = touch.current;
    if (!now?.fingers.has(event.pointerId)) return;
    const end = now.fingers.get(event.pointerId) as Point;
    const alone = now.fingers.size === 1;
    now.fingers.delete(event.pointerId);
    if (!alone) {
      begin(now.fingers, Number.NEGATIVE_INFINITY);
      return;
    }
    touch.current = null;
    setHeld(false);
    setPulled(0);
    if (event.type === 'pointercancel' || now.view.scale > 1 || zoomed) return;
    const turn = swipeTo({ x: end.x - now.middle.x, y: end.y - now.middle.y }, event.timeStamp - now.since);
    if (turn !== 0) onTurn(turn);
  };

  return (
    // A zoomed work is a region of its own: the keyboard reaches it, and the arrow keys move it.
    <div
      ref={stage}
      className={classes(styles.stage, zoomed && styles.zoomed, held && styles.held)}
      {...(zoomed
        ? { role: 'region', tabIndex: 0, 'aria-label': 'Zoomed work, arrow keys move it' }
        : undefined)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={(event) => onView(zoomed ? wholeView : zoomAt(view, 2, fromCentre(event)))}
      onDragStart={(event) => event.preventDefault()}
    >
      <div className={styles.place}>
        <div
          ref={work}
          className={styles.work}
          style={
            {
              '--ratio': sources.width / sources.height,
              '--picture-colour': sources.colour,
              transform: `translate(${view.x + pulled}px, ${view.y}px) scale(${view.scale})`,
            } as CSSProperties
          }
        >
          <picture>
            <source type="image/avif" srcSet={sources.avif} sizes={largest} />
            <img
              src={sources.fallback}
              width={sources.width}
              height={sources.height}
              alt={sources.alt}
              fetchPriority="high"
            />
          </picture>
          {wasZoomed && <img className={styles.full} src={sources.full} alt="" />}
        </div>
      </div>
    </div>
  );
}
