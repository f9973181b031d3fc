import { locale, timeZone } from '@kalavithi/contract/constants';

const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** The start of a calendar day in India; days are wire texts such as `2026-12-02`. */
const dayInIndia = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** One day in long Indian English: 2 December 2026. */
export const longDate = (day: string): string => long.format(dayInIndia(day));

/**
 * A span of days: `2 December 2026 to 3 December 2026`; one day when it begins and ends on the same; 'Not specified' without a start.
 * Both days are written out, by a word: the separators of `formatRange` differ between servers and browsers.
 */
export const dateRange = (start: string | null, end: string | null): string => {
  if (!start) return 'Not specified';
  if (!end || end === start) return longDate(start);
  return `${longDate(start)} to ${longDate(end)}`;
};

/** The day of a moment, given as ISO 8601, as it is in India: 20 November 2026. */
export const longDateOf = (moment: string): string => long.format(new Date(moment));
