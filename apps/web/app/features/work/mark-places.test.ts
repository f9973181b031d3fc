import { expect, it } from 'vitest';
import { isNumberLeft, markPlaces } from './mark-places';

const motif = (at: [number, number, number, number]) => ({ name: 'Motif', text: 'About it.', at });

it('puts a number in the middle of its motif', () => {
  expect(markPlaces([motif([0.1, 0.2, 0.2, 0.4])])).toEqual([{ left: 0.2, top: 0.4 }]);
});

it('makes room for the smaller of two motifs with the same middle', () => {
  const places = markPlaces([motif([0, 0.1, 1, 0.8]), motif([0.4, 0.4, 0.2, 0.2])]);
  expect(places).toEqual([
    { left: 0.5, top: 0.1 },
    { left: 0.5, top: 0.5 },
  ]);
});

it('keeps the place that is given, and leaves it free', () => {
  const places = markPlaces([
    motif([0.4, 0.4, 0.2, 0.2]),
    { ...motif([0, 0.1, 1, 0.8]), mark: [0.5, 0.5] as [number, number] },
  ]);
  expect(places).toEqual([
    { left: 0.5, top: 0.4 },
    { left: 0.5, top: 0.5 },
  ]);
});

it('keeps the middle when there is no better place', () => {
  const tiny = Array.from({ length: 9 }, () => motif([0.5, 0.5, 0.01, 0.01]));
  expect(markPlaces(tiny).every(({ left, top }) => left === 0.505 && top === 0.505)).toBe(true);
});

it('puts the numbers of two rings next to each other on their far sides', () => {
  const places = [
    { left: 0.4, top: 0.5 },
    { left: 0.5, top: 0.52 },
    { left: 0.9, top: 0.5 },
  ];
  expect(places.map((_, index) => isNumberLeft(places, index))).toEqual([true, false, false]);
});

it('puts the number of an only ring on its right', () => {
  expect(isNumberLeft([{ left: 0.5, top: 0.5 }], 0)).toBe(false);
});
