import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readDevice, writeDevice } from './device-store';
import { createGameRun, type GameRun, type GameDefinition, type GameEnvironment } from './game-run';
import type { Sound } from './game-sounds';
import { seedFromUrl } from './seed';
import { playIfSoundOn } from './use-sound';

const browser: GameEnvironment = {
  now: () => performance.now(),
  read: readDevice,
  write: writeDevice,
  seedFromUrl,
};

export interface Game<State, Event> extends Pick<GameRun<State, Event>, 'send' | 'resume'> {
  state: State;
  /** The game is paused: its tab was hidden, or it was restored. */
  paused: boolean;
  /** Plays a sound if sound is on and the player has acted: browsers mute untouched pages. */
  play: (sound: Sound) => void;
}

/** Runs the saved game after hydration; a hidden tab pauses it. `game`: a module constant. */
export function useGame<State, Event>(game: GameDefinition<State, Event>): Game<State, Event> {
  const [run] = useState(() => createGameRun(game, browser));
  const state = useSyncExternalStore(run.subscribe, run.state, () => game.begin);
  useEffect(() => {
    const end = run.open();
    // Set before the first paint (`await-saved.ts`).
    delete document.documentElement.dataset['savedGame'];
    return end;
  }, [run]);
  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) run.pause();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [run]);
  const play = useCallback(
    (sound: Sound) => {
      if (run.touched()) playIfSoundOn(sound);
    },
    [run],
  );
  return { state, paused: game.clock.isPaused(state), send: run.send, resume: run.resume, play };
}
