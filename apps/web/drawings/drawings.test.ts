import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawings } from './drawings.ts';

const site = join(import.meta.dirname, '..', 'app');

const drawn = [...(await drawings())];

describe('the drawn pictures', () => {
  it.each(drawn)('%s is the one that the program draws', async (file, picture) => {
    expect(picture).toBe(await readFile(join(site, file), 'utf8'));
  });
});
