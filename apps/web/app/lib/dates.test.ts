import { describe, expect, it } from 'vitest';
import { dateRange, longDate, longDateOf } from './dates';

describe('dates', () => {
  it('writes a day in long Indian English', () => {
    expect(longDate('2026-12-02')).toBe('2 December 2026');
  });

  it('writes a span with both days, across months and years', () => {
    expect(dateRange('2026-12-11', '2026-12-13')).toBe('11 December 2026 to 13 December 2026');
    expect(dateRange('2026-12-30', '2027-01-02')).toBe('30 December 2026 to 2 January 2027');
  });

  it('writes one day once', () => {
    expect(dateRange('2026-12-20', '2026-12-20')).toBe('20 December 2026');
    expect(dateRange('2026-12-20', null)).toBe('20 December 2026');
  });

  it("says 'Not specified' without a start", () => {
    expect(dateRange(null, null)).toBe('Not specified');
    expect(dateRange(null, '2026-12-20')).toBe('Not specified');
  });

  it('tells the day of a moment as it is in India', () => {
    expect(longDateOf('2026-11-19T18:29:59.000Z')).toBe('19 November 2026');
    expect(longDateOf('2026-11-19T18:30:00.000Z')).toBe('20 November 2026');
  });
});
