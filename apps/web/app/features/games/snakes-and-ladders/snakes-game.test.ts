import { describe, expect, it } from 'vitest';
import { latestMove, shownGame, playSnakes, sceneOf, snakesGame, type SnakesState } from './snakes-game';

const started = playSnakes(snakesGame.begin, { type: 'start', names: ['', 'Meera'], seed: 'lotus' });
const roll = (state: SnakesState) => playSnakes(state, { type: 'roll', pace: 'full' });
const pass = (state: SnakesState, elapsedMs: number) =>
  snakesGame.clock.play(state, { type: 'tick', elapsedMs });

describe('Snake and Ladder in the browser', () => {
  it('locks the die until the move has been animated and the turn has switched', () => {
    const rolled = roll(started);
    expect(rolled.game).toMatchObject({ phase: 'switching', turn: 0 });
    expect(roll(rolled)).toBe(rolled);
    const shown = pass(rolled, 600 + (latestMove(rolled)?.roll ?? 0) * 90);
    expect(sceneOf(shown)?.stage).toMatch(/resting|carrying/);
    expect(roll(shown)).toBe(shown);
    const switched = pass(shown, 2000);
    expect(switched).toMatchObject({ game: { phase: 'to-roll', turn: 1 }, moving: null });
    expect(roll(switched)).not.toBe(switched);
  });

  it('returns when to tick next, and null when nothing moves', () => {
    expect(snakesGame.clock.msToNext(started)).toBeNull();
    expect(snakesGame.clock.msToNext(roll(started))).toBe(600);
    expect(snakesGame.clock.msToNext(pass(roll(started), 250))).toBe(350);
  });

  it('animates the last move before it shows the winner', () => {
    let state = started;
    for (let rolls = 0; state.game.phase !== 'setup'; rolls += 1) {
      if (rolls > 5000) throw new Error('The game does not end.');
      state = roll(pass(state, 10_000));
    }
    expect(sceneOf(state)?.stage).toBe('rolling');
    const over = pass(state, 10_000);
    expect(sceneOf(over)).toBeNull();
    expect(snakesGame.isOver(over)).toBe(true);
    expect(shownGame(over)?.players.some(({ square }) => square === 100)).toBe(true);
    expect(playSnakes(over, { type: 'restart' })).toEqual(snakesGame.begin);
  });

  it('restores a game with the next player’s turn', () => {
    const back = snakesGame.restore(snakesGame.save(roll(started)));
    expect(back).toEqual(pass(roll(started), 10_000));
    expect(snakesGame.restore('nonsense')).toBeNull();
  });
});
