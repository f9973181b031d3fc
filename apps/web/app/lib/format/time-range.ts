/** A span of the clock, in minutes since midnight. The end lies after the start, past midnight if need be. */
export interface TimeRange {
  start: number;
  end: number;
}

const minutesInHalfDay = 12 * 60;
const minutesInDay = 24 * 60;

/** Made when asked for: a module that does nothing by itself is left out of scripts that don't call it. */
const range = (): RegExp => {
  const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s?m\.?)?`;
  return new RegExp(String.raw`^\s*${clock}\s*(?:–|—|-|\bto\b)\s*${clock}\s*$`, 'i');
};

const minutesOf = (hour: string, minute: string | undefined, half: string | undefined): number | null => {
  const hours = Number(hour);
  const minutes = Number(minute ?? 0);
  if (minutes > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return null;
  if (!half) return hours * 60 + minutes;
  return (hours % 12) * 60 + minutes + (half.toLowerCase() === 'p' ? minutesInHalfDay : 0);
};

/**
 * Reads a span of time as people write it: `10:00 AM – 6:00 PM`, `6 – 8 pm`, `18:30-20:30`. Null when it says anything else.
 * A first time without its half of the day takes that of the second, or the other one when it would come after it: `11 – 1 PM`.
 */
export const parseTimeRange = (text: string): TimeRange | null => {
  const match = range().exec(text);
  if (!match) return null;
  const [, startHour = '', startMinute, startHalf, endHour = '', endMinute, endHalf] = match;
  const end = minutesOf(endHour, endMinute, endHalf);
  let start = minutesOf(startHour, startMinute, startHalf ?? (Number(startHour) <= 12 ? endHalf : undefined));
  if (start === null || end === null) return null;
  if (!startHalf && endHalf && start >= end) start = (start + minutesInHalfDay) % minutesInDay;
  return { start, end: end > start ? end : end + minutesInDay };
};
