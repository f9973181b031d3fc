import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listMedia } from './media-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-files-'));
  await mkdir(join(folder, 'pictures', 'paintings'), { recursive: true });
  const sizes = { width: 800, height: 1000, version: '0123abcd', colour: '#74411f' };
  await writeFile(join(folder, 'pictures', 'sizes.json'), JSON.stringify({ 'paintings/horse': sizes }));
});
afterEach(() => rm(folder, { recursive: true }));

it('lists the sizes of a picture, its strokes and the relief of its gold, and nothing that sizes.json does not know', async () => {
  const names = [
    'horse-640.webp',
    'horse.jpg',
    'horse.strokes.json',
    'horse.gold.webp',
    'cow.strokes.json',
    'cow-640.webp',
  ];
  for (const name of names) await writeFile(join(folder, 'pictures', 'paintings', name), 'x');
  expect([...(await listMedia([folder])).keys()].sort()).toEqual([
    '/paintings/horse-640.webp',
    '/paintings/horse.gold.webp',
    '/paintings/horse.jpg',
    '/paintings/horse.strokes.json',
  ]);
});

it('takes a file from the first of two folders that has it', async () => {
  const lending = await mkdtemp(join(tmpdir(), 'media-files-'));
  await mkdir(join(lending, 'pictures', 'paintings'), { recursive: true });
  const sizes = { width: 1, height: 1, version: '0123abcd', colour: '#74411f' };
  await writeFile(join(lending, 'pictures', 'sizes.json'), JSON.stringify({ 'paintings/horse': sizes }));
  for (const one of [folder, lending])
    await writeFile(join(one, 'pictures', 'paintings', 'horse.strokes.json'), 'x');
  const listed = await listMedia([folder, lending]);
  expect(listed.get('/paintings/horse.strokes.json')).toBe(
    join(folder, 'pictures', 'paintings', 'horse.strokes.json'),
  );
  await rm(lending, { recursive: true });
});
