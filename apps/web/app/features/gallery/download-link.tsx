import { workDownloadAddress } from '@kalavithi/contract/media';
import type { GalleryWork } from '@kalavithi/contract/work';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../ui/icon';
import { fileNameOf, saveArtwork } from './download';

interface DownloadLinkProps {
  work: GalleryWork;
  className?: string | undefined;
}

/** Downloads a work's picture. Without scripts it is a plain download link. */
export function DownloadLink({ work, className }: DownloadLinkProps) {
  const [busy, setBusy] = useState(false);
  const address = workDownloadAddress(work);
  return (
    <a
      className={className}
      href={address}
      download={fileNameOf(work.name)}
      aria-label={`Download ${work.name}`.trim()}
      aria-busy={busy}
      onClick={(event) => {
        event.preventDefault();
        if (busy) return;
        setBusy(true);
        void saveArtwork(address, work.name).finally(() => setBusy(false));
      }}
    >
      <Icon of={Download} />
      <span>Download</span>
    </a>
  );
}
