/** Writes the drawn pictures of the games' pages. Run `npm run drawings` after a change of a drawing. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings } from './drawings.ts';

const games = join(import.meta.dirname, '..', 'app', 'features', 'games');
for (const [file, picture] of await drawings()) await writeFile(join(games, file), picture);
