import { describe, expect, it } from 'vitest';
import { createInTurn } from './in-turn.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('work in turn', () => {
  it('on one key runs one after the other, on different keys at once', async () => {
    const inTurn = createInTurn();
    const events: string[] = [];
    const gates = new Map<string, () => void>();
    const begin = (key: string, name: string) =>
      inTurn(key, async () => {
        events.push(`${name} begins`);
        await new Promise<void>((resolve) => gates.set(name, resolve));
        events.push(`${name} ends`);
        return name;
      });

    const all = [begin('a', 'first'), begin('a', 'second'), begin('b', 'other')];
    await settled();
    expect(events).toEqual(['first begins', 'other begins']);
    gates.get('first')!();
    await settled();
    expect(events).toEqual(['first begins', 'other begins', 'first ends', 'second begins']);
    gates.get('second')!();
    gates.get('other')!();
    expect(await Promise.all(all)).toEqual(['first', 'second', 'other']);
  });

  it('goes on after a failure, which only its own caller sees', async () => {
    const inTurn = createInTurn();
    const failing = inTurn('a', () => Promise.reject(new Error('no')));
    const following = inTurn('a', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await following).toBe('yes');
  });
});
