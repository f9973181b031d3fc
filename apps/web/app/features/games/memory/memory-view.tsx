import { memoryResult } from '@kalavithi/games/memory/results';
import { acceptsChoice, artCount, flashOf, levelOf } from '@kalavithi/games/memory/rules';
import { Check, Eye, Hand, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useAnnouncer } from '../shared/announcer';
import type { Sound } from '../shared/game-sounds';
import { BestLine } from '../shared/best-line';
import { Beside, Cue, Diamonds, Stat, Stats, Steps } from '../shared/panel';
import { PausedNotice } from '../shared/paused-notice';
import { PlayFrame } from '../shared/play-frame';
import { nextSeed } from '../shared/seed';
import { scrollToBoard } from '../shared/scroll-to-board';
import { useBestResult } from '../shared/use-best-result';
import { useGame } from '../shared/use-game';
import { useKeys } from '../shared/use-keys';
import { useGameCard, useGames } from '../content';
import { cueOf, roundProgress } from './memory-texts';
import { MemoryOver } from './memory-over';
import { memoryBest, memoryGame } from './memory-game';
import { MemoryTiles } from './memory-tiles';
import tileStyles from './memory-tiles.module.css';

/** The icon of the status line. */
const marks = { replaying: Eye, repeating: Hand, 'round-won': Check, over: X };

/** How long a chosen tile stays lit, in milliseconds. */
const chosenMs = 220;

/** The instruments of the arts, in the order of the tiles. */
const instruments = ['madhubani', 'warli', 'pattachitra', 'kalamkari'] as const satisfies readonly Sound[];

/** Returns the sound of a tile; content with other arts takes the instruments in turn. */
const soundOf = (tile: number, id: string | undefined): Sound =>
  instruments.find((instrument) => instrument === id) ?? instruments[tile] ?? instruments[0];

/** The tile that an arrow key moves to, on the 2 by 2 grid. */
const arrows: Record<string, (tile: number) => number> = {
  ArrowLeft: (tile) => tile - (tile % 2),
  ArrowRight: (tile) => tile - (tile % 2) + 1,
  ArrowUp: (tile) => tile % 2,
  ArrowDown: (tile) => 2 + (tile % 2),
};

/** Memory Match: watch the tiles light up, repeat their order, one more each round. */
export function MemoryView() {
  const arts = useGames('memory');
  const card = useGameCard('memory');
  const { state, paused, send, resume, play } = useGame(memoryGame);
  const { announce, announcer } = useAnnouncer();
  const result = useMemo(() => (state.phase === 'over' ? memoryResult(state) : null), [state]);
  const best = useBestResult(memoryBest, result);
  const tiles = useRef<HTMLDivElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<'tiles' | 'start' | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);

  const level = levelOf(state);
  // A paused replay starts again, so the tile it stopped at is neither shown nor announced.
  const flash = paused ? null : flashOf(state);
  const round = roundProgress(state);
  const accepting = acceptsChoice(state);
  const passed = state.phase === 'round-won';

  const focusTile = (tile: number) =>
    tiles.current?.querySelectorAll('button')[tile]?.focus({ preventScroll: true });
  const choose = (tile: number) => {
    if (!accepting) return;
    setChosen(tile);
    send({ type: 'choose', tile });
    play(soundOf(tile, arts[tile]?.id));
  };
  const start = () => {
    focusNext.current = 'tiles';
    send({ type: 'start', seed: nextSeed() });
  };
  const restart = () => {
    focusNext.current = 'start';
    setChosen(null);
    send({ type: 'restart' });
  };
  useKeys((key, target) => {
    const tile = Number(key) - 1;
    if (tile >= 0 && tile < artCount && state.phase !== 'welcome') {
      focusTile(tile);
      choose(tile);
      return true;
    }
    const move = arrows[key];
    const focused = [...(tiles.current?.querySelectorAll('button') ?? [])].indexOf(
      target as HTMLButtonElement,
    );
    if (!move || paused || (focused === -1 && !(accepting && target === document.body))) return false;
    focusTile(focused === -1 ? 0 : move(focused));
    return true;
  });

  useEffect(() => {
    if (focusNext.current === 'tiles') {
      focusTile(0);
      scrollToBoard();
    }
    if (focusNext.current === 'start') startButton.current?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [state.phase, paused]);
  useEffect(() => {
    if (chosen === null) return undefined;
    const timer = setTimeout(() => setChosen(null), chosenMs);
    return () => clearTimeout(timer);
  }, [chosen]);

  const flashed = flash && `${flash.tile} ${flash.position} ${flash.of}`;
  useEffect(() => {
    if (flashed === null) return;
    const [tile = 0, position = 0, of = 0] = flashed.split(' ').map(Number);
    announce(`${arts[tile]?.name}, ${position} of ${of}.`);
    play(soundOf(tile, arts[tile]?.id));
  }, [flashed, arts, announce, play]);
  const given = state.phase === 'repeating' ? state.given : 0;
  useEffect(() => {
    if (state.phase === 'repeating') {
      const tileCountText = level === 1 ? '1 tile' : `${level} tiles`;
      announce(given === 0 ? `Your turn. ${tileCountText}.` : `${given} of ${level} right.`);
    }
    if (state.phase === 'round-won') announce(`Right. Level ${level + 1} comes next.`);
    if (state.phase === 'over') play('wrong');
  }, [state.phase, level, given, announce, play]);

  return (
    <PlayFrame
      roomy
      className={state.phase === 'welcome' ? tileStyles.welcome : tileStyles.running}
      title={card?.title ?? ''}
      board={
        <>
          <MemoryTiles
            ref={tiles}
            lit={flash?.tile ?? chosen}
            accepting={accepting}
            passed={passed && !paused}
            covered={paused}
            onChoose={choose}
          />
          {paused && (
            <PausedNotice
              announce={announce}
              onResume={() => {
                focusNext.current = 'tiles';
                resume();
              }}
            />
          )}
        </>
      }
    >
      {announcer}
      {state.phase === 'welcome' ? (
        <>
          <p className="read">{card?.text}</p>
          <Button ref={startButton} block className="needs-script" onClick={start}>
            Start
          </Button>
          <BestLine words={best.words} />
        </>
      ) : (
        <>
          <Stats>
            <Stat label="Level">{level}</Stat>
            <Stat label="Best">{best.words ?? '–'}</Stat>
          </Stats>
          <Cue good={passed && !paused} mark={!paused && <Icon of={marks[state.phase]} />}>
            {paused ? 'Paused' : cueOf(state, arts)}
          </Cue>
          <Beside>
            <div>
              <p className="small muted">This round</p>
              <Diamonds count={level} {...round} />
            </div>
            <Button look="line" onClick={restart}>
              Restart
            </Button>
          </Beside>
        </>
      )}
      <Steps>
        <li>Four tiles, four traditions. The first round lights one of them.</li>
        <li>
          <span>
            <span>After the last tile lights up, it is your turn.</span>
            <span className="for-mouse"> Keys 1 to 4 work too.</span>
          </span>
        </li>
        <li>One mistake ends the game.</li>
      </Steps>
      {state.phase === 'over' && result && (
        <MemoryOver state={state} result={result} best={best} onAgain={restart} />
      )}
    </PlayFrame>
  );
}
