import { useEffect, useState, type ComponentProps } from 'react';
import { painted } from './after-paint';
import { InTurn } from './in-turn';
import { isArriving, later } from './later';

interface LaterItemProps extends ComponentProps<'li'> {
  /** A name that no other part of the page has. */
  part: string;
  /** Place in its list, from 0. */
  index: number;
}

/**
 * An item of a list, which becomes live in its turn. Below the first screen it is laid out when the page is idle (`later`), and on a
 * page that one has just gone to, what is in it is rendered after the first frame.
 */
export function LaterItem({ part, index, children, ...rest }: LaterItemProps) {
  const mark = later(index);
  const [waits, setWaits] = useState(() => mark !== undefined && isArriving());
  useEffect(() => {
    if (waits) void painted().then(() => setWaits(false));
  }, [waits]);
  return (
    <InTurn part={part}>
      <li {...rest} data-later={mark}>
        {!waits && children}
      </li>
    </InTurn>
  );
}
