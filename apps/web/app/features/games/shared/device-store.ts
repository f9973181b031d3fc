/** What the games store on this device. Without storage they keep it until the page is left. */

/** The ids of the hub's cards. */
export type GameName = 'memory' | 'snake-and-ladder' | 'puzzle' | 'quiz';

export type DeviceKey =
  | `kalavithi.${'game' | 'best'}.${GameName}`
  | 'kalavithi.game-sound'
  | 'kalavithi.puzzle-numbers';

/** What was written while there was no storage, as in a private window, or while it was full. */
const unsaved = new Map<DeviceKey, string>();

export const readDevice = (key: DeviceKey): string | null => {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const writeDevice = (key: DeviceKey, text: string): void => {
  try {
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
};
