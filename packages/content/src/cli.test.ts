import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runContentCommand } from './cli.ts';
import { exampleFolder } from './folders.ts';

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'kv-content-cli-'));
});
afterAll(() => rm(cwd, { recursive: true }));

const run = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await runContentCommand(args, { env: {}, cwd, say: (line) => void lines.push(line) });
  return { code, text: lines.join('\n') };
};

it('checks the current content', async () => {
  expect(await run('check')).toMatchObject({
    code: 0,
    text: expect.stringContaining('123 works, 8 artists, 10 events, 5 pages') as string,
  });
});

it('writes an example without mistakes and does not overwrite files', async () => {
  expect(await run('init', 'mine')).toMatchObject({
    code: 0,
    text: expect.stringContaining('5 works, 1 artist, 1 event') as string,
  });
  await writeFile(join(cwd, 'mine', 'site.yaml'), 'name: Mine\n');
  expect(await run('init', 'mine')).toMatchObject({ code: 2 });
  expect(await readFile(join(cwd, 'mine', 'site.yaml'), 'utf8')).toBe('name: Mine\n');
});

it('lists mistakes and exits with 1', async () => {
  const { code, text } = await run('check', 'mine');
  expect(code).toBe(1);
  expect(text).toContain('site.yaml:1: contact is missing');
});

it('exports the current content with its pictures', { timeout: 60_000 }, async () => {
  expect(await run('export', 'all')).toMatchObject({ code: 0 });
  expect(await readdir(join(cwd, 'all'))).toContain('pictures');

  const env = { CONTENT_DIR: exampleFolder };
  expect(await runContentCommand(['export', 'lent'], { env, cwd, say: () => {} })).toBe(0);
  expect(await readdir(join(cwd, 'lent'))).toEqual(
    expect.arrayContaining(['site.yaml', 'home.yaml', 'pages']),
  );
});

it.each([[], ['shout'], ['init']])('prints its usage for %j', async (...args) => {
  expect(await run(...args)).toMatchObject({ code: 2, text: expect.stringContaining('Usage:') as string });
});
