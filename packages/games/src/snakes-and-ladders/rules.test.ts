import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Die } from '../random.ts';
import { chiSquare } from '../../testing/chi-square.ts';
import { destinationOf } from './board.ts';
import { endOf, moveBy } from './move.ts';
import {
  minPlayers,
  maxPlayers,
  describeMove,
  maxMoves,
  nameOf,
  playSnakesAndLadders as play,
  snakesAndLaddersSetup as setup,
  turnSwitchMs,
  winMessage,
} from './rules.ts';
import type { SnakesAndLaddersEvent, SnakesAndLaddersState, WonGame } from './rules.ts';

const games = { numRuns: 3000 };
const dice: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** Far more rolls than any game needs: one that is not won by then does not end. */
const endless = 20_000;

function start(names: readonly string[], seed = 'seed'): SnakesAndLaddersState {
  return play(setup, { type: 'start', names, seed });
}

function unnamed(count: number): string[] {
  return Array.from({ length: count }, () => '');
}

/** Plays to the end and returns every state. */
function playToTheEnd(first: SnakesAndLaddersState): SnakesAndLaddersState[] {
  const states = [first];
  for (let state = first; state.phase !== 'setup'; states.push(state)) {
    if (states.length > endless) throw new Error('This game does not end');
    state = play(state, { type: state.phase === 'to-roll' ? 'roll' : 'turn-switched' });
  }
  return states;
}

const table = fc.record({ seed: fc.string(), count: fc.integer({ min: minPlayers, max: maxPlayers }) });

const anyEvent: fc.Arbitrary<SnakesAndLaddersEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ type: 'roll' } as const) },
  { weight: 4, arbitrary: fc.constant({ type: 'turn-switched' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('start' as const),
      names: fc.array(fc.string(), { maxLength: 6 }),
      seed: fc.string(),
    }),
  },
);

describe('setup', () => {
  it('accepts two to four players, who start on square 1', () => {
    for (const count of [0, 1, 5]) expect(start(unnamed(count))).toBe(setup);
    for (const count of [2, 3, 4]) {
      const state = start(unnamed(count));
      expect(state).toMatchObject({ phase: 'to-roll', turn: 0, moves: [] });
      if (state.phase === 'setup') throw new Error('not started');
      expect(state.players).toEqual(unnamed(count).map((name) => ({ name, square: 1, rolls: 0 })));
    }
  });

  it('keeps names and numbers unnamed players', () => {
    const state = start([' Asha ', '  ']);
    if (state.phase === 'setup') throw new Error('not started');
    expect([0, 1].map((player) => nameOf(state.players, player))).toEqual(['Asha', 'Player 2']);
  });
});

describe('a game', () => {
  it('ends for every seed with one player on 100 and returns to setup', () => {
    fc.assert(
      fc.property(table, ({ seed, count }) => {
        const last = playToTheEnd(start(unnamed(count), seed)).at(-1)!;
        if (last.phase !== 'setup' || last.won === null) throw new Error('not won');
        const { winner, players } = last.won;
        expect(players.map(({ square }) => square === 100)).toEqual(
          players.map((_, index) => index === winner),
        );
        expect(winMessage(last.won)).toBe(`🎉 Player ${winner + 1} wins!`);
      }),
      games,
    );
  });

  it('can be won from every reachable square', () => {
    const reached = new Set([1]);
    for (const square of reached) for (const roll of dice) reached.add(endOf(moveBy(0, square, roll)));
    const winning = new Set([100]);
    for (let found = 0; found < winning.size;) {
      found = winning.size;
      for (const square of reached) {
        if (dice.some((roll) => winning.has(endOf(moveBy(0, square, roll))))) winning.add(square);
      }
    }
    expect([...reached].filter((square) => !winning.has(square))).toEqual([]);
  });

  it('moves one player at a time by the roll and the ladder or snake there', () => {
    fc.assert(
      fc.property(table, ({ seed, count }) => {
        const states = playToTheEnd(start(unnamed(count), seed));
        let rolls = 0;
        for (const [index, state] of states.entries()) {
          const before = states[index - 1];
          if (before?.phase !== 'to-roll') continue;
          const after = state.phase === 'setup' ? state.won! : state;
          const move = after.moves[0]!;
          const moved = before.players.map((player, at) =>
            at === move.player ? { ...player, square: endOf(move), rolls: player.rolls + 1 } : player,
          );
          expect({ ...move, players: after.players, earlier: after.moves.slice(1) }).toEqual({
            ...moveBy(rolls % count, before.players[rolls % count]!.square, move.roll),
            players: moved,
            earlier: before.moves.slice(0, maxMoves - 1),
          });
          rolls += 1;
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(table, ({ seed, count }) => {
        const [one, other] = [1, 2].map(() => playToTheEnd(start(unnamed(count), seed)));
        expect(JSON.stringify(one)).toBe(JSON.stringify(other));
      }),
      { numRuns: 300 },
    );
  });

  it('is rolled by a fair die: chi-square over 60,000 rolls of whole games', () => {
    const rolls: number[] = [];
    for (let game = 0; rolls.length < 60_000; game += 1) {
      for (const state of playToTheEnd(start(unnamed(2), `game ${game}`))) {
        if (state.phase === 'switching') rolls.push(state.moves[0].roll);
        if (state.phase === 'setup') rolls.push(state.won!.moves[0].roll);
      }
    }
    // 5 degrees of freedom, p = 0.001.
    expect(chiSquare(rolls.slice(0, 60_000), 6)).toBeLessThan(20.515);
  });
});

describe('the die', () => {
  it('rejects a roll while the turn switches', () => {
    expect(turnSwitchMs).toBe(500);
    const rolled = play(start(unnamed(3)), { type: 'roll' });
    expect(rolled.phase).toBe('switching');
    expect(play(rolled, { type: 'roll' })).toBe(rolled);
    const switched = play(rolled, { type: 'turn-switched' });
    expect(switched).toMatchObject({ phase: 'to-roll', turn: 1 });
    expect(play(switched, { type: 'turn-switched' })).toBe(switched);
  });

  it('rejects a roll before the start', () => {
    expect(play(setup, { type: 'roll' })).toBe(setup);
    expect(play(setup, { type: 'turn-switched' })).toBe(setup);
  });
});

describe('random events', () => {
  it('leave tokens on final squares, and only one type of event is accepted at a time', () => {
    fc.assert(
      fc.property(table, fc.array(anyEvent, { maxLength: 120, size: 'max' }), ({ seed, count }, events) => {
        let state = start(unnamed(count), seed);
        for (const event of events) {
          const next = play(state, event);
          const fits =
            state.phase === 'to-roll'
              ? event.type === 'roll'
              : state.phase === 'switching'
                ? event.type === 'turn-switched'
                : event.type === 'start' && event.names.length >= 2 && event.names.length <= 4;
          expect(next !== state).toBe(fits);
          state = next;
          const players = state.phase === 'setup' ? (state.won?.players ?? []) : state.players;
          const last = state.phase === 'setup' ? 100 : 99;
          const lost = players.filter(
            ({ square }) => square < 1 || square > last || destinationOf(square) !== square,
          );
          expect(lost).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('return to setup on restart', () => {
    expect(play(play(start(unnamed(2)), { type: 'roll' }), { type: 'restart' })).toEqual(setup);
    expect(play(setup, { type: 'restart' })).toBe(setup);
    const won = playToTheEnd(start(unnamed(2))).at(-1)!;
    expect(play(won, { type: 'restart' })).toEqual(setup);
    expect(play(won, { type: 'start', names: unnamed(2), seed: 'again' }).phase).toBe('to-roll');
  });
});

describe('texts', () => {
  const players = [
    { name: '', square: 1, rolls: 0 },
    { name: 'Asha', square: 1, rolls: 0 },
  ];

  it('describe a move', () => {
    expect(describeMove(players, moveBy(0, 8, 5))).toBe('Player 1 rolled 5 and climbed from 13 to 46');
    expect(describeMove(players, moveBy(1, 18, 6))).toBe('Asha rolled 6 and slid from 24 to 5');
    expect(describeMove(players, moveBy(0, 25, 2))).toBe('Player 1 rolled 2 and moved to 27');
    expect(describeMove(players, moveBy(0, 98, 6))).toBe('Player 1 rolled 6 and stayed on 98');
  });

  it('name the winner', () => {
    const won: WonGame = { seed: '', players, winner: 0, moves: [moveBy(0, 98, 2)] };
    expect(winMessage(won)).toBe('🎉 Player 1 wins!');
    expect(winMessage({ ...won, winner: 1 })).toBe('🎉 Asha wins!');
  });
});
