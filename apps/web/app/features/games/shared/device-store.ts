/** What the games keep on this device. Without storage (private windows, a full disk) they play on and forget. */

/** As the hub's cards name them. */
export type GameName = 'memory' | 'snake-and-ladder' | 'puzzle' | 'quiz';

export type DeviceKey = `kalavithi.${'game' | 'best'}.${GameName}` | 'kalavithi.game-sound';

export const readDevice = (key: DeviceKey): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const writeDevice = (key: DeviceKey, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing depends on it within this visit.
  }
};
