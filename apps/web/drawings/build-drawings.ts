/** Writes the drawn pictures of the site. Run `npm run drawings` after a change of a drawing. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings } from './drawings.ts';

const site = join(import.meta.dirname, '..', 'app');
for (const [file, picture] of await drawings()) await writeFile(join(site, file), picture);
