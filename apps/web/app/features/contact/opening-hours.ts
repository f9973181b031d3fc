import { locale, timeZone } from '@kalavithi/contract/constants';
import { parseTimeRange } from '../../lib/format/time-range';

/** A row of the office hours as it is shown: `Monday to Friday`, `9:00 AM – 6:00 PM`; hours that are no times mean closed. */
export interface HoursRow {
  days: string;
  hours: string;
}

/** Whether the office is open at a moment, and when that changes; null for an office that never opens. */
export interface OpenState {
  open: boolean;
  /** `Open now, until 6:00 PM` or `Closed now, opens Monday at 9:00 AM`. */
  text: string;
}

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const daysInWeek = week.length;

/** The days of a row, counted from Sunday: `Monday to Friday` or one day. */
const daysOf = (text: string): number[] => {
  const [first = -1, last = first] = text.split(' to ').map((day) => week.indexOf(day.trim()));
  if (first < 0 || last < 0) throw new RangeError(`No days of the week: ${text}`);
  const count = ((last - first + daysInWeek) % daysInWeek) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % daysInWeek);
};

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Day of the week and minutes since midnight, as clocks in India show them. */
const inIndia = (now: Date): { day: number; minutes: number } => {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    clock.formatToParts(now).find((one) => one.type === type)?.value ?? '';
  return { day: week.indexOf(part('weekday')), minutes: Number(part('hour')) * 60 + Number(part('minute')) };
};

/** Minutes since midnight as people say them: 9:00 AM. */
const said = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Whether the office is open. `now` may be any moment; the hours are those of India. */
export const openState = (rows: readonly HoursRow[], now: Date): OpenState | null => {
  const hoursOf = new Map(
    rows.flatMap((row) => {
      const range = parseTimeRange(row.hours);
      return range ? daysOf(row.days).map((day) => [day, range] as const) : [];
    }),
  );
  const { day, minutes } = inIndia(now);
  const today = hoursOf.get(day);
  if (today && minutes >= today.start && minutes < today.end) {
    return { open: true, text: `Open now, until ${said(today.end)}` };
  }
  for (let ahead = 0; ahead <= daysInWeek; ahead += 1) {
    const next = hoursOf.get((day + ahead) % daysInWeek);
    if (!next || (ahead === 0 && minutes >= next.start)) continue;
    const named = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : (week[(day + ahead) % daysInWeek] ?? '');
    return { open: false, text: `Closed now, opens ${named} at ${said(next.start)}` };
  }
  return null;
};

const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', hour12: true });

/** What clocks in India show at a moment: 3:42 PM. */
export const timeInIndia = (now: Date): string => time.format(now).toUpperCase();
