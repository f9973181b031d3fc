/** Tells the time; tests hand in one that they can turn. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const secondsPerDay = 24 * 60 * 60;

/** A moment `seconds` after another, or before it when negative. */
export const secondsAfter = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1000);

/** What is kept of a time zone: making a formatter costs 27 kB of memory that V8 does not see, and formatting 5 µs. */
interface Zone {
  formatter: Intl.DateTimeFormat;
  /** The moment that was asked for last, in milliseconds since the epoch, and its day. */
  moment: number;
  day: string;
}

const zones = new Map<string, Zone>();

/**
 * The day of a moment in a time zone, as `YYYY-MM-DD`. The last moment's day is kept, so that the rows of a list, which share one
 * moment, cost one look at the calendar.
 */
export const dayIn = (timeZone: string, moment: Date): string => {
  let zone = zones.get(timeZone);
  if (!zone) {
    // The Swedish locale writes dates as ISO 8601 does.
    const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    zone = { formatter, moment: Number.NaN, day: '' };
    zones.set(timeZone, zone);
  }
  if (zone.moment !== moment.getTime()) {
    zone.day = zone.formatter.format(moment);
    zone.moment = moment.getTime();
  }
  return zone.day;
};

/** The day `days` after a day, both as `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
};

/** Minutes after midnight as people read them: `6:30 PM`. */
const clockTime = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** A span of minutes after midnight as people read it: `11:00 AM – 4:00 PM`. */
export const timeRange = ({ start, end }: { start: number; end: number }): string =>
  `${clockTime(start)} – ${clockTime(end)}`;
