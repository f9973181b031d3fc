/** Formats minutes after midnight as `9:00 AM`. */
export const clockTime = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Formats a span of minutes after midnight as `11:00 AM – 4:00 PM`; this is an event's `event_time`. */
export const timeRange = (start: number, end: number): string => `${clockTime(start)} – ${clockTime(end)}`;
