import type { Content } from '@kalavithi/content/content';
import type { Work, WorkFilters } from '@kalavithi/contract/work';

/** Whether a work passes all filters. */
export const passesFilters = (
  { factsOfWorks }: Pick<Content, 'factsOfWorks'>,
  { tradition, state, maker, max }: WorkFilters,
): ((work: Work) => boolean) => {
  return (work) => {
    const facts = factsOfWorks.get(work.id);
    return (
      (tradition === undefined || facts?.tradition === tradition) &&
      (state === undefined || facts?.states.includes(state) === true) &&
      (maker === undefined || facts?.artistId === maker) &&
      (max === undefined || (work.catalogue !== 'gallery' && work.price <= Number(max)))
    );
  };
};
