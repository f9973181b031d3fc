import { moveBy } from '@kalavithi/games/snakes-and-ladders/move';
import { describe, expect, it } from 'vitest';
import { sceneAt, type Pace } from './move-scene';

const seen = (move: ReturnType<typeof moveBy>, pace: Pace) => {
  const scenes: string[] = [];
  for (let ms = 0; ; ms += 1) {
    const scene = sceneAt(move, pace, ms);
    if (scene === null) return { scenes, lastsMs: ms };
    const entry = `${scene.stage} ${scene.square}`;
    if (scenes.at(-1) !== entry) scenes.push(entry);
  }
};

describe('sceneAt', () => {
  it('walks 90 ms per square, then switches the turn for 500 ms', () => {
    expect(seen(moveBy(0, 5, 3), 'full')).toEqual({
      scenes: ['rolling 5', 'walking 6', 'walking 7', 'walking 8', 'resting 8'],
      lastsMs: 600 + 3 * 90 + 500,
    });
  });

  it('takes 400 ms for a ladder or a snake', () => {
    expect(seen(moveBy(0, 2, 2), 'full')).toEqual({
      scenes: ['rolling 2', 'walking 3', 'walking 4', 'carrying 25', 'resting 25'],
      lastsMs: 600 + 2 * 90 + 400 + 500,
    });
    expect(seen(moveBy(0, 98, 1), 'full').scenes.slice(-2)).toEqual(['carrying 41', 'resting 41']);
  });

  it('stays past 100', () => {
    expect(seen(moveBy(0, 98, 4), 'full').scenes).toEqual(['rolling 98', 'resting 98']);
  });

  it('jumps with reduced motion, and still shows the foot of the ladder', () => {
    expect(seen(moveBy(0, 5, 3), 'reduced')).toEqual({ scenes: ['resting 8'], lastsMs: 500 });
    expect(seen(moveBy(0, 2, 2), 'reduced')).toEqual({
      scenes: ['walking 4', 'resting 25'],
      lastsMs: 900,
    });
  });

  it('returns how long each scene lasts', () => {
    expect(sceneAt(moveBy(0, 5, 3), 'full', 610)).toEqual({ stage: 'walking', square: 6, leftMs: 80 });
  });
});
