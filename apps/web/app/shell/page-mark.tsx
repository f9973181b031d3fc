import { Doorway } from '../brand/doorway';
import type { SitePage } from '../site-map';
import { StatusMark } from '../ui/status-mark';

interface PageMarkProps {
  page: SitePage;
  doorwayClass: string | undefined;
  statusClass: string | undefined;
}

/** The mark of a page in a menu: that of the status which it lists, or the doorway of its room. */
export function PageMark({ page: { status, room }, doorwayClass, statusClass }: PageMarkProps) {
  return status ? (
    <StatusMark on={status === 'Upcoming'} className={statusClass} />
  ) : (
    room && <Doorway of={room} className={doorwayClass} />
  );
}
