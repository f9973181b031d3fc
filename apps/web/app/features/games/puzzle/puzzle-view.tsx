import { pluralize } from '@kalavithi/games/share';
import type { Direction } from '@kalavithi/games/sliding-puzzle/board';
import { puzzleResult } from '@kalavithi/games/sliding-puzzle/results';
import { acceptedSlides, tilesOf } from '@kalavithi/games/sliding-puzzle/rules';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAnnouncer } from '../shared/announcer';
import { BestLine } from '../shared/best-line';
import { Steps } from '../shared/panel';
import { PausedNotice } from '../shared/paused-notice';
import { PlayFrame } from '../shared/play-frame';
import { nextSeed } from '../shared/seed';
import { scrollToBoard } from '../shared/scroll-to-board';
import { useBestResult } from '../shared/use-best-result';
import { createDeviceSwitch } from '../shared/device-switch';
import { useGame } from '../shared/use-game';
import { useKeys } from '../shared/use-keys';
import { useTimeAnnouncements } from '../shared/use-time-announcements';
import { remainingOf } from './puzzle-texts';
import { useGameCard, useGames } from '../content';
import { PuzzleBoard } from './puzzle-board';
import { PuzzleMenu } from './puzzle-menu';
import menuStyles from './puzzle-menu.module.css';
import { PuzzlePanel } from './puzzle-panel';
import { puzzleBest, puzzleGame } from './puzzle-game';

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const numbersOnTiles = createDeviceSwitch('kalavithi.puzzle-numbers');

/** Art Puzzle: slide eight tiles back into a picture within sixty seconds. */
export function PuzzleView() {
  const artworks = useGames('puzzle');
  const card = useGameCard('puzzle');
  const table = useMemo(() => puzzleGame(artworks), [artworks]);
  const { state, paused, send, resume, play } = useGame(table);
  const { announce, announcer } = useAnnouncer();
  const result = useMemo(() => (state.phase === 'won' ? puzzleResult(state) : null), [state]);
  const bestRules = useMemo(() => puzzleBest(artworks), [artworks]);
  const best = useBestResult(bestRules, result);
  const board = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  /** What gets the focus after the next render: a cell of the board or a picture of the menu. */
  const focusNext = useRef<{ place: number | 'first' } | { artwork: string } | null>(null);
  const numbers = numbersOnTiles.useSwitch();
  /** The complete picture is shown until the next move. */
  const [peekedAt, setPeekedAt] = useState<number | null>(null);

  const chosen = state.phase === 'menu' ? null : artworks.find(({ id }) => id === state.artwork);
  const lastSlide = state.phase === 'playing' || state.phase === 'won' ? state.lastSlide : null;
  const moves = state.phase === 'menu' ? 0 : state.moves;
  const peeking = state.phase === 'playing' && !paused && peekedAt === moves;
  const slides = acceptedSlides(state);
  const remainingMs = remainingOf(state);
  useTimeAnnouncements(state.phase === 'playing' ? remainingMs : null, announce);

  const start = (artwork: string) => {
    setPeekedAt(null);
    focusNext.current = { place: 'first' };
    send({ type: 'start', artwork, seed: nextSeed() });
  };
  const reset = () => {
    if (chosen) focusNext.current = { artwork: chosen.id };
    send({ type: 'reset' });
  };
  const slide = (isMeant: (slide: (typeof slides)[number]) => boolean) => {
    const meant = slides.find(isMeant);
    if (!meant) return;
    // The focus follows the tile.
    const focused = board.current?.querySelector(':focus');
    if (focused?.getAttribute('data-position') === String(meant.from))
      focusNext.current = { place: meant.to };
    send({ type: 'slide', tile: meant.tile });
    announce(`Tile ${meant.tile + 1} ${meant.direction}. ${pluralize(moves + 1, 'move')}.`);
    play('tile');
  };
  const slideTowards = (direction: Direction) => slide((possible) => possible.direction === direction);
  useKeys((key) => {
    const direction = directions[key];
    if (!direction || state.phase !== 'playing' || paused) return false;
    slideTowards(direction);
    return true;
  });

  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (next === null) return;
    if ('artwork' in next) {
      const last = menu.current?.querySelector<HTMLElement>(`[data-artwork="${next.artwork}"]`);
      last?.focus({ preventScroll: true });
      // By touch, the head of the menu stays in sight.
      if (last?.matches(':focus-visible')) last.scrollIntoView({ block: 'nearest' });
      return;
    }
    const place = next.place === 'first' ? '[tabindex="0"]' : `[data-position="${next.place}"]`;
    board.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    if (next.place === 'first') scrollToBoard();
  }, [state.phase, paused, lastSlide]);

  useEffect(() => {
    if (state.phase === 'won') play('won');
    if (state.phase === 'lost') play('wrong');
  }, [state.phase, play]);

  return (
    <PlayFrame
      className={chosen ? undefined : menuStyles.choice}
      title={card?.title ?? ''}
      hi={card?.hi ?? undefined}
      lead={chosen ? undefined : card?.text}
      board={
        chosen ? (
          <>
            <PuzzleBoard
              ref={board}
              artwork={chosen}
              tiles={tilesOf(state)}
              slides={slides}
              lastSlide={lastSlide}
              numbers={numbers.on}
              whole={peeking || state.phase === 'won'}
              solved={state.phase === 'won'}
              lost={state.phase === 'lost'}
              covered={paused}
              onSlide={(tile) => slide((possible) => possible.tile === tile)}
              onSwipe={slideTowards}
            />
            {paused && (
              <PausedNotice
                announce={announce}
                onResume={() => {
                  focusNext.current = { place: 'first' };
                  resume();
                }}
              />
            )}
          </>
        ) : (
          <PuzzleMenu ref={menu} onChoose={start} />
        )
      }
    >
      {announcer}
      {chosen ? (
        <PuzzlePanel
          artwork={chosen}
          remainingMs={remainingMs ?? 0}
          moves={moves}
          paused={paused}
          numbers={numbers.on}
          onNumbers={numbers.toggle}
          peeking={peeking}
          onPeek={() => setPeekedAt(peeking ? null : moves)}
          onReset={reset}
          over={state.phase === 'won' || state.phase === 'lost' ? state : null}
          best={best}
        />
      ) : (
        <>
          <BestLine words={best.words} />
          <Steps>
            <li>The picture is cut into eight tiles and a gap. You have sixty seconds.</li>
            <li>Slide the tiles beside the gap, one at a time.</li>
            <li>Put all tiles in order to solve the puzzle.</li>
          </Steps>
        </>
      )}
    </PlayFrame>
  );
}
