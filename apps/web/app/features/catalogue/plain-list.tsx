import type { Picture as DrawnPicture } from '@kalavithi/contract/picture';
import { pictureSources } from '../../lib/picture-sources';
import { Picture } from '../../ui/picture';
import styles from './plain-list.module.css';

export interface PlainEntry {
  id: string;
  name: string;
  hi?: string;
  text?: string;
  picture: DrawnPicture | null;
}

/** Works or people with picture, name and a text, in columns. */
export function PlainList({ entries, label }: { entries: readonly PlainEntry[]; label?: string }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {entries.map(({ id, name, hi, text, picture }) => (
        <li key={id}>
          {picture && (
            <Picture
              sources={pictureSources(picture)}
              sizes="(max-width: 500px) 92vw, (max-width: 1100px) 45vw, 390px"
            />
          )}
          <h3>{name}</h3>
          {hi && (
            <p className="script" lang="hi">
              {hi}
            </p>
          )}
          {text && <p className="muted small">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
