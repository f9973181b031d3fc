import { describe, expect, it } from 'vitest';
import { hashOf, lookOf } from './look-address';

const whole = { open: 'picture', part: null };

describe('the hash of a work’s page', () => {
  it.each([
    ['#look', 'picture'],
    ['#draw', 'drawing'],
    ['#colour', 'colours'],
    ['#compare', 'compare'],
  ])('%s opens the %s', (hash, open) => expect(lookOf(hash)).toMatchObject({ open }));

  it('names a part of the picture in percent', () => {
    expect(lookOf('#xywh=percent:12.5,30,20,25')).toEqual({
      open: 'picture',
      part: { x: 0.125, y: 0.3, width: 0.2, height: 0.25 },
    });
  });

  it('may be encoded, as some messengers send it', () => {
    expect(lookOf('#xywh=percent%3A10%2C20%2C30%2C40')).toMatchObject({ part: { x: 0.1, y: 0.2 } });
  });

  it('may be one of several fragments', () => {
    expect(lookOf('#t=3&xywh=percent:10,20,30,40')).toMatchObject({ part: { width: 0.3 } });
  });

  it('is cut at the edges of the picture', () => {
    const { part } = lookOf('#xywh=percent:90,80,50,50') as { part: { width: number; height: number } };
    expect(part.width).toBeCloseTo(0.1);
    expect(part.height).toBeCloseTo(0.2);
  });

  it.each([
    '#xywh=10,20,30,40',
    '#xywh=pixel:10,20,30,40',
    '#xywh=percent:10,20,30',
    '#xywh=percent:10,20,0,40',
    '#xywh=percent:100,0,10,10',
    '#xywh=percent:-1,0,10,10',
    '#xywh=percent:a,b,c,d',
    '#xywh=percent:1e9,0,10,10',
    '#xywh=',
    '#xywh=%E0%A4%A',
  ])('shows the whole picture for %s', (hash) => expect(lookOf(hash)).toEqual(whole));

  it('comes back from the link to a detail', () => {
    const part = { x: 0.125, y: 0.3, width: 0.2, height: 0.255 };
    expect(hashOf(part)).toBe('#xywh=percent:12.5,30,20,25.5');
    expect(lookOf(hashOf(part))).toEqual({ open: 'picture', part });
  });

  it('is short for the whole picture', () => {
    expect(hashOf({ x: 0, y: 0, width: 1, height: 1 })).toBe('#look');
  });
});
