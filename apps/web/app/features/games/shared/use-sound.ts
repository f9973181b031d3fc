import { createDeviceSwitch, type DeviceSwitch } from './device-switch';
import { sound, type Sound } from './game-sounds';

const choice = createDeviceSwitch('kalavithi.game-sound');

/** Reads and changes the sound setting of this device. */
export function useSound(): DeviceSwitch {
  const { on, toggle } = choice.useSwitch();
  return {
    on,
    toggle: () => {
      toggle();
      if (!on) sound('right');
    },
  };
}

/** Plays a sound if sound is on. */
export const playIfSoundOn = (name: Sound): void => {
  if (choice.isOn()) sound(name);
};
