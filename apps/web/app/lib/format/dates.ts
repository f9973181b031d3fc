import { locale, timeZone } from '@kalavithi/contract/constants';
import type { EventDates } from '@kalavithi/contract/event';

const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** India has kept one offset since 1945. */
const offset = '+05:30';
const offsetMs = 5.5 * 60 * 60 * 1000;

/**
 * The calendar day in India, as `YYYY-MM-DD`, of a day or an instant that a server gave: `2026-12-02`, or ISO 8601 such as
 * `2026-01-14T20:00:00.000Z`, which is the 15th there. A time without an offset is India's. Null for anything else.
 */
export const dayInIndia = (text: string | null | undefined): string | null => {
  const [, day, time, utc, hours, minutes] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:(Z)|([+-]\d\d):?(\d\d))?)?$/i.exec(
      typeof text === 'string' ? text.trim() : '',
    ) ?? [];
  if (!day) return null;
  // Read as UTC and written back, a day that no calendar has comes out as another one, or as none.
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  if (!time) return day;
  // With its colon, which some servers leave out: not every browser reads an offset without one.
  const given = hours ? `${hours}:${minutes}` : offset;
  const instant = Date.parse(`${day}T${time}${utc ? 'Z' : given}`);
  return Number.isNaN(instant) ? null : new Date(instant + offsetMs).toISOString().slice(0, 10);
};

/** The first and last day of an event in India; null where they are not given or can't be read. */
export const daysOf = (
  dates: EventDates | null | undefined,
): { start: string | null; end: string | null } => ({
  start: dayInIndia(dates?.start),
  end: dayInIndia(dates?.end),
});

/** The day in India of a day or an instant, in long Indian English: 2 December 2026. 'Not specified' for what is no day. */
export const longDate = (text: string): string => {
  const day = dayInIndia(text);
  return day === null ? 'Not specified' : long.format(new Date(`${day}T00:00:00${offset}`));
};

/**
 * A span of days: `2 December 2026 to 3 December 2026`; one day when it begins and ends on the same; 'Not specified' without a start.
 * Both days are written out, by a word: the separators of `formatRange` differ between servers and browsers.
 */
export const dateRange = (from: string | null, to: string | null): string => {
  const { start, end } = daysOf({ start: from, end: to });
  if (!start) return 'Not specified';
  if (!end || end <= start) return longDate(start);
  return `${longDate(start)} to ${longDate(end)}`;
};
