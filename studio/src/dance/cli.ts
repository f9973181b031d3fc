/**
 * Command line of the dance films.
 *
 *     node studio/src/dance/cli.ts film   [name ...] [--force]  draw and encode what is missing or stale
 *     node studio/src/dance/cli.ts check  [name ...]            exit 1 when a committed film is missing or stale
 *     node studio/src/dance/cli.ts sheet  [name ...]            ten frames of a loop side by side
 *     node studio/src/dance/cli.ts still  [name@seconds ...]    one frame at full size
 *     node studio/src/dance/cli.ts motion [name ...]            pops and the seam of the loop
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { contactSheet } from './film/contact.ts';
import { danceNames, loadDance } from './film/dances.ts';
import { encodeFilm, hasFfmpeg } from './film/encode.ts';
import { filmBytes, filmFault, filmStem, recordFacts } from './film/facts.ts';
import { motionOf } from './film/motion.ts';
import path from 'node:path';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const kilobytes = (bytes: number | undefined) => `${Math.round((bytes ?? 0) / 1000)} kB`;
const newFolder = () => mkdtemp(path.join(tmpdir(), 'kalavithi-dance-'));

async function film(names: readonly string[], force: boolean) {
  if (!hasFfmpeg()) {
    say('ffmpeg is not installed; it is needed to encode the films.');
    process.exitCode = 1;
    return;
  }
  for (const name of names) {
    const dance = await loadDance(name);
    if (!force && !(await filmFault(dance))) continue;
    const started = Date.now();
    await encodeFilm(dance, filmStem(dance.id));
    await recordFacts(dance);
    const { mp4, webm } = await filmBytes(dance.id);
    say(
      `${dance.id}: ${Math.round((Date.now() - started) / 1000)} s, mp4 ${kilobytes(mp4)}, webm ${kilobytes(webm)}`,
    );
  }
}

async function check(names: readonly string[]) {
  for (const name of names) {
    const dance = await loadDance(name);
    const fault = await filmFault(dance);
    if (!fault) continue;
    say(`${dance.id}: ${fault}`);
    process.exitCode = 1;
  }
}

async function sheet(names: readonly string[]) {
  const folder = await newFolder();
  for (const name of names) {
    const dance = await loadDance(name);
    const file = path.join(folder, `${name}.png`);
    await contactSheet(
      dance,
      Array.from({ length: 10 }, (_, i) => (i / 10) * dance.dur),
      file,
    );
    say(file);
  }
}

async function still(names: readonly string[]) {
  const folder = await newFolder();
  for (const item of names) {
    const [name = '', at] = item.split('@');
    const dance = await loadDance(name);
    const file = path.join(folder, `${name}.png`);
    await contactSheet(dance, [at ? Number(at) : dance.poster], file, 1, 1);
    say(file);
  }
}

async function motion(names: readonly string[]) {
  for (const name of names) {
    const { median, seam, pops } = await motionOf(await loadDance(name));
    const spikes = pops.slice(0, 6).map(({ at, times }) => `${at.toFixed(2)} s x${times.toFixed(1)}`);
    say(`${name}: median ${median.toFixed(2)}, seam ${seam.toFixed(2)}, pops ${spikes.join(' ') || 'none'}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const [mode = 'film', ...chosen] = positionals;
const names = chosen.length ? chosen : await danceNames();
const commands: Record<string, () => Promise<void>> = {
  film: () => film(names, values.force),
  check: () => check(names),
  sheet: () => sheet(names),
  still: () => still(names),
  motion: () => motion(names),
};
const command = commands[mode];
if (command) await command();
else {
  say(`Unknown command "${mode}": film, check, sheet, still or motion.`);
  process.exitCode = 1;
}
