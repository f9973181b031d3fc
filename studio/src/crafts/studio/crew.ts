/**
 * Memory and meeting points shared by the render workers of one picture. Every worker runs the same code and
 * allocates in the same order, so offsets in the common heap agree without any message.
 */

/** Room for the textures, grids and frame buffers of one picture. */
export const HEAP_BYTES = 640 << 20;
/** Size of the control block: [0] arrivals at the barrier, [1] barrier generation, [2] next block of rows. */
export const CONTROL_BYTES = 64;

let heap: SharedArrayBuffer | undefined;
let control: Int32Array = new Int32Array(CONTROL_BYTES / 4);
let used = 0;
let me = 0;
let crew = 1;
let turns = 0;
let coarseness = 1;

/**
 * Takes part in a picture as worker `index` of `count`.
 * `gridScale` above 1 makes every grid coarser, for quick looks and tests.
 */
export function joinCrew(
  shared: SharedArrayBuffer,
  controlBlock: SharedArrayBuffer,
  index: number,
  count: number,
  gridScale = 1,
) {
  heap = shared;
  control = new Int32Array(controlBlock);
  me = index;
  crew = count;
  used = 0;
  turns = 0;
  coarseness = gridScale;
}

/** Factor on the cell size of distance grids. */
export const gridScale = () => coarseness;

/** Waits until every worker has come here. */
export function barrier() {
  if (crew === 1) return;
  const generation = Atomics.load(control, 1);
  if (Atomics.add(control, 0, 1) === crew - 1) {
    Atomics.store(control, 0, 0);
    Atomics.add(control, 1, 1);
    Atomics.notify(control, 1);
    return;
  }
  while (Atomics.load(control, 1) === generation) Atomics.wait(control, 1, generation, 1000);
}

/** Zeroed numbers in the common heap. */
export function allocate(count: number): Float32Array {
  if (!heap) return new Float32Array(count);
  const array = new Float32Array(heap, used, count);
  used += count * 4;
  return array;
}

/** Zeroed bytes in the common heap, for a texture. */
export function allocateBytes(count: number): Uint8Array {
  if (!heap) return new Uint8Array(count);
  const array = new Uint8Array(heap, used, count);
  used += (count + 7) & ~7;
  return array;
}

/** Textures are rasterised by the workers in turn; true when this one is mine. */
export const myTurn = () => turns++ % crew === me;

/** Fills an array together: worker k does slices k, k + crew, ...; returns when all are done. */
export function shareGrid(
  count: number,
  slices: number,
  fillSlice: (out: Float32Array, slice: number) => void,
): Float32Array {
  const out = allocate(count);
  for (let slice = me; slice < slices; slice += crew) fillSlice(out, slice);
  barrier();
  return out;
}

/** Next block of rows that nobody has taken yet. */
export const nextBlock = () => Atomics.add(control, 2, 1);

/** Splits rows 0..count-1 between the workers, then waits for all. */
export function eachRow(count: number, work: (row: number) => void) {
  for (let row = me; row < count; row += crew) work(row);
  barrier();
}
