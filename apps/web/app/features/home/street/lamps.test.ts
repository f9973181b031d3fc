import { describe, expect, it } from 'vitest';
import { isNightInIndia, sunIn } from './lamps';

/** An instant in Indian time. */
const india = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);

describe('the sun in Bhopal', () => {
  // Published times; the formula is good to some minutes.
  it.each([
    ['21 June', 172, '05:34', '19:08'],
    ['21 December', 355, '06:57', '17:39'],
    ['20 March', 79, '06:26', '18:33'],
    ['23 September', 266, '06:09', '18:15'],
  ])('rises and sets on %s', (_, day, rise, set) => {
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const sun = sunIn(day);
    expect(Math.abs(sun.rise - minutes(rise))).toBeLessThan(6);
    expect(Math.abs(sun.set - minutes(set))).toBeLessThan(6);
  });
});

describe('night in India', () => {
  it.each([
    ['2026-11-20', '17:15', false],
    ['2026-11-20', '17:55', true],
    ['2026-06-21', '18:45', false],
    ['2026-06-21', '19:30', true],
    ['2026-06-21', '05:00', true],
    ['2026-06-21', '06:00', false],
    ['2026-01-01', '00:10', true],
    ['2026-12-31', '12:00', false],
  ])('on %s at %s is %s', (day, time, night) => {
    expect(isNightInIndia(india(day, time))).toBe(night);
  });

  it('does not depend on the time zone of the visitor', () => {
    expect(isNightInIndia(new Date('2026-11-20T06:30:00Z'))).toBe(false);
    expect(isNightInIndia(new Date('2026-11-20T18:30:00-08:00'))).toBe(false);
    expect(isNightInIndia(new Date('2026-11-20T06:30:00-08:00'))).toBe(true);
  });
});
