import { useEffect } from 'react';
import { create } from 'zustand';
import { readDevice, writeDevice } from './device-store';
import { sound, type Sound } from './game-sounds';

/** Whether sound is on; null until the saved setting has been read. Off by default. */
const useChoice = create<{ on: boolean | null }>(() => ({ on: null }));

export interface SoundSetting {
  on: boolean;
  toggle: () => void;
}

/** Reads and changes the sound setting of this device. */
export function useSound(): SoundSetting {
  const on = useChoice((state) => state.on) === true;
  useEffect(() => {
    if (useChoice.getState().on === null) {
      useChoice.setState({ on: readDevice('kalavithi.game-sound') === 'on' });
    }
  }, []);
  return {
    on,
    toggle: () => {
      writeDevice('kalavithi.game-sound', on ? 'off' : 'on');
      useChoice.setState({ on: !on });
      if (!on) sound('right');
    },
  };
}

/** Plays a sound if sound is on. */
export const playIfSoundOn = (name: Sound): void => {
  if (useChoice.getState().on === true) sound(name);
};
