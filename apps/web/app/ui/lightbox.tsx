import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classes } from './classes';
import type { Elements } from './elements';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { LampDialog } from './lamp-dialog';
import { LightboxStage, type LightboxSources } from './lightbox-stage';
import {
  clampView,
  largestScale,
  nextScale,
  resizedView,
  smallestScale,
  viewOfPart,
  visiblePart,
  wholeView,
  zoomAt,
  type Part,
  type Point,
  type Size,
  type View,
} from './lightbox-view';
import styles from './lightbox.module.css';
import { showModally } from './open-dialogs';

export type { LightboxSources } from './lightbox-stage';

export interface LightboxWork {
  id: string;
  name: string;
  /** The name is read out, but not shown. */
  untitled?: boolean;
  /** The line above the name. */
  eyebrow: ReactNode;
  description: string;
  sources: LightboxSources;
  /** The button below; hidden for the map while the work is zoomed. */
  action: ReactNode;
}

/** What the lightbox shows, for its tools. */
export interface LightboxControl {
  zoomed: boolean;
  /** The part of the picture in view. */
  part: Part;
  /** Zooms to a part of the picture. */
  showPart: (part: Part) => void;
}

/** What a caller adds to the lightbox. */
export interface LightboxTools {
  /** Buttons in the bar. */
  bar?: Elements;
  /** Lies over the picture and moves with it. */
  over?: Elements;
  /** Stands next to the picture; on narrow screens below it, in place of the caption. */
  side?: Elements;
  /** Stands in place of the description. */
  foot?: Elements;
  /** What further keys do, by the name of the key. */
  keys?: Record<string, () => void>;
}

interface LightboxProps {
  works: readonly LightboxWork[];
  /** Id of the work shown. */
  shown: string;
  onShow: (id: string) => void;
  onClose: () => void;
  /** The part of the first work to begin with. */
  part?: Part | null;
  tools?: (control: LightboxControl) => LightboxTools;
}

/** How far an arrow key moves a zoomed work, in pixels. */
const keyStep = 80;
const noTools: LightboxTools = {};
const noSize: Size = { width: 0, height: 0 };
const centre: Point = { x: 0, y: 0 };

/** Prefetches the neighbours' pictures a moment after the current one. */
const usePrefetch = (works: readonly (LightboxWork | undefined)[]) => {
  const sources = works.map((work) => work?.sources.avif ?? '').join('\n');
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const avif of sources.split('\n')) {
        if (!avif) continue;
        const image = new Image();
        image.sizes = '4096px';
        image.srcset = avif;
      }
    }, 400);
    return () => clearTimeout(timer);
  }, [sources]);
};

function SmallMap({
  sources,
  view,
  picture,
  stage,
}: {
  sources: LightboxSources;
  view: View;
  picture: Size;
  stage: Size;
}) {
  const part = visiblePart(view, picture, stage);
  const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
  return (
    <div
      className={styles.map}
      aria-hidden="true"
      style={{ '--ratio': sources.width / sources.height } as CSSProperties}
    >
      <picture>
        <source type="image/avif" srcSet={sources.avif} sizes="112px" />
        <img src={sources.fallback} width={sources.width} height={sources.height} alt="" />
      </picture>
      <i
        style={{
          left: percent(part.x),
          top: percent(part.y),
          width: percent(part.width),
          height: percent(part.height),
        }}
      />
    </div>
  );
}

/**
 * Works shown large, one at a time. Zoom from 100 to 300 % by buttons, +, − and 0, wheel, pinch and
 * double click; arrows, arrow keys and swipes turn to the next work. Open as long as it is
 * rendered.
 */
export function Lightbox({ works, shown, onShow, onClose, part = null, tools }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const title = useId();
  const [view, setView] = useState(wholeView);
  const [sizes, setSizes] = useState({ picture: noSize, stage: noSize });
  /** A part that is shown as soon as the sizes are known. */
  const firstPart = useRef(part);
  const [previous, setPrevious] = useState(shown);
  if (previous !== shown) {
    setPrevious(shown);
    setView(wholeView);
  }
  const at = Math.max(
    0,
    works.findIndex((work) => work.id === shown),
  );
  const work = works[at];
  const neighbour = (direction: 1 | -1) => works[(at + direction + works.length) % works.length];
  usePrefetch([neighbour(1), neighbour(-1)]);

  useEffect(() => {
    const close = dialog.current ? showModally(dialog.current) : undefined;
    closeButton.current?.focus();
    return close;
  }, []);

  if (!work) return null;

  const look = (next: View) => setView(clampView(next, sizes.picture, sizes.stage));
  const zoom = (direction: 1 | -1) => look(zoomAt(view, nextScale(view.scale, direction), centre));
  const turn = (direction: 1 | -1) => {
    const next = neighbour(direction);
    if (next && next.id !== work.id) onShow(next.id);
  };
  const zoomed = view.scale > 1;
  const { bar, over, side, foot, keys } =
    tools?.({
      zoomed,
      part: visiblePart(view, sizes.picture, sizes.stage),
      showPart: (next) => look(viewOfPart(next, sizes.picture, sizes.stage)),
    }) ?? noTools;
  const percent = `${Math.round(view.scale * 100)}%`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A slider among the tools has keys of its own.
    if (event.target instanceof HTMLInputElement) return;
    const move = (x: number, y: number) => look({ ...view, x: view.x + x, y: view.y + y });
    const actions: Record<string, () => void> = {
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      '−': () => zoom(-1),
      '0': () => look(wholeView),
      ArrowLeft: () => (zoomed ? move(keyStep, 0) : turn(-1)),
      ArrowRight: () => (zoomed ? move(-keyStep, 0) : turn(1)),
      ...(zoomed && { ArrowUp: () => move(0, keyStep), ArrowDown: () => move(0, -keyStep) }),
      ...keys,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const arrow = (direction: 1 | -1, name: string, icon: typeof ChevronLeft) => (
    <IconButton
      label={name}
      className={classes(styles.arrow, direction === 1 ? styles.next : styles.before)}
      onClick={() => turn(direction)}
    >
      <Icon of={icon} />
    </IconButton>
  );

  return (
    <LampDialog
      ref={dialog}
      className={classes(
        styles.lightbox,
        zoomed && styles.closeUp,
        side && styles.withSide,
        foot && styles.withFoot,
        bar && styles.withTools,
      )}
      style={{ '--ratio': work.sources.width / work.sources.height } as CSSProperties}
      labelledBy={title}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <span className={styles.count} aria-hidden="true">
          {works.length > 1 && <span>{`${at + 1} of ${works.length}`}</span>}
        </span>
        {works.length > 1 && (
          <span className="sr" role="status">
            {`${at + 1} of ${works.length}: ${work.name}`}
          </span>
        )}
        {bar && (
          <>
            {bar}
            <span className={styles.separator} />
          </>
        )}
        <IconButton label="Zoom out" aria-disabled={view.scale <= smallestScale} onClick={() => zoom(-1)}>
          <Icon of={Minus} />
        </IconButton>
        <span className={styles.percent} role="status">
          {percent}
        </span>
        <IconButton label="Zoom in" aria-disabled={view.scale >= largestScale} onClick={() => zoom(1)}>
          <Icon of={Plus} />
        </IconButton>
        <span className={styles.separator} />
        <IconButton ref={closeButton} label="Close" onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      {works.length > 1 && arrow(-1, 'Previous work', ChevronLeft)}
      <LightboxStage
        key={work.id}
        sources={work.sources}
        view={view}
        onView={look}
        onTurn={turn}
        onSizes={(picture, stage) => {
          const first = firstPart.current;
          firstPart.current = null;
          setSizes({ picture, stage });
          setView((now) =>
            first
              ? viewOfPart(first, picture, stage)
              : clampView(resizedView(now, sizes.picture, picture), picture, stage),
          );
        }}
        over={over}
      />
      {side && <div className={styles.side}>{side}</div>}
      {works.length > 1 && arrow(1, 'Next work', ChevronRight)}
      <div className={styles.caption}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{work.eyebrow}</p>
          <h2 id={title} className={work.untitled ? 'sr' : undefined}>
            {work.name}
          </h2>
          {/* It keeps its height while the work is zoomed, and in the room of what stands in its place, so that the stage does not resize. */}
          <p className={styles.description}>{work.description}</p>
          {foot}
        </div>
        <div className={styles.aside}>
          <div className={styles.action}>{work.action}</div>
          {zoomed && <SmallMap sources={work.sources} view={view} {...sizes} />}
        </div>
      </div>
    </LampDialog>
  );
}
