import { describe, expect, it } from 'vitest';
import { fileNameOf } from './download';

describe('the name of a saved artwork', () => {
  it("is the artwork's own", () => {
    expect(fileNameOf('Wedding of the Fish')).toBe('Wedding of the Fish.jpg');
    expect(fileNameOf('Bahuchara Mata’s Cloth Shrine')).toBe('Bahuchara Mata’s Cloth Shrine.jpg');
  });

  it("is 'artwork.jpg' when it has none", () => {
    expect(fileNameOf('')).toBe('artwork.jpg');
    expect(fileNameOf('   ')).toBe('artwork.jpg');
  });

  it('leaves out what file systems refuse', () => {
    expect(fileNameOf('Day/Night: "Lotus"?')).toBe('Day Night Lotus.jpg');
    expect(fileNameOf('../..')).toBe('artwork.jpg');
  });
});
