import type { Event } from '@kalavithi/contract/event';
import { describe, expect, it } from 'vitest';
import { eventOf } from '../../testing/content';
import { calendarFile } from './calendar-file';

const warli = eventOf({
  _id: 'event-warli-wall',
  event_title: 'Warli Wall: A Village Mural in the City',
  description:
    'Dancers, fields; trains\\towers.\nCome for an hour, or stay — बच्चे भी आएँ, सबका स्वागत है, सबका स्वागत है.',
  artist_name: 'Devji Umbarsada',
  event_date: { start: '2026-12-11', end: '2026-12-13' },
  event_minutes: { start: 10 * 60, end: 18 * 60 },
  location: 'Nehru Centre, Worli, Mumbai',
});

const options = {
  address: 'https://kalavithi.example/events/event-warli-wall',
  site: 'Kalavithi',
  now: new Date('2026-11-20T08:09:10.123Z'),
};

interface Property {
  name: string;
  parameters: Record<string, string>;
  value: string;
}

interface Component {
  name: string;
  properties: Property[];
  inside: Component[];
}

/** Parses a calendar file (RFC 5545): unfolds its lines and nests its components. */
const parse = (text: string): Component => {
  const root: Component = { name: '', properties: [], inside: [] };
  const open = [root];
  for (const line of text.replaceAll('\r\n ', '').split('\r\n')) {
    if (line === '') continue;
    const match = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/s.exec(line);
    if (!match) throw new Error(`no property: ${line}`);
    const [, name = '', parameters = '', value = ''] = match;
    if (name === 'BEGIN') {
      const component = { name: value, properties: [], inside: [] };
      open.at(-1)?.inside.push(component);
      open.push(component);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${value} ends where it did not begin`);
    } else {
      const pairs = parameters
        .split(';')
        .slice(1)
        .map((pair) => pair.split('=') as [string, string]);
      open.at(-1)?.properties.push({ name, parameters: Object.fromEntries(pairs), value });
    }
  }
  expect(open).toHaveLength(1);
  return root.inside[0] as Component;
};

const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));

const read = (event: Event) => {
  const text = calendarFile(event, options);
  if (text === null) throw new Error('no file');
  const calendar = parse(text);
  const only = (name: string) => calendar.inside.find((component) => component.name === name) as Component;
  const entry = only('VEVENT');
  const property = (name: string) => entry.properties.find((one) => one.name === name);
  return {
    text,
    calendar,
    zone: only('VTIMEZONE'),
    property,
    value: (name: string) => property(name)?.value,
  };
};

describe('the calendar file of an event', () => {
  it('has the time zone of India and one event', () => {
    const { calendar, zone } = read(warli);
    expect(calendar.name).toBe('VCALENDAR');
    expect(calendar.properties.map(({ name, value }) => [name, value])).toContainEqual(['VERSION', '2.0']);
    expect(calendar.inside.map(({ name }) => name)).toEqual(['VTIMEZONE', 'VEVENT']);
    expect(zone.properties).toEqual([{ name: 'TZID', parameters: {}, value: 'Asia/Kolkata' }]);
    const offsets = zone.inside[0]?.properties.filter(({ name }) => name.startsWith('TZOFFSET'));
    expect(offsets?.map(({ value }) => value)).toEqual(['+0530', '+0530']);
  });

  it('repeats its hours in Indian time on each day', () => {
    const { property, value } = read(warli);
    expect(property('DTSTART')).toMatchObject({
      parameters: { TZID: 'Asia/Kolkata' },
      value: '20261211T100000',
    });
    expect(property('DTEND')).toMatchObject({
      parameters: { TZID: 'Asia/Kolkata' },
      value: '20261211T180000',
    });
    expect(value('RRULE')).toBe('FREQ=DAILY;COUNT=3');
  });

  it('does not repeat on a single day, and may end after midnight', () => {
    const { value } = read({
      ...warli,
      event_date: { start: '2026-12-31', end: null },
      event_minutes: { start: 22 * 60, end: 25 * 60 + 30 },
    });
    expect(value('DTSTART')).toBe('20261231T220000');
    expect(value('DTEND')).toBe('20270101T013000');
    expect(value('RRULE')).toBeUndefined();
  });

  it.each([null, undefined])('has whole days when the minutes are %s', (minutes) => {
    const { property, value } = read({ ...warli, event_minutes: minutes as null });
    expect(property('DTSTART')).toMatchObject({ parameters: { VALUE: 'DATE' }, value: '20261211' });
    expect(property('DTEND')).toMatchObject({ parameters: { VALUE: 'DATE' }, value: '20261214' });
    expect(value('RRULE')).toBeUndefined();
  });

  it('keeps its UID, so that a second file replaces the first', () => {
    expect(read(warli).value('UID')).toBe('event-warli-wall@kalavithi');
    expect(read({ ...warli, event_date: { start: '2027-01-01', end: null } }).value('UID')).toBe(
      'event-warli-wall@kalavithi',
    );
    expect(read(warli).value('DTSTAMP')).toBe('20261120T080910Z');
  });

  it('escapes texts', () => {
    const { value } = read(warli);
    expect(value('LOCATION')).toBe(String.raw`Nehru Centre\, Worli\, Mumbai`);
    expect(unescaped(value('SUMMARY') ?? '')).toBe(warli.event_title);
    expect(unescaped(value('DESCRIPTION') ?? '')).toBe(
      `${warli.description}\n\nArtist: Devji Umbarsada\n\n${options.address}`,
    );
    expect(value('URL')).toBe(options.address);
  });

  it('ends each line with CRLF and folds it at 75 octets', () => {
    const { text } = read(warli);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(Math.max(...octets)).toBeGreaterThan(70);
  });

  it('converts instants to days in India', () => {
    const { value } = read({
      ...warli,
      event_date: { start: '2026-12-10T20:00:00.000Z', end: '2026-12-12T20:00:00.000Z' },
    });
    expect(value('DTSTART')).toBe('20261211T100000');
    expect(value('RRULE')).toBe('FREQ=DAILY;COUNT=3');
    const odd = { start: 'soon', end: '2026-12-12' };
    expect(calendarFile({ ...warli, event_date: odd }, options)).toBeNull();
  });

  it('marks a cancelled event', () => {
    expect(read(warli).value('STATUS')).toBe('CONFIRMED');
    expect(read({ ...warli, cancelled: true }).value('STATUS')).toBe('CANCELLED');
  });

  it('is null for an event without a date', () => {
    expect(calendarFile({ ...warli, event_date: { start: null, end: null } }, options)).toBeNull();
  });
});
