import type { CSSProperties, ReactNode } from 'react';
import { later } from '../../ui/later';
import styles from './sortable-item.module.css';

interface SortableItemProps {
  id: string;
  index: number;
  /** Index by rising and by falling price, from 0. */
  up: number;
  down: number;
  children: ReactNode;
}

/** An item that the style sheet can sort before hydration. */
export function SortableItem({ id, index, up, down, children }: SortableItemProps) {
  return (
    <li
      id={id}
      className={styles.item}
      data-later={later(index)}
      style={{ '--up': up, '--down': down } as CSSProperties}
    >
      {children}
    </li>
  );
}
