import type { ComponentProps } from 'react';
import { InTurn } from './in-turn';
import { later, screenPainted } from './later';
import { useWait } from './use-wait';

interface LaterItemProps extends ComponentProps<'li'> {
  /** A name that no other part of the page has. */
  part: string;
  /** Place in its list, from 0. */
  index: number;
}

/**
 * An item of a list, which becomes live in its turn. Below the first screen it is laid out when the page is idle (`later`), and on a
 * page that one has just gone to, what is in it is rendered after that.
 */
export function LaterItem({ part, index, children, ...rest }: LaterItemProps) {
  const mark = later(index);
  const waits = useWait(() => (mark === undefined ? undefined : screenPainted()));
  return (
    <InTurn part={part}>
      <li {...rest} data-later={mark}>
        {!waits && children}
      </li>
    </InTurn>
  );
}
