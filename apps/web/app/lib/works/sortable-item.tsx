import type { CSSProperties, ReactNode } from 'react';
import { LaterItem } from '../../ui/later-item';
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
    <LaterItem
      part={id}
      index={index}
      id={id}
      className={styles.item}
      style={{ '--up': up, '--down': down } as CSSProperties}
    >
      {children}
    </LaterItem>
  );
}
