import type { RefObject } from 'react';
import { Select } from '../../ui/select';
import { sortOptions, type SortOrder } from './by-price';
import { sortBeforeHydration } from './use-sort-order';

interface SortSelectProps {
  select: RefObject<HTMLSelectElement | null>;
  order: SortOrder;
  choose: (order: SortOrder) => void;
}

/** The choice of the order of a list. */
export function SortSelect({ select, order, choose }: SortSelectProps) {
  return (
    <Select
      ref={select}
      half
      label="Sort By"
      // Its first choice has the same words.
      named={order !== sortOptions[0].value}
      options={sortOptions}
      value={order}
      // Otherwise the browser restores the choice on Back, but not the order of the list.
      autoComplete="off"
      onChange={(event) => choose(event.target.value as SortOrder)}
    />
  );
}

/** Lets the style sheet sort the list until hydration. */
export function SortBeforeHydration() {
  return (
    <script
      // oxlint-disable-next-line react/no-danger -- our own constant; must run before the first paint
      dangerouslySetInnerHTML={{ __html: sortBeforeHydration }}
    />
  );
}
