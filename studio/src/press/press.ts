/** The press: finds what is missing or stale, draws it, finishes it, encodes it, records it. */
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finish, rasterise } from '../draw/finish.ts';
import { beginDrawing } from '../draw/markup.ts';
import type { Drawing, Raster, Work } from '../work.ts';
import { listWorkFiles, loadWork, type WorkFile } from '../works/index.ts';
import { readCache, writeCache, type VersionCache } from './cache.ts';
import { encode, encodeLarge, fileNames, hasLarge, LARGE_WIDTH, largeName } from './encode.ts';
import { RELIEF_ENDING, reliefOf } from './relief.ts';
import { folderOf, readManifest, updateManifest, type Manifest, type Picture } from './manifest.ts';
import { drawingVersion, rasterVersion, sourceVersion } from './version.ts';

/** Draw a work from a clean slate, so that it never depends on what was drawn before. */
export async function drawWork(work: Work): Promise<Drawing> {
  beginDrawing();
  return work.draw(work.seed);
}

type Vectors = Exclude<Drawing, Raster>;

const isRaster = (drawing: Drawing): drawing is Raster => typeof drawing !== 'string' && 'data' in drawing;

/** Pixels of any drawing. */
export async function toRaster(drawing: Drawing): Promise<Raster> {
  return isRaster(drawing) ? drawing : toPixels(drawing, 1);
}

const toPixels = (drawing: Vectors, scale: number): Promise<Raster> =>
  typeof drawing === 'string' ? rasterise(drawing, scale) : finish(drawing, scale);

/** Why a picture has to be made, or undefined when it is as it should be. */
type Fault = 'missing' | 'stale';

interface Inspection {
  work: Work;
  version: string;
  fault: Fault | undefined;
  /** Already drawn while looking for the version. */
  drawing?: Drawing | undefined;
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}

async function faultOf(work: Work, version: string, manifest: Manifest): Promise<Fault | undefined> {
  const known = manifest[work.id];
  if (!known) return 'missing';
  for (const name of fileNames(work))
    if (!(await exists(path.join(folderOf(work.collection), name)))) return 'missing';
  const same =
    known.version === version &&
    known.alt === work.alt &&
    known.collection === work.collection &&
    known.width === work.width &&
    known.height === work.height;
  return same ? undefined : 'stale';
}

/** The version of what a work draws now, and the drawing where it had to be made. */
export async function versionOf(work: Work): Promise<{ version: string; drawing?: Drawing }> {
  if (work.proof) {
    beginDrawing();
    return { version: rasterVersion(await work.proof(work.seed), work) };
  }
  const drawing = await drawWork(work);
  if (isRaster(drawing)) throw new Error(`${work.id} draws pixels and has no \`proof\``);
  return { version: drawingVersion(drawing), drawing };
}

/** Look at one work: its version now, and whether the committed picture is of that version. */
async function inspect(
  place: WorkFile,
  manifest: Manifest,
  cache: VersionCache,
): Promise<Inspection & { sources: string }> {
  const work = await loadWork(place);
  const sources = await sourceVersion(place.file);
  const remembered = cache[work.id];
  if (remembered?.sources === sources)
    return {
      work,
      sources,
      version: remembered.version,
      fault: await faultOf(work, remembered.version, manifest),
    };
  const { version, drawing } = await versionOf(work);
  return { work, sources, version, fault: await faultOf(work, version, manifest), drawing };
}

/** Write the file for close looks of a picture that is drawn as vectors, or draws itself so large. @returns its bytes by file name */
async function printLarge(work: Work, drawing: Drawing | undefined): Promise<Record<string, number>> {
  const { id, collection, seed, width } = work;
  if (!hasLarge({ id, collection })) return {};
  const raster =
    drawing && !isRaster(drawing)
      ? await toPixels(drawing, LARGE_WIDTH / width)
      : await work.drawLarge?.(seed, LARGE_WIDTH);
  return raster ? encodeLarge(raster, id, folderOf(collection)) : {};
}

/** Write the relief of a gallery picture's gold leaf, or take away one that it no longer has. @returns its bytes by file name */
async function printRelief({ id, collection }: Work, drawing: Drawing): Promise<Record<string, number>> {
  if (collection !== 'gallery' || typeof drawing === 'string' || isRaster(drawing)) return {};
  const name = `${id}${RELIEF_ENDING}`;
  const file = path.join(folderOf(collection), name);
  const relief = await reliefOf(drawing);
  if (!relief) {
    await rm(file, { force: true });
    return {};
  }
  await writeFile(file, relief);
  return { [name]: relief.length };
}

/**
 * Make the files of a committed picture that come from its drawing and are missing, unless the drawing is another one by now.
 * @returns bytes by file name of what was made
 */
export async function printMissing(
  { id, collection, version, files }: Picture,
  place: WorkFile,
): Promise<Record<string, number>> {
  if (!hasLarge({ id, collection }) || Object.hasOwn(files, largeName(id))) return {};
  const work = await loadWork(place);
  const { version: drawn, drawing } = await versionOf(work);
  if (drawn !== version) return {};
  return {
    ...(await printLarge(work, drawing)),
    ...(drawing && (await printRelief(work, drawing))),
  };
}

async function print({ work, version, drawing: drawn }: Inspection): Promise<string> {
  await mkdir(folderOf(work.collection), { recursive: true });
  const drawing = drawn ?? (await drawWork(work));
  const raster = await toRaster(drawing);
  if (raster.width !== work.width || raster.height !== work.height)
    throw new Error(`${work.id} is ${raster.width}x${raster.height} but says ${work.width}x${work.height}`);
  const { colour, files: sizes } = await encode(raster, work, folderOf(work.collection));
  const files = {
    ...sizes,
    ...(await printLarge(work, drawing)),
    ...(await printRelief(work, drawing)),
  };
  const { id, collection, width, height, alt } = work;
  await updateManifest([{ id, collection, width, height, alt, colour, version, files }]);
  return Object.entries(files)
    .map(([name, bytes]) => `${name.slice(id.length).replace(/^-/, '')} ${Math.round(bytes / 1000)} kB`)
    .join(', ');
}

export interface PressOptions {
  /** Part of the id, several allowed; empty = all works. */
  only: readonly string[];
  /** Only look; change nothing. */
  check: boolean;
  /** Make the pictures even when they are up to date. */
  force: boolean;
  /** One line of progress. */
  say: (line: string) => void;
}

export interface PressReport {
  /** Works that were looked at. */
  seen: number;
  /** Ids made (or, when checking, at fault). */
  done: string[];
  /** Ids whose drawing failed, with the reason. */
  failed: { id: string; reason: string }[];
  /** Pictures in the manifest that no work draws any more; taken away unless only checking. */
  orphans: string[];
}

/** Run the press. A work that fails doesn't stop the others. */
export async function runPress({ only, check, force, say }: PressOptions): Promise<PressReport> {
  const all = await listWorkFiles();
  const places = only.length ? all.filter(({ id }) => only.some((part) => id.includes(part))) : all;
  const cache = await readCache();
  const learnt: VersionCache = {};
  const report: PressReport = { seen: places.length, done: [], failed: [], orphans: [] };
  for (const [i, place] of places.entries()) {
    const count = `${String(i + 1).padStart(String(places.length).length)}/${places.length} ${place.id}`;
    try {
      const started = Date.now();
      const found = await inspect(place, await readManifest(), cache);
      learnt[place.id] = { sources: found.sources, version: found.version };
      if (!found.fault && !force) continue;
      report.done.push(place.id);
      if (check) {
        say(`${count}: ${found.fault ?? 'up to date'}`);
        continue;
      }
      const sizes = await print(found);
      say(`${count}: ${((Date.now() - started) / 1000).toFixed(1)} s, ${sizes}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report.failed.push({ id: place.id, reason });
      say(`${count}: failed, ${reason}`);
    }
  }
  await writeCache(learnt);
  if (!only.length) {
    const known = new Set(all.map(({ id }) => id));
    report.orphans = Object.keys(await readManifest()).filter((id) => !known.has(id));
    if (!check) await removePictures(report.orphans);
  }
  return report;
}

async function removePictures(ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const manifest = await readManifest();
  for (const id of ids) {
    const picture = manifest[id];
    if (!picture) continue;
    for (const name of Object.keys(picture.files))
      await rm(path.join(folderOf(picture.collection), name), { force: true });
  }
  await updateManifest([], ids);
}
