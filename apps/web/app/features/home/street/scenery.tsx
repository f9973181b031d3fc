import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { PauseButton } from '../../../ui/pause-button';
import { isPlainPress } from '../../../ui/presses';
import { isMotionReduced, useReducedMotion } from '../../../ui/use-media';
import { DoorLife } from './door-life';
import { houses, pictureOf } from './houses';
import { useLamps } from './lamps';
import styles from './scenery.module.css';
import '../../../styles/street-tokens.css';
import './walk-in.css';

/** The class of the element that holds the street. */
export const stage = styles.stage;

/** By keyboard, the whole house comes into view: browsers are content with a part of its sign, and snapping takes a short way back. */
const showHouse = ({ currentTarget }: FocusEvent): void => {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Props of the sign of each house: where it hangs, and the room whose colours it has. */
export const signs = houses.map(({ room, sign }) => ({
  'data-room': room,
  style: { '--sign': sign } as CSSProperties,
  onFocus: showHouse,
}));

/** How much of the street an arrow scrolls: one house of the part before stays in view. */
const scrollShare = 0.7;

interface ControlsProps {
  row: RefObject<HTMLUListElement | null>;
  paused: boolean;
  onToggle: () => void;
}

/** The arrows along the street, and the pause button of what moves there. */
export function Controls({ row, paused, onToggle }: ControlsProps) {
  const reduced = useReducedMotion();
  const [ends, setEnds] = useState({ start: true, end: false });
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const note = () => {
      const { scrollLeft, clientWidth, scrollWidth } = list;
      const [start, end] = [scrollLeft < 2, scrollLeft + clientWidth > scrollWidth - 2];
      setEnds((last) => (last.start === start && last.end === end ? last : { start, end }));
    };
    // It also reports the first size.
    const observer = new ResizeObserver(note);
    observer.observe(list);
    list.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', note);
    };
  }, [row]);
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({
      left: direction * row.current.clientWidth * scrollShare,
      behavior: reduced ? 'instant' : 'smooth',
    });
  return (
    <div className={styles.controls}>
      <PauseButton paused={paused} onToggle={onToggle} what="street" />
      <div className={styles.arrows}>
        <IconButton label="Previous houses" aria-disabled={ends.start} onClick={() => scroll(-1)}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <IconButton label="Next houses" aria-disabled={ends.end} onClick={() => scroll(1)}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
    </div>
  );
}

/** Sky and skyline behind the houses. They scroll more slowly. */
export function Backdrop() {
  const lit = useLamps();
  return (
    <div className={styles.backdrop} aria-hidden="true" data-lit={lit ? '' : undefined}>
      <div className={styles.far} style={{ backgroundImage: `url("${pictureOf('far', lit)}")` }} />
      <div className={styles.road} style={{ backgroundImage: `url("${pictureOf('road', lit)}")` }} />
    </div>
  );
}

/** One house: its picture, the life in its door, and what it is. Decoration beside the link. */
export function HouseFront({ index }: { index: number }) {
  const lit = useLamps();
  const [built, setBuilt] = useState(false);
  const [seen, setSeen] = useState(false);
  const watch = useRef((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  const house = houses[index];
  if (!house) return null;
  const { name, place, cutOut } = house;
  return (
    <>
      <div
        className={styles.house}
        aria-hidden="true"
        data-lit={lit ? '' : undefined}
        data-built={built ? '' : undefined}
      >
        <div className={styles.road} style={{ backgroundImage: `url("${pictureOf('road', lit)}")` }} />
        <svg className={styles.cutOut} viewBox="0 0 300 470">
          {(['wall', 'roof'] as const).map((part) => (
            <g key={part}>
              <path className={styles.cast} d={cutOut[part]} transform="translate(2 3)" />
              <path d={cutOut[part]} style={{ fill: `var(--${name}-${part})` }} />
            </g>
          ))}
          <path d={cutOut.openings} />
        </svg>
        <img
          className={styles.front}
          src={pictureOf(name, lit)}
          width="300"
          height="470"
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setBuilt(true)}
        />
        <div ref={watch.current} className={styles.door} data-door={name} data-seen={seen ? '' : undefined}>
          <DoorLife of={name} />
        </div>
      </div>
      <p className={styles.place}>{place}</p>
    </>
  );
}

let doorPlace: CSSStyleSheet | undefined;

/** Declares for the view transition where the door is. On the document's element, its whole content would be styled again. */
const setDoorPlace = (declarations: string): void => {
  if (!('startViewTransition' in document)) return;
  if (!doorPlace) {
    doorPlace = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, doorPlace];
  }
  doorPlace.replaceSync(`::view-transition-old(root), ::view-transition-new(root) { ${declarations} }`);
};

/**
 * Notes where the pressed door is, so that the next page opens out of it (walk-in.css).
 * Browsers without view transitions, and people who want less motion, see the ordinary page change.
 */
export const walkIn = (event: MouseEvent<HTMLElement>): void => {
  if (!isPlainPress(event)) return;
  const box = event.currentTarget.closest('li')?.querySelector('[data-door]')?.getBoundingClientRect();
  if (!box || isMotionReduced()) return;
  const { clientWidth, clientHeight, dataset } = document.documentElement;
  dataset['walkIn'] = '';
  const places = {
    top: box.top,
    right: clientWidth - box.right,
    bottom: clientHeight - box.bottom,
    left: box.left,
    x: box.left + box.width / 2,
    y: box.bottom,
  };
  setDoorPlace(
    Object.entries(places)
      .map(([name, value]) => `--door-${name}: ${Math.round(value)}px`)
      .join(';'),
  );
};
