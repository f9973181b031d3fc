import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { assignColumns, type MasonrySize } from './masonry-columns';
import styles from './masonry.module.css';

export interface MasonryItem extends MasonrySize {
  id: string;
  content: ReactNode;
}

interface MasonryProps {
  label: string;
  items: readonly MasonryItem[];
}

const counts = [4, 3, 2] as const;

/** The items' columns and the list's height for every number of columns, as custom properties; the style sheet picks by width. */
const placesOf = (items: readonly MasonryItem[]) => {
  const list: Record<string, number> = {};
  const places = items.map((): Record<string, number> => ({}));
  for (const count of counts) {
    const { columns, widths, rem } = assignColumns(items, count);
    list[`--widths-${count}`] = Number(widths.toFixed(3));
    list[`--rem-${count}`] = Number(rem.toFixed(1));
    columns.forEach((column, index) => {
      // Between two columns stands a break, so items take the even places.
      (places[index] as Record<string, number>)[`--at-${count}`] = column * 2;
    });
  }
  return { list: list as CSSProperties, places: places as CSSProperties[] };
};

/** Keeps the list exactly as high as its tallest column, once the browser knows how high that is. */
const useExactHeight = (items: readonly MasonryItem[]) => {
  const list = useRef<HTMLUListElement>(null);
  const hanging = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const hung = [...element.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden])')];
    const measure = () => {
      const heights = new Map<string, number>();
      for (const item of hung) {
        const { order, marginBlockEnd } = getComputedStyle(item);
        const height = item.getBoundingClientRect().height + Number.parseFloat(marginBlockEnd);
        heights.set(order, (heights.get(order) ?? 0) + height);
      }
      element.style.setProperty('--measured', `${Math.ceil(Math.max(0, ...heights.values())) + 1}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const item of hung) observer.observe(item);
    return () => observer.disconnect();
  }, [hanging]);
  return list;
};

/**
 * Items of different heights in columns: 4, 3 at 1100 pixels, 2 at 700, 1 at 500. They hang in reading order, each in the shortest
 * column, and stand in the document in that order, so that keyboard and eye agree. Columns follow from sizes known beforehand: the
 * server's document has them already and nothing moves later.
 */
export function Masonry({ label, items }: MasonryProps) {
  const { list, places } = placesOf(items);
  return (
    <div className={styles.frame}>
      <ul ref={useExactHeight(items)} className={styles.list} aria-label={label} style={list}>
        {/* First, so that the columns stand while the document is still arriving. */}
        {[1, 3, 5].map((place) => (
          <li key={place} aria-hidden="true" className={styles.break} style={{ order: place }} />
        ))}
        {items.map(({ id, content }, index) => (
          <li key={id} className={styles.item} style={places[index]}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
