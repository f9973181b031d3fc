import { useEffect, useState, type ComponentProps } from 'react';
import { painted } from './after-paint';
import { isArriving, later } from './later';

interface LaterItemProps extends ComponentProps<'li'> {
  /** Place in its list, from 0. */
  index: number;
}

/**
 * An item of a list. Below the first screen it is laid out when the page is idle (`later`), and on a
 * page that one has just gone to, what is in it is rendered after the first frame.
 */
export function LaterItem({ index, children, ...rest }: LaterItemProps) {
  const mark = later(index);
  const [waits, setWaits] = useState(() => mark !== undefined && isArriving());
  useEffect(() => {
    if (waits) void painted().then(() => setWaits(false));
  }, [waits]);
  return (
    <li {...rest} data-later={mark}>
      {!waits && children}
    </li>
  );
}
