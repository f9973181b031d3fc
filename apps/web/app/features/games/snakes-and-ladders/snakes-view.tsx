import { carryOf } from '@kalavithi/games/snakes-and-ladders/move';
import { shareSnakesAndLadders, snakesAndLaddersResult } from '@kalavithi/games/snakes-and-ladders/results';
import { minPlayers, maxPlayers, nameOf, winMessage } from '@kalavithi/games/snakes-and-ladders/rules';
import { firstSquare, ladders, snakes } from '@kalavithi/games/snakes-and-ladders/board';
import { pluralize } from '@kalavithi/games/share';
import { useEffect, useMemo, useRef, useState } from 'react';
import { classes } from '../../../ui/classes';
import { painted } from '../../../ui/after-paint';
import { Button } from '../../../ui/button';
import { useReducedMotion } from '../../../ui/use-media';
import { useAnnouncer } from '../shared/announcer';
import { Cue } from '../shared/panel';
import { PlayFrame } from '../shared/play-frame';
import { ResultDialog } from '../shared/result-dialog';
import { urlWithSeed, nextSeed } from '../shared/seed';
import { scrollToBoard } from '../shared/scroll-to-board';
import { useBestResult } from '../shared/use-best-result';
import { useGame } from '../shared/use-game';
import { useKeys } from '../shared/use-keys';
import { useGameCard } from '../content';
import { Arrival } from './arrival';
import { BoardLegend } from './board-legend';
import { BoardPicture } from './board-picture';
import { Die } from './die';
import { Piece } from './piece';
import { LastMoves, logEntryOf, Players } from './snakes-panel';
import { SnakesSetup } from './snakes-setup';
import { latestMove, shownGame, sceneOf, snakesBest, snakesGame, type SnakesState } from './snakes-game';
import styles from './snakes-view.module.css';
import { Tokens } from './tokens';

/** One fewer than a state keeps: the oldest stays until the new one is shown. */
const listedMoves = 5;

const emptyNames = Array.from({ length: maxPlayers }, () => '');

/** Snake and Ladder: two to four players on one screen. */
export function SnakesView() {
  const card = useGameCard('snake-and-ladder');
  const { state, send, play } = useGame(snakesGame);
  const { announce, announcer } = useAnnouncer();
  const reduced = useReducedMotion();
  const [names, setNames] = useState<readonly string[]>(emptyNames);
  const [count, setCount] = useState(minPlayers);
  const rollButton = useRef<HTMLButtonElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<'roll' | 'start' | null>(null);

  const shown = shownGame(state);
  const settingUp = shown === null;
  const scene = sceneOf(state);
  const move = latestMove(state);
  const carry = useMemo(() => move && carryOf(move), [move]);
  const won = state.game.phase === 'setup' && scene === null ? state.game.won : null;
  const result = useMemo(() => won && snakesAndLaddersResult(won), [won]);
  const best = useBestResult(snakesBest, result);

  /** The player who rolls or has just rolled; null without a game. */
  const current = state.game.phase === 'setup' ? (state.game.won?.winner ?? null) : state.game.turn;
  const players = shown?.players ?? [];
  const rolls = players.reduce((sum, player) => sum + player.rolls, 0);
  const squares =
    shown === null
      ? Array.from({ length: count }, () => firstSquare)
      : players.map(({ square }, player) => (scene && player === current ? scene.square : square));
  /** As the lists tell them: the end of a ladder or a snake when the token has arrived. */
  const told =
    carry && scene?.stage === 'carrying'
      ? squares.map((square, player) => (player === current ? carry.from : square))
      : squares;
  const rolling = scene?.stage === 'rolling';
  const hiddenMoves = scene && scene.stage !== 'resting' ? 1 : 0;

  // The press is painted first: what the panel becomes takes a phone longer than a frame.
  const start = async () => {
    await painted();
    focusNext.current = 'roll';
    send({ type: 'start', names: names.slice(0, count), seed: nextSeed() });
  };
  const roll = () => send({ type: 'roll', pace: reduced ? 'reduced' : 'full' });
  const restart = () => {
    focusNext.current = 'start';
    if (shown) {
      setCount(shown.players.length);
      setNames(emptyNames.map((empty, seat) => shown.players[seat]?.name ?? empty));
    }
    send({ type: 'restart' });
  };
  useKeys((key, target) => {
    if (key !== 'Enter' || !shown || target.closest('a, button, summary')) return false;
    roll();
    return true;
  });

  useEffect(() => {
    if (focusNext.current === 'roll') {
      rollButton.current?.focus({ preventScroll: true });
      scrollToBoard();
    }
    if (focusNext.current === 'start') startButton.current?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [settingUp]);

  const moved = move && scene?.stage === 'resting' ? logEntryOf(players, move) : null;
  useEffect(() => {
    if (moved !== null) announce(moved);
  }, [moved, rolls, announce]);
  const next = state.game.phase === 'to-roll' ? nameOf(players, state.game.turn) : null;
  useEffect(() => {
    if (next !== null) announce(`${next} to roll.`);
  }, [next, rolls, announce]);
  const stage = scene?.stage;
  const at = scene?.square;
  const upwards = move?.kind === 'climbed';
  useEffect(() => {
    if (stage === 'rolling') play('die');
    if (stage === 'walking') play('step');
    if (stage === 'carrying') play(upwards ? 'climb' : 'slide');
  }, [stage, at, upwards, play]);
  useEffect(() => {
    if (won) play('won');
  }, [won, play]);

  const where = players.map((_, player) => `${nameOf(players, player)} on square ${told[player]}`);
  return (
    <PlayFrame
      className={classes(styles.frame, settingUp ? styles.setup : styles.running)}
      title={card?.title ?? ''}
      board={
        <div
          className={styles.field}
          role="img"
          aria-label={[
            `Board of 100 squares with ${ladders.length} ladders and ${snakes.length} snakes.`,
            ...(where.length > 0 ? [`${where.join(', ')}.`] : []),
          ].join(' ')}
        >
          <BoardPicture />
          <div className={styles.squares}>
            <Tokens
              squares={squares}
              current={won ? null : current}
              moving={scene && move ? { player: move.player, stage: scene.stage, carry } : null}
            />
          </div>
        </div>
      }
      foot={<BoardLegend />}
    >
      {announcer}
      {shown === null || current === null ? (
        <SnakesSetup
          names={names}
          count={count}
          best={best.words}
          startButton={startButton}
          onCount={setCount}
          onName={(player, name) => setNames(names.map((now, seat) => (seat === player ? name : now)))}
          onStart={() => void start()}
        />
      ) : (
        <>
          <Cue mark={<Piece player={current} className={styles.mark} />}>
            <span>{nameOf(players, current)}</span>
            <span>{` ${doingOf(state)}`}</span>
          </Cue>
          <section className={styles.dice} aria-label="Die">
            <Die key={shown.seed} shows={move?.roll ?? null} rolling={rolling} rolls={reduced ? 0 : rolls} />
            <div className={styles.buttons}>
              <Button ref={rollButton} block aria-disabled={state.game.phase !== 'to-roll'} onClick={roll}>
                Roll
              </Button>
              <Button look="line" block onClick={restart}>
                Restart
              </Button>
            </div>
          </section>
          <Players
            players={players}
            squares={told}
            current={current}
            doing={rolling ? 'rolling' : state.game.phase === 'to-roll' ? 'to roll' : ''}
          />
          <p className={styles.lore}>
            In the old boards, <i>gyan chaupar</i>, each ladder was a virtue and each snake a vice. The last
            square was release.
          </p>
          <LastMoves
            players={players}
            moves={shown.moves.slice(hiddenMoves, hiddenMoves + listedMoves)}
            opening={scene !== null && scene.stage !== 'rolling'}
          />
        </>
      )}
      {won && result && (
        <ResultDialog
          title={winMessage(won)}
          picture={<Arrival winner={won.winner} />}
          best={best}
          onAgain={restart}
          shareText={shareSnakesAndLadders(result, urlWithSeed(won.seed))}
        >
          <p>{`Reached 100 with ${pluralize(result.rolls, 'roll')}.`}</p>
        </ResultDialog>
      )}
    </PlayFrame>
  );
}

/** Returns what the status line says of the current player. */
function doingOf(state: SnakesState): string {
  const scene = sceneOf(state);
  if (scene === null) return state.game.phase === 'setup' ? 'wins' : 'to roll';
  return scene.stage === 'rolling' ? 'rolls' : `rolled ${latestMove(state)?.roll}`;
}
