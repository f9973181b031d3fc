import { describe, expect, it, vi } from 'vitest';
import { dateRange, dayInIndia, daysOf, longDate } from './dates';

describe('dates', () => {
  it('formats a day in long Indian English', () => {
    expect(longDate('2026-12-02')).toBe('2 December 2026');
  });

  it('formats a range with both days, across months and years', () => {
    expect(dateRange('2026-12-11', '2026-12-13')).toBe('11 to 13 December 2026');
    expect(dateRange('2026-11-30', '2026-12-02')).toBe('30 November to 2 December 2026');
    expect(dateRange('2026-12-30', '2027-01-02')).toBe('30 December 2026 to 2 January 2027');
  });

  it('formats a range of one day as that day', () => {
    expect(dateRange('2026-12-20', '2026-12-20')).toBe('20 December 2026');
    expect(dateRange('2026-12-20', null)).toBe('20 December 2026');
  });

  it("returns 'Not specified' without a start", () => {
    expect(dateRange(null, null)).toBe('Not specified');
    expect(dateRange(null, '2026-12-20')).toBe('Not specified');
  });

  it('formats an instant as its day in India', () => {
    expect(longDate('2026-11-19T18:29:59.000Z')).toBe('19 November 2026');
    expect(longDate('2026-11-19T18:30:00.000Z')).toBe('20 November 2026');
  });

  it.each([
    ['2026-12-02', '2026-12-02'],
    ['2026-01-14T20:00:00.000Z', '2026-01-15'],
    ['2026-01-14T18:29:59Z', '2026-01-14'],
    ['2026-01-14T18:30:00Z', '2026-01-15'],
    ['2026-01-14T23:00:00-08:00', '2026-01-15'],
    ['2026-01-15T01:00:00+05:30', '2026-01-15'],
    ['2026-01-15T01:00:00+0530', '2026-01-15'],
    ['2025-12-31T20:00Z', '2026-01-01'],
    // Without an offset, the time is India's, not the machine's.
    ['2026-01-15T01:00:00', '2026-01-15'],
    ['2026-01-15 23:59', '2026-01-15'],
    ['2028-02-29', '2028-02-29'],
  ])('parses %s as the day %s in India', (text, day) => {
    expect(dayInIndia(text)).toBe(day);
    expect(longDate(text)).toBe(longDate(day));
  });

  it.each([
    '',
    'soon',
    'TBA',
    '2026',
    '2026-02-30',
    '2026-13-01',
    '2026-02-29',
    '2026-01-14T25:00:00Z',
    '14/01/2026',
    'Invalid Date',
    '0',
    null,
    undefined,
    5 as unknown as string,
  ])("rejects %j and formats it as 'Not specified'", (text) => {
    expect(dayInIndia(text)).toBeNull();
    expect(dateRange(text as string, text as string)).toBe('Not specified');
    expect(longDate(text as string)).toBe('Not specified');
  });

  it('parses an offset without a colon where Date.parse does not', () => {
    const lenient = Date.parse;
    const strict = vi
      .spyOn(Date, 'parse')
      .mockImplementation((text) => (/[+-]\d{4}$/.test(text) ? Number.NaN : lenient(text)));
    expect(dayInIndia('2026-01-15T01:00:00+0530')).toBe('2026-01-15');
    expect(dayInIndia('2026-01-14T23:00:00-0800')).toBe('2026-01-15');
    strict.mockRestore();
  });

  it('formats ranges of instants, and drops an end that is invalid or too early', () => {
    expect(dateRange('2026-01-14T20:00:00.000Z', '2026-01-16T10:00:00.000Z')).toBe('15 to 16 January 2026');
    expect(dateRange('2026-01-14T20:00:00.000Z', '2026-01-15')).toBe('15 January 2026');
    expect(dateRange('2026-01-14', 'later')).toBe('14 January 2026');
    expect(dateRange('2026-01-14', '2026-01-01')).toBe('14 January 2026');
  });

  it('returns nulls for an event without dates', () => {
    expect(daysOf(null)).toEqual({ start: null, end: null });
    expect(daysOf(undefined)).toEqual({ start: null, end: null });
  });
});
