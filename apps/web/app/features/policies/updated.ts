import { dayInIndia, longDate } from '../../lib/format/dates';

/** When a policy was updated: a day in words, anything else, such as a year, as the content has it. */
export const formatUpdated = (updated: string): string =>
  dayInIndia(updated) === null ? updated : longDate(updated);
