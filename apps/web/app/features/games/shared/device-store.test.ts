import { afterEach, expect, it, vi } from 'vitest';
import { readDevice, writeDevice } from './device-store';

const key = 'kalavithi.game.puzzle';
afterEach(() => vi.unstubAllGlobals());

const stubStorage = (values: Map<string, string>, isBroken: () => boolean): void => {
  const orThrow = <Value>(value: Value): Value => {
    if (isBroken()) throw new DOMException('denied', 'SecurityError');
    return value;
  };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => orThrow(values.get(name) ?? null),
    setItem: (name: string, text: string) => void orThrow(values).set(name, text),
  });
};

it('keeps a game without storage until the page is left, and saves it once there is storage', () => {
  const values = new Map<string, string>();
  let broken = true;
  stubStorage(values, () => broken);
  expect(readDevice(key)).toBeNull();
  writeDevice(key, 'half solved');
  expect(readDevice(key)).toBe('half solved');
  broken = false;
  writeDevice(key, 'nearly solved');
  expect(values.get(key)).toBe('nearly solved');
  values.set(key, 'played in another tab');
  expect(readDevice(key)).toBe('played in another tab');
});
