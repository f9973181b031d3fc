import { clockTime, timeRange } from '@kalavithi/contract/clock-time';
import type { OpeningHours, Weekday } from '@kalavithi/contract/site';
import { indiaOffsetMs } from '../../lib/format/dates';

/** Whether the office is open, and when that changes. */
export interface OpenState {
  open: boolean;
  /** `Open now, until 6:00 PM` or `Closed now, opens Monday at 9:00 AM`. */
  text: string;
}

/** Monday first. */
const names: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const weekdays = Object.keys(names) as readonly Weekday[];

/** A span of consecutive days, `Monday to Friday`, or a list, `Monday, Thursday`. */
const formatDays = (days: readonly Weekday[]): string => {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return '';
  const isSpan = days.every((day, index) => weekdays.indexOf(day) === weekdays.indexOf(first) + index);
  return isSpan && days.length > 2
    ? `${names[first]} to ${names[last]}`
    : days.map((day) => names[day]).join(', ');
};

/** A row of opening hours as text: `Monday to Friday`, `9:00 AM – 6:00 PM`. */
export const formatHours = ({ days, open }: OpeningHours): { days: string; times: string } => ({
  days: formatDays(days),
  times: open ? timeRange(open.from, open.to) : 'Closed',
});

/** Day of the week, 0 for Monday, and minutes after midnight in India. */
const indianTime = (now: Date): { day: number; minutes: number } => {
  const shifted = new Date(now.getTime() + indiaOffsetMs);
  return {
    day: (shifted.getUTCDay() + 6) % 7,
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
};

/** Whether the office is open at an instant, in Indian time; null when it never opens. */
export const openState = (rows: readonly OpeningHours[], now: Date): OpenState | null => {
  const hoursOn = (day: Weekday) => rows.find(({ days }) => days.includes(day))?.open ?? null;
  const { day, minutes } = indianTime(now);
  for (let offset = 0; offset <= weekdays.length; offset += 1) {
    const weekday = weekdays[(day + offset) % weekdays.length] as Weekday;
    const hours = hoursOn(weekday);
    if (!hours) continue;
    if (offset === 0 && minutes >= hours.from) {
      if (minutes < hours.to) return { open: true, text: `Open now, until ${clockTime(hours.to)}` };
      continue;
    }
    const dayName = offset === 0 ? 'today' : offset === 1 ? 'tomorrow' : names[weekday];
    return { open: false, text: `Closed now, opens ${dayName} at ${clockTime(hours.from)}` };
  }
  return null;
};

/** The time in India: 3:42 PM. */
export const timeInIndia = (now: Date): string => clockTime(indianTime(now).minutes);
