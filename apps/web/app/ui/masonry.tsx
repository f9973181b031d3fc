import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { classes } from './classes';
import { InTurn } from './in-turn';
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

/** Whether so many items leave columns empty: they hang in one row then, and larger. */
export const isFew = (count: number): boolean => count < counts[0];

/** The items' columns and the list's height per number of columns, as custom properties. */
const layoutOf = (items: readonly MasonryItem[]) => {
  const list: Record<string, number> = {};
  const positions = items.map((): Record<string, number> => ({}));
  for (const count of counts) {
    const { columns, widths, rem } = assignColumns(items, count);
    list[`--widths-${count}`] = Number(widths.toFixed(3));
    list[`--rem-${count}`] = Number(rem.toFixed(1));
    columns.forEach((column, index) => {
      // Items take the even orders, the breaks between columns the odd ones.
      (positions[index] as Record<string, number>)[`--at-${count}`] = column * 2;
    });
  }
  return { list: list as CSSProperties, positions: positions as CSSProperties[] };
};

/** Sets the list's height to that of its tallest column after each layout. */
const useExactHeight = (items: readonly MasonryItem[]) => {
  const list = useRef<HTMLUListElement>(null);
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const elements = [...element.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden])')];
    const measure = () => {
      const heights = new Map<string, number>();
      for (const item of elements) {
        const { order, marginBlockEnd } = getComputedStyle(item);
        const height = item.getBoundingClientRect().height + Number.parseFloat(marginBlockEnd);
        heights.set(order, (heights.get(order) ?? 0) + height);
      }
      element.style.setProperty('--measured', `${Math.ceil(Math.max(0, ...heights.values())) + 1}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const item of elements) observer.observe(item);
    return () => observer.disconnect();
  }, [ids]);
  return list;
};

/**
 * Items of different heights in columns: 4, 3 at 1100 pixels, 2 at 700, 1 at 500. Each goes to the
 * shortest column in document order, so that visual and keyboard order agree. The columns follow
 * from known sizes, so the server's document has them and nothing moves later.
 */
export function Masonry({ label, items }: MasonryProps) {
  const { list, positions } = layoutOf(items);
  return (
    <InTurn part={label}>
      <div className={styles.frame}>
        <ul
          ref={useExactHeight(items)}
          className={classes(styles.list, isFew(items.length) && styles.few)}
          aria-label={label}
          style={list}
        >
          {/* First, so that the columns are right while the document is still loading. */}
          {[1, 3, 5].map((order) => (
            <li key={order} aria-hidden="true" className={styles.break} style={{ order }} />
          ))}
          {items.map(({ id, content }, index) => (
            <InTurn key={id} part={id}>
              <li className={styles.item} style={positions[index]}>
                {content}
              </li>
            </InTurn>
          ))}
        </ul>
      </div>
    </InTurn>
  );
}
