/** The dances, found by reading the folder `dances`: one file each, named after its film without `dance-`. */
import { readdir } from 'node:fs/promises';
import type { Dance } from '../rig/dance.ts';

const folder = new URL('../dances/', import.meta.url);

/** Names of all dances, sorted. */
export async function danceNames(): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .sort();
}

/** Loads one dance. Throws when there is none of that name. */
export async function loadDance(name: string): Promise<Dance> {
  const { dance } = (await import(new URL(`${name}.ts`, folder).href)) as { dance: Dance };
  return dance;
}
