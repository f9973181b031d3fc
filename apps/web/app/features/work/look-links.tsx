import type { WorkDetails } from '@kalavithi/contract/work';
import { Brush, Columns2, Printer, Search } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../lib/browser/hydrated';
import { OnDemand, preloader } from '../../lib/loading/on-demand';
import { LinePlaceholder } from '../../brand/placeholder';
import { ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import type { Elements } from '../../ui/elements';
import { growingPicture } from '../../ui/growing-picture';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { OtherWork } from './load-work';
import styles from './look-links.module.css';

const load = async () => (await import('./close-look')).CloseLook;
const preload = preloader(load);

/** Opens something over the page; before hydration it only changes the address. */
const opens = (hash: string) => ({
  to: hash,
  state: { openedHere: true },
  preventScrollReset: true,
  onPointerEnter: preload,
  onFocus: preload,
});

/** Makes the picture a link to its large view. */
export function LookLink({ className, children }: { className?: string | undefined; children: Elements }) {
  return (
    <Link {...opens('#look')} className={classes(styles.look, className)} style={growingPicture}>
      {children}
    </Link>
  );
}

interface LookProps {
  work: WorkDetails;
  /** The works to compare it with. */
  others: readonly OtherWork[];
}

/** What else there is to do with the picture. */
export function LookTools({ work, others }: LookProps) {
  const tools = [
    ['#look', 'Look closely', Search] as const,
    work.strokes !== null && (['#draw', 'Watch it being drawn', Brush] as const),
    work.strokes !== null && (['#colour', 'Colouring sheet', Printer] as const),
    others.length > 0 && (['#compare', 'Compare', Columns2] as const),
  ].filter((tool) => tool !== false);
  return (
    <p className={`needs-script ${styles.tools}`}>
      {tools.map(([hash, label, icon]) => (
        <ButtonLink key={hash} {...opens(hash)} look="line">
          <Icon of={icon} />
          <span>{label}</span>
        </ButtonLink>
      ))}
    </p>
  );
}

/** Placeholder for the buttons of `LookTools` while a work loads. */
export function WaitingTools({ count }: { count: number }) {
  return (
    <div className={styles.tools}>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the places never change
        <LinePlaceholder key={index} className={styles.waiting} />
      ))}
    </div>
  );
}

/** What the hash of the address opens over the page. */
export function OpenLook(props: LookProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  if (!useHydrated() || !/^#(look$|draw$|colour$|compare$|xywh=)/.test(hash)) return null;
  return (
    <OnDemand
      name="The large view"
      load={load}
      props={props}
      onFailed={() => void navigate({ hash: '' }, { replace: true, preventScrollReset: true })}
    />
  );
}
