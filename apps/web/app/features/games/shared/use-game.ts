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
  /** The game waits for the player to go on: its tab was hidden, or it was left and taken up again. */
  paused: boolean;
  /**
   * Sounds it, if the player wants sound and has done something here: a result that a reload shows again has been heard, and browsers hold the
   * sounds of an untouched page back.
   */
  play: (sound: Sound) => void;
}

/**
 * A game on this page: its state, the time it takes, its place on the device. It begins after hydration with the game that was left here; a hidden
 * tab pauses it. `table` is a constant of its module.
 */
export function useGame<State, Event>(game: GameDefinition<State, Event>): Game<State, Event> {
  const [run] = useState(() => createGameRun(game, browser));
  const state = useSyncExternalStore(run.subscribe, run.state, () => game.begin);
  useEffect(() => run.open(), [run]);
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
