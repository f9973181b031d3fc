import type { Event } from '@kalavithi/contract/event';
import { timeZone } from '@kalavithi/contract/constants';
import { daysOf } from '../../lib/format/dates';
import { minutesOf } from '../../lib/format/minutes';

/** Longest line of a calendar file in octets, without its end (RFC 5545, 3.1). */
const longestLine = 75;

/** India has kept one offset since 1945, so the zone has one rule. */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19451015T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A text value (RFC 5545, 3.3.11): backslash, semicolon, comma and line end are marked. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Cuts a line into pieces of at most 75 octets, each going on with a blank, and never within a character. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > longestLine) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += length;
  }
  return [...pieces, piece].join('\r\n');
};

const dayMs = 24 * 60 * 60 * 1000;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dateValue = (number: number): string =>
  new Date(number * dayMs).toISOString().slice(0, 10).replaceAll('-', '');

/** A moment of the local clock: so many minutes after the beginning of a day. */
const clockValue = (number: number, minutes: number): string => {
  const day = dateValue(number + Math.floor(minutes / (24 * 60)));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor(minutes / 60) % 24)}${two(minutes % 60)}00`;
};

/**
 * When it is: the times of its first day, repeated on each day that follows, or whole days when its times are not known. The end
 * of whole days is the day after the last.
 */
const when = (start: string, end: string, minutes: Event['event_minutes']): string[] => {
  const first = dayNumber(start);
  const last = Math.max(first, dayNumber(end));
  if (!minutes) {
    return [
      `DTSTART;VALUE=DATE:${dateValue(first)}`,
      `DTEND;VALUE=DATE:${dateValue(last + 1)}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  return [
    `DTSTART;TZID=${timeZone}:${clockValue(first, minutes.start)}`,
    `DTEND;TZID=${timeZone}:${clockValue(first, minutes.end)}`,
    ...(last > first ? [`RRULE:FREQ=DAILY;COUNT=${last - first + 1}`] : []),
  ];
};

interface CalendarOptions {
  /** The address of the event's page. */
  address: string;
  /** The name of the site. */
  site: string;
  /** The moment at which the file is made. */
  now: Date;
}

/** An event as an iCalendar file (RFC 5545), which replaces one that was saved before; null while its day is not specified. */
export const calendarFile = (event: Event, { address, now, site }: CalendarOptions): string | null => {
  const { start, end } = daysOf(event.event_date);
  if (!start) return null;
  const description = [event.description, `Artist: ${event.artist_name}`, address].join('\n\n');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${event._id}@kalavithi`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...when(start, end ?? start, minutesOf(event)),
    `SUMMARY:${escaped(event.event_title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${address}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
};

/** Hands an event to the person's calendar as a file. */
export const saveCalendarFile = (event: Event, site: string): void => {
  const address = new URL(`/events/${event._id}`, window.location.origin).href;
  const text = calendarFile(event, { address, site, now: new Date() });
  if (text === null) return;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${event._id}.ics`;
  link.click();
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
