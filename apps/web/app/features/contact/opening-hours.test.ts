import { describe, expect, it } from 'vitest';
import { site } from '../../testing/content';
import { formatHours, openState, timeInIndia } from './opening-hours';

/** An instant in Indian time; 16 November 2026 is a Monday. */
const india = (day: number, time: string) => new Date(`2026-11-${day}T${time}+05:30`);
const at = (moment: Date) => openState(site.contact.hours, moment);

describe('the office hours in India', () => {
  it.each([
    ['Monday', 16, '09:00:00', 'Open now, until 6:00 PM'],
    ['Friday', 20, '17:59:59', 'Open now, until 6:00 PM'],
    ['Saturday', 21, '12:00:00', 'Open now, until 4:00 PM'],
  ])('are open on %s', (_, day, time, text) => {
    expect(at(india(day, time))).toEqual({ open: true, text });
  });

  it.each([
    ['before opening', 16, '08:59:59', 'Closed now, opens today at 9:00 AM'],
    ['in the evening', 16, '18:00:00', 'Closed now, opens tomorrow at 9:00 AM'],
    ['on Friday night', 20, '23:30:00', 'Closed now, opens tomorrow at 10:00 AM'],
    ['on Saturday evening', 21, '16:00:00', 'Closed now, opens Monday at 9:00 AM'],
    ['on Sunday', 22, '12:00:00', 'Closed now, opens tomorrow at 9:00 AM'],
  ])('are closed %s', (_, day, time, text) => {
    expect(at(india(day, time))).toEqual({ open: false, text });
  });

  it('are in Indian time, whatever the time zone of the visitor', () => {
    expect(at(new Date('2026-11-16T03:29:00Z'))?.open).toBe(false);
    expect(at(new Date('2026-11-16T03:30:00Z'))?.open).toBe(true);
    expect(timeInIndia(new Date('2026-11-16T03:30:00Z'))).toMatch(/^9:00\sAM$/);
  });

  it('are null for an office that never opens', () => {
    expect(openState([{ days: ['sun'], open: null }], india(16, '10:00:00'))).toBeNull();
  });

  it('are formatted as days and times', () => {
    expect(site.contact.hours.map(formatHours)).toEqual([
      { days: 'Monday to Friday', times: '9:00 AM – 6:00 PM' },
      { days: 'Saturday', times: '10:00 AM – 4:00 PM' },
      { days: 'Sunday', times: 'Closed' },
    ]);
    expect(formatHours({ days: ['mon', 'thu'], open: { from: 720, to: 810 } })).toEqual({
      days: 'Monday, Thursday',
      times: '12:00 PM – 1:30 PM',
    });
  });
});
