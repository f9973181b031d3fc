/** Renders a craft in worker threads. */
import { Worker } from 'node:worker_threads';
import { CONTROL_BYTES, HEAP_BYTES } from './crew.ts';
import type { WorkerTask } from './worker.ts';

export interface RenderOptions {
  seed: number;
  /** Side of the square picture in pixels. */
  size: number;
  /** Light samples per pixel: 6 for a look, 12 for the shop. */
  samples: number;
  /** Worker threads. */
  workers?: number;
  /** Above 1: coarser distance grids, quicker and rougher. */
  gridScale?: number;
}

/**
 * Renders the craft that a module exports as `craft`.
 * @param module URL of the module
 * @returns RGB bytes, row by row; the same for any number of workers
 */
export async function render(module: string, options: RenderOptions): Promise<Uint8Array> {
  const { seed, size, samples, workers = 2, gridScale = 1 } = options;
  const heap = new SharedArrayBuffer(HEAP_BYTES);
  const control = new SharedArrayBuffer(CONTROL_BYTES);
  const out = new SharedArrayBuffer(size * size * 3);
  const crew: Worker[] = [];
  const done = Array.from(
    { length: workers },
    (_, index) =>
      new Promise<void>((resolve, reject) => {
        const task: WorkerTask = {
          heap,
          control,
          out,
          index,
          count: workers,
          module,
          seed,
          size,
          samples,
          gridScale,
        };
        const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
        crew.push(worker);
        worker.on('error', reject);
        worker.on('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`render worker ended with ${code}`)),
        );
      }),
  );
  try {
    await Promise.all(done);
  } finally {
    // When one fails, the others wait for it at a barrier for ever.
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return new Uint8Array(out).slice();
}
