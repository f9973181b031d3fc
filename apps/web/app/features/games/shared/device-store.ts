/** What the games store on this device. Without storage they work and save nothing. */

/** The ids of the hub's cards. */
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
    // The game goes on without storage.
  }
};
