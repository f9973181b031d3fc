import type { WorkDetails } from '@kalavithi/contract/work';

/** The title of a work's page: its name with its tradition, school or place. */
export const workTitle = ({ name, tradition, schoolName, region }: WorkDetails): string => {
  const origin = tradition ?? schoolName ?? region;
  return origin === null || name.includes(origin) ? name : `${name}, ${origin}`;
};
