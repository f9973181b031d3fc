import { carryOf } from '@kalavithi/games/snakes-and-ladders/move';
import { shareSnakesAndLadders, snakesAndLaddersResult } from '@kalavithi/games/snakes-and-ladders/results';
import {
  fewestPlayers,
  moveInWords,
  mostPlayers,
  nameOf,
  winMessage,
} from '@kalavithi/games/snakes-and-ladders/rules';
import { firstSquare, ladders, snakes } from '@kalavithi/games/snakes-and-ladders/board';
import { counted } from '@kalavithi/games/share';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { useReducedMotion } from '../../../ui/use-media';
import { useAnnouncer } from '../table/announcer';
import { Cue } from '../table/panel';
import { PlayFrame } from '../table/play-frame';
import { ResultDialog } from '../table/result-dialog';
import { addressWithSeed, nextSeed } from '../table/seed';
import { useGameCard } from '../content';
import { showBoard } from '../table/show-board';
import { useBest } from '../table/use-best';
import { useGame } from '../table/use-game';
import { useKeys } from '../table/use-keys';
import { BoardPicture } from './board-picture';
import { Die } from './die';
import { Piece } from './piece';
import { LastMoves, Players } from './snakes-panel';
import { SnakesSetup } from './snakes-setup';
import { latestMove, onBoard, sceneOf, snakesBest, snakesTable, type SnakesState } from './snakes-table';
import styles from './snakes-view.module.css';
import { Tokens } from './tokens';

const nobody = Array.from({ length: mostPlayers }, () => '');

/** Snake and Ladder: two to four players on one screen. */
export function SnakesView() {
  const card = useGameCard('snake-and-ladder');
  const { state, send, play } = useGame(snakesTable);
  const { announce, announcer } = useAnnouncer();
  const reduced = useReducedMotion();
  const [names, setNames] = useState<readonly string[]>(nobody);
  const [count, setCount] = useState(fewestPlayers);
  const rollButton = useRef<HTMLButtonElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<'roll' | 'start' | null>(null);

  const table = onBoard(state);
  const settingUp = table === null;
  const scene = sceneOf(state);
  const move = latestMove(state);
  const carry = useMemo(() => move && carryOf(move), [move]);
  const won = state.game.phase === 'setup' && scene === null ? state.game.won : null;
  const result = useMemo(() => won && snakesAndLaddersResult(won), [won]);
  const best = useBest(snakesBest, result);

  /** Who rolls, or has just rolled; null while nobody plays. */
  const current = state.game.phase === 'setup' ? (state.game.won?.winner ?? null) : state.game.turn;
  const players = table?.players ?? [];
  const rolls = players.reduce((sum, player) => sum + player.rolls, 0);
  const squares =
    table === null
      ? Array.from({ length: count }, () => firstSquare)
      : players.map(({ square }, player) => (scene && player === current ? scene.square : square));
  const rolling = scene?.stage === 'rolling';
  const told = scene && scene.stage !== 'resting' ? 1 : 0;

  const start = () => {
    focusNext.current = 'roll';
    send({ type: 'start', names: names.slice(0, count), seed: nextSeed() });
  };
  const roll = () => send({ type: 'roll', pace: reduced ? 'reduced' : 'full' });
  const restart = () => {
    focusNext.current = 'start';
    if (table) {
      setCount(table.players.length);
      setNames(nobody.map((none, seat) => table.players[seat]?.name ?? none));
    }
    send({ type: 'restart' });
  };
  useKeys((key, target) => {
    if (key !== 'Enter' || !table || target.closest('a, button, summary')) return false;
    roll();
    return true;
  });

  useEffect(() => {
    if (focusNext.current === 'roll') {
      rollButton.current?.focus({ preventScroll: true });
      showBoard();
    }
    if (focusNext.current === 'start') startButton.current?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [settingUp]);

  const moved = move && scene?.stage === 'resting' ? moveInWords(players, move) : null;
  useEffect(() => {
    if (moved !== null) announce(`${moved}.`);
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

  const where = players.map((_, player) => `${nameOf(players, player)} on square ${squares[player]}`);
  return (
    <PlayFrame
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
          <Tokens
            squares={squares}
            current={won ? null : current}
            moving={scene && move ? { player: move.player, stage: scene.stage, carry } : null}
          />
        </div>
      }
    >
      {announcer}
      {table === null || current === null ? (
        <SnakesSetup
          names={names}
          count={count}
          best={best.words}
          startButton={startButton}
          onCount={setCount}
          onName={(player, name) => setNames(names.map((now, seat) => (seat === player ? name : now)))}
          onStart={start}
        />
      ) : (
        <>
          <Cue mark={<Piece player={current} className={styles.mark} />}>{cueOf(state)}</Cue>
          <section className={styles.dice} aria-label="Die">
            <Die key={table.seed} shows={move?.roll ?? null} rolling={rolling} rolls={reduced ? 0 : rolls} />
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
            squares={squares}
            current={current}
            doing={rolling ? 'rolling' : state.game.phase === 'to-roll' ? 'to roll' : ''}
          />
          <LastMoves players={players} moves={table.moves.slice(told)} />
          <p className={styles.lore}>
            In the old boards, <i>gyan chaupar</i>, each ladder was a virtue and each snake a vice. The last
            square was release.
          </p>
        </>
      )}
      {won && result && (
        <ResultDialog
          title={winMessage(won)}
          best={best}
          onAgain={restart}
          shareText={shareSnakesAndLadders(result, addressWithSeed(won.seed))}
        >
          <p>{`${result.winner} reached 100 with ${counted(result.rolls, 'roll')}.`}</p>
        </ResultDialog>
      )}
    </PlayFrame>
  );
}

/** What the player at the die is to do, or has done. */
function cueOf(state: SnakesState): string {
  const table = onBoard(state);
  if (table === null) return '';
  const scene = sceneOf(state);
  if ('winner' in table && scene === null) return `${nameOf(table.players, table.winner)} wins`;
  const name = nameOf(table.players, 'winner' in table ? table.winner : table.turn);
  if (scene === null) return `${name} to roll`;
  return scene.stage === 'rolling' ? `${name} rolls` : `${name} rolled ${latestMove(state)?.roll}`;
}
