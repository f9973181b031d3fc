import { expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

it.each([
  ['maize-harvest_2.jpg', 'Maize harvest 2'],
  ['Radha and Krishna.final.png', 'Radha and Krishna final'],
  ['मोर.webp', 'मोर'],
  ['peacock', 'Peacock'],
])('makes a title of %s', (fileName, title) => {
  expect(titleOf(fileName)).toBe(title);
});

it.each([
  'IMG_2034.jpg',
  'DSC00017.JPG',
  'PXL_20261120_101112345.jpg',
  'WhatsApp Image 2026-11-20 at 10.11.12.jpeg',
  'Screenshot from 2026-11-20.png',
  'image.png',
  '20261120_101112.jpg',
  '8f14e45fceea167a5a36dedd4bea2543.webp',
  'a1.png',
])('makes none of %s', (fileName) => {
  expect(titleOf(fileName)).toBeNull();
});
