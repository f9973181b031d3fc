import module from 'node:module';
import { join } from 'node:path';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { root } from '../../scripts/node-guard.js';

/**
 * The memory of new objects, at which it stops growing. It doubles whenever much of it is in use at a
 * collection, on a machine with much memory up to 134 MB, and shrinks when there is little to do.
 */
const maxYoungBytes = 64 * 1024 * 1024;
const watchMs = 1000;

/** @param {boolean} isAllowed whether the memory of new objects may double */
const letYoungGrow = (isAllowed) => setFlagsFromString(`--semi-space-growth-factor=${isAllowed ? 2 : 1}`);

/** Lets the memory of new objects grow from now on, up to its limit. */
const growYoung = () => {
  let isAllowed = true;
  letYoungGrow(isAllowed);
  setInterval(() => {
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    const isSmall = !young || young.space_size < maxYoungBytes;
    if (isSmall === isAllowed) return;
    isAllowed = isSmall;
    letYoungGrow(isAllowed);
  }, watchMs).unref();
};

/**
 * Serves, having started with little memory. For the Node that runs the product; see `node-guard.js`.
 * @param {string} name `all`, `api` or `web`
 * @returns {Promise<boolean>} false when there is no such part
 */
export const startServing = async (name) => {
  // Keeps what was made of the modules at an earlier start: the types stripped and the code compiled.
  // Where the folder can't be written, the start is as slow as the first.
  module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'compiled'));
  // Reading modules and content leaves much garbage, for which the memory of new objects would grow to 80 MB.
  letYoungGrow(false);
  const { serve, parts } = await import('./src/serve.ts');
  const part = parts.find((one) => one === name);
  if (!part) {
    console.error(`There is no part "${name}"; the parts are ${parts.join(', ')}.`);
    return false;
  }
  await serve(part);
  growYoung();
  return true;
};
