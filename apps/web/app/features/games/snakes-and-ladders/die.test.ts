import { describe, expect, it } from 'vitest';
import { faces, rotations } from './die';

type Vector = readonly [x: number, y: number, z: number];

const rotateX = ([x, y, z]: Vector, degrees: number): Vector => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x, y * cos - z * sin, y * sin + z * cos];
};

const rotateY = ([x, y, z]: Vector, degrees: number): Vector => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cos + z * sin, y, -x * sin + z * cos];
};

describe('the die', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('lies with %i on top', (value) => {
    // A face looks along z before the style sheet turns it to its side of the cube.
    const [faceX, faceY] = faces[value];
    const [turnX, turnY] = rotations[value];
    const up = rotateX(rotateY(rotateX(rotateY([0, 0, 1], faceY), faceX), turnY), turnX);
    expect(up.map((part) => Math.round(part) + 0)).toEqual([0, -1, 0]);
  });
});
