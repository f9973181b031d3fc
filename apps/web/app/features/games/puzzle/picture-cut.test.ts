import { solvedTiles } from '@kalavithi/games/sliding-puzzle/board';
import { expect, test } from 'vitest';
import { largestOf, pieceOf } from './picture-cut';

const sources = {
  avif: '/a-320.avif?v=1 320w, /a-480.avif?v=1 480w, /a-800.avif?v=1 800w',
  fallback: '/a-640.webp?v=1',
  width: 1000,
  height: 1000,
  colour: 'red',
  alt: '',
};

test('the largest file is cut', () => {
  expect(largestOf(sources.avif)).toBe('/a-800.avif?v=1');
});

test('each tile carries the piece of its own place', () => {
  expect(solvedTiles.map((tile) => pieceOf(tile, sources).backgroundPosition)).toEqual([
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
