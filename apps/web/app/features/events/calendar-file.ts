import { saveFile } from '../../lib/browser/save-file';
import type { Event } from '@kalavithi/contract/event';
import { timeZone } from '@kalavithi/contract/constants';
import { daysOf } from '../../lib/format/dates';
import { minutesOf } from '../../lib/format/minutes';

/** Longest line of a calendar file in octets, without its end (RFC 5545, 3.1). */
const maxOctets = 75;

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

/** A text value (RFC 5545, 3.3.11) with escaped backslashes, semicolons, commas and line breaks. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Folds a line at 75 octets, but not inside a character (RFC 5545, 3.1). */
const foldLine = (line: string): string => {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > maxOctets) {
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

/** A local date and time, `minutes` after midnight of a day. */
const clockValue = (number: number, minutes: number): string => {
  const day = dateValue(number + Math.floor(minutes / (24 * 60)));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor(minutes / 60) % 24)}${two(minutes % 60)}00`;
};

/**
 * The times of the first day, repeated daily, or whole days when the times are unknown. The end of
 * whole days is the day after the last.
 */
const timeLines = (start: string, end: string, minutes: Event['event_minutes']): string[] => {
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
  /** When the file is created. */
  now: Date;
}

/** An event as an iCalendar file (RFC 5545) with a stable `UID`; null without a date. */
export const calendarFile = (event: Event, { address, now, site }: CalendarOptions): string | null => {
  const { start, end } = daysOf(event.event_date);
  if (!start) return null;
  const description = [event.description, `Artist: ${event.artist_name}`, address].join('\n\n');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(site)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${event._id}@kalavithi`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...timeLines(start, end ?? start, minutesOf(event)),
    `SUMMARY:${escapeText(event.event_title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${address}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
};

/** Saves an event as a calendar file. */
export const saveCalendarFile = (event: Event, site: string): void => {
  const address = new URL(`/events/${event._id}`, window.location.origin).href;
  const text = calendarFile(event, { address, site, now: new Date() });
  if (text === null) return;
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${event._id}.ics`);
};
