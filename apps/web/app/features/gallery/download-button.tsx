import type { GalleryWork } from '@kalavithi/contract/work';
import styles from './download-button.module.css';
import { DownloadLink } from './download-link';

/** The download of a work as a button, on its own page. */
export function DownloadButton({ work }: { work: GalleryWork }) {
  return <DownloadLink work={work} className={styles.download} />;
}
