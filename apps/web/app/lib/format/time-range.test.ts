import { describe, expect, it } from 'vitest';
import { parseTimeRange } from './time-range';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('a span of time as people write it', () => {
  it.each([
    ['10:00 AM – 6:00 PM', at(10), at(18)],
    ['6:30 PM – 8:30 PM', at(18, 30), at(20, 30)],
    ['12:00 PM – 1:15 PM', at(12), at(13, 15)],
    ['12:00 AM – 1:00 AM', at(0), at(1)],
    ['9 am to 5 pm', at(9), at(17)],
    ['9.30 a.m. - 4.30 p.m.', at(9, 30), at(16, 30)],
    ['6 – 8 PM', at(18), at(20)],
    ['11 – 1 PM', at(11), at(13)],
    ['18:30-20:30', at(18, 30), at(20, 30)],
  ])('reads %s', (text, start, end) => {
    expect(parseTimeRange(text)).toEqual({ start, end });
  });

  it('carries an end past midnight into the next day', () => {
    expect(parseTimeRange('10:00 PM – 2:00 AM')).toEqual({ start: at(22), end: at(26) });
  });

  it.each(['', 'Closed', 'After sunset', '25:00 – 26:00', '10:75 AM – 6:00 PM', '13 PM – 2 PM', '6:30 PM'])(
    'does not guess at "%s"',
    (text) => {
      expect(parseTimeRange(text)).toBeNull();
    },
  );
});
