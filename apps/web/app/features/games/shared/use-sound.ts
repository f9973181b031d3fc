import { useEffect } from 'react';
import { create } from 'zustand';
import { readDevice, writeDevice } from './device-store';
import { sound, type Sound } from './game-sounds';

/** Whether the games sound; null until the choice of an earlier visit has been looked up. Off until somebody turns it on. */
const useChoice = create<{ on: boolean | null }>(() => ({ on: null }));

export interface SoundSetting {
  on: boolean;
  toggle: () => void;
}

/** The choice of sound, kept on this device. */
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

/** Sounds it, if the player wants sound. */
export const playIfSoundOn = (name: Sound): void => {
  if (useChoice.getState().on === true) sound(name);
};
