import module from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { root } from '../../scripts/node-guard.js';

/**
 * Serves, having started with little memory. For the Node that runs the product; see `node-guard.js`.
 * @param {string} name `all`, `api` or `web`
 * @returns {Promise<boolean>} false when there is no such part
 */
export const startServing = async (name) => {
  // Keeps what was made of the modules at an earlier start: the types stripped and the code compiled.
  // Where the folder can't be written, the start is as slow as the first.
  module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'compiled'));
  // Reading modules and content leaves much garbage, for which the young generation would grow and
  // stay large: 80 MB at rest. It may grow once the server runs.
  setFlagsFromString('--semi-space-growth-factor=1');
  const { serve, parts } = await import('./src/serve.ts');
  const part = parts.find((one) => one === name);
  if (!part) {
    console.error(`There is no part "${name}"; the parts are ${parts.join(', ')}.`);
    return false;
  }
  await serve(part);
  setFlagsFromString('--semi-space-growth-factor=2');
  return true;
};
