/** One render worker: builds the scene with the others, traces blocks of rows, develops its share of the rows. */
import { workerData } from 'node:worker_threads';
import { barrier, joinCrew } from './crew.ts';
import { develop } from './develop.ts';
import { newFilm } from './film.ts';
import type { Craft } from './scene.ts';
import { tracer } from './trace.ts';

/** What the render gives to each of its workers. */
export interface WorkerTask {
  heap: SharedArrayBuffer;
  control: SharedArrayBuffer;
  /** RGB bytes of the picture. */
  out: SharedArrayBuffer;
  index: number;
  count: number;
  /** URL of the module that exports `craft`. */
  module: string;
  seed: number;
  size: number;
  samples: number;
  gridScale: number;
}

const task = workerData as WorkerTask;
joinCrew(task.heap, task.control, task.index, task.count, task.gridScale);
const { craft } = (await import(task.module)) as { craft: Craft };
const scene = await craft.build(task.seed);
// Only now are the textures complete that the other workers have drawn.
barrier();
const film = newFilm(task.size);
tracer(scene, film, task.samples)();
develop(film, new Uint8Array(task.out), scene.exposure ?? 1);
