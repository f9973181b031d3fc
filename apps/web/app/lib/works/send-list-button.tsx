import { Share2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { shareLink } from '../browser/share-link';
import { listLink } from './list-link';

/** Sends works as a link: by the device's share sheet, or copied. Without works, it only keeps its place. */
export function SendListButton({ ids, title }: { ids: readonly string[]; title: string }) {
  return (
    <Button
      look="line"
      small
      disabled={ids.length === 0}
      onClick={() => void shareLink(title, listLink(ids, window.location.origin))}
    >
      <Icon of={Share2} />
      <span>Send this list</span>
    </Button>
  );
}
