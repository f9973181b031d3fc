import { useEffect, useState, useSyncExternalStore } from 'react';
import { readDevice, writeDevice } from './device-store';
import { createRun, type GameRun, type GameTable, type Surroundings } from './game-run';
import { seedOfAddress } from './seed';

const browser: Surroundings = {
  now: () => performance.now(),
  read: readDevice,
  write: writeDevice,
  seedOfAddress,
};

export interface Game<State, Event> extends Pick<GameRun<State, Event>, 'send' | 'resume'> {
  state: State;
  /** The game waits for the player to go on: its tab was hidden, or it was left and taken up again. */
  paused: boolean;
}

/**
 * A game on this page: its state, the time it takes, its place on the device. It begins after hydration with the game that was left here; a hidden
 * tab pauses it. `table` is a constant of its module.
 */
export function useGame<State, Event>(table: GameTable<State, Event>): Game<State, Event> {
  const [run] = useState(() => createRun(table, browser));
  const state = useSyncExternalStore(run.subscribe, run.state, () => table.begin);
  useEffect(() => run.open(), [run]);
  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) run.pause();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [run]);
  return { state, paused: table.clock.isPaused(state), send: run.send, resume: run.resume };
}
