import { describe, expect, it } from 'vitest';
import { fileNameOf } from './download';

describe('the file name of a download', () => {
  it('is the name of the artwork', () => {
    expect(fileNameOf('Wedding of the Fish')).toBe('Wedding of the Fish.jpg');
    expect(fileNameOf('Bahuchara Mata’s Cloth Shrine')).toBe('Bahuchara Mata’s Cloth Shrine.jpg');
  });

  it("is 'artwork.jpg' without a name", () => {
    expect(fileNameOf('')).toBe('artwork.jpg');
    expect(fileNameOf('   ')).toBe('artwork.jpg');
  });

  it('leaves out characters that file systems reject', () => {
    expect(fileNameOf('Day/Night: "Lotus"?')).toBe('Day Night Lotus.jpg');
    expect(fileNameOf('../..')).toBe('artwork.jpg');
  });
});
