import { fileURLToPath } from 'node:url';

/**
 * The sample collection, which is shown when no other folder is named and lends what that one
 * lacks.
 */
export const sampleFolder = fileURLToPath(new URL('../../../content/', import.meta.url));

/** A commented start for a folder of one's own. */
export const exampleFolder = fileURLToPath(new URL('../example/', import.meta.url));
