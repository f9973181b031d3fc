import { solvedTiles } from '@kalavithi/games/sliding-puzzle/board';
import { expect, test } from 'vitest';
import { largestSource, tileBackground } from './tile-background';

const sources = {
  avif: '/a-320.avif?v=1 320w, /a-480.avif?v=1 480w, /a-800.avif?v=1 800w',
  fallback: '/a-640.webp?v=1',
  width: 1000,
  height: 1000,
  colour: 'red',
  alt: '',
};

test('uses the largest file', () => {
  expect(largestSource(sources.avif)).toBe('/a-800.avif?v=1');
});

test('has a file below it that stands in', () => {
  expect(tileBackground(0, sources, '/a-160.avif').backgroundImage).toMatch(
    /^image-set\(.*\),url\("\/a-160\.avif"\)$/,
  );
});

test('shows each tile the part of its own cell', () => {
  expect(solvedTiles.map((tile) => tileBackground(tile, sources).backgroundPosition)).toEqual([
    '0% 0%',
    '50% 0%',
    '100% 0%',
    '0% 50%',
    '50% 50%',
    '100% 50%',
    '0% 100%',
    '50% 100%',
    '100% 100%',
  ]);
});
