/** Writes the table by which the search reads Indian scripts. Run `npm run letters`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { latinLettersModule } from './latin-letters.ts';

const out = join(import.meta.dirname, '..', 'app', 'features', 'search', 'latin-letters.generated.ts');
await writeFile(out, latinLettersModule());
