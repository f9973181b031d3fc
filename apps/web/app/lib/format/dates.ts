import type { EventDates } from '@kalavithi/contract/event';

/** Making an `Intl.DateTimeFormat` takes some 20 ms on a phone, at the start of every page. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** India has had one offset since 1945. */
const offset = '+05:30';
export const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/**
 * The calendar day in India, as `YYYY-MM-DD`, of a day (`2026-12-02`) or an ISO 8601 instant:
 * `2026-01-14T20:00:00.000Z` is the 15th there. A time without an offset is India's. Null for
 * anything else.
 */
export const dayInIndia = (text: string | null | undefined): string | null => {
  const [, day, time, utc, hours, minutes] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:(Z)|([+-]\d\d):?(\d\d))?)?$/i.exec(
      typeof text === 'string' ? text.trim() : '',
    ) ?? [];
  if (!day) return null;
  // A day that no calendar has comes back as another one, or as none.
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  if (!time) return day;
  // Some servers leave out the offset's colon, and not every browser parses it without.
  const zone = utc ? 'Z' : hours ? `${hours}:${minutes}` : offset;
  const instant = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(instant) ? null : new Date(instant + indiaOffsetMs).toISOString().slice(0, 10);
};

/** The first and last day of an event in India; null where missing or invalid. */
export const daysOf = (
  dates: EventDates | null | undefined,
): { start: string | null; end: string | null } => ({
  start: dayInIndia(dates?.start),
  end: dayInIndia(dates?.end),
});

/** The day in India in long Indian English, `2 December 2026`; 'Not specified' when invalid. */
export const longDate = (text: string): string => {
  const day = dayInIndia(text);
  if (day === null) return 'Not specified';
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
};

/**
 * A range of days, `2 to 3 December 2026`, with month and year of the first day only where they
 * differ; one day when both are the same; 'Not specified' without a start. The separators of
 * `formatRange` differ between servers and browsers.
 */
export const dateRange = (from: string | null, to: string | null): string => {
  const { start, end } = daysOf({ start: from, end: to });
  if (!start) return 'Not specified';
  if (!end || end <= start) return longDate(start);
  const [day, month, year] = longDate(start).split(' ');
  const [, endMonth, endYear] = longDate(end).split(' ');
  if (year !== endYear) return `${longDate(start)} to ${longDate(end)}`;
  return `${month === endMonth ? day : `${day} ${month}`} to ${longDate(end)}`;
};
