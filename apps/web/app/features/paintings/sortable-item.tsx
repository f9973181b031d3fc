import type { CSSProperties, ReactNode } from 'react';
import styles from './sortable-item.module.css';

interface SortableItemProps {
  id: string;
  /** Places in the order of rising and of falling price, from 0. */
  up: number;
  down: number;
  children: ReactNode;
}

/** An item of a list that the style sheet can sort before the page's script is there. */
export function SortableItem({ id, up, down, children }: SortableItemProps) {
  return (
    <li id={id} className={styles.item} style={{ '--up': up, '--down': down } as CSSProperties}>
      {children}
    </li>
  );
}
