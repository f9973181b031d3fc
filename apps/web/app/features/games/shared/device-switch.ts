import { useEffect } from 'react';
import { create } from 'zustand';
import { readDevice, writeDevice, type DeviceKey } from './device-store';

export interface DeviceSwitch {
  on: boolean;
  toggle: () => void;
}

/** Makes a switch that this device remembers: a hook that reads and changes it, and whether it is on. Off by default. */
export const createDeviceSwitch = (
  key: DeviceKey,
): { useSwitch: () => DeviceSwitch; isOn: () => boolean } => {
  /** Null until what was saved has been read. */
  const useChoice = create<{ on: boolean | null }>(() => ({ on: null }));
  const isOn = () => useChoice.getState().on === true;
  const useSwitch = () => {
    const on = useChoice((state) => state.on) === true;
    useEffect(() => {
      if (useChoice.getState().on === null) useChoice.setState({ on: readDevice(key) === 'on' });
    }, []);
    return {
      on,
      toggle: () => {
        writeDevice(key, on ? 'off' : 'on');
        useChoice.setState({ on: !on });
      },
    };
  };
  return { useSwitch, isOn };
};
