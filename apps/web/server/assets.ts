import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypes } from './file-types.ts';
import { listFiles } from './file-list.ts';
import { prepareResponse, type Fields, type PreparedResponse } from './prepared-response.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

const readIfThere = async (file: string | undefined): Promise<Buffer | null> =>
  file === undefined ? null : readFile(file);

/**
 * Reads the built client files and their compressed forms, and prepares a response for each exact
 * pathname, so that a request costs no lookup or compression. Files under `/assets/` have a content
 * hash in their name and are cached for a year.
 * @param fields that each response carries
 * @throws Error when the build left out a compressed form
 */
export const readAssets = async (
  folder: string,
  fields: Fields,
): Promise<ReadonlyMap<string, PreparedResponse>> => {
  const files = await listFiles(folder);
  const answers = new Map<string, PreparedResponse>();
  for (const [pathname, file] of files) {
    const type = fileTypes[extname(file)];
    if (!type) continue;
    const [plain, br, gzip] = await Promise.all([
      readFile(file),
      readIfThere(files.get(`${pathname}.br`)),
      readIfThere(files.get(`${pathname}.gz`)),
    ]);
    if (type.compressible && (br === null || gzip === null)) {
      throw new Error(`The site is not built completely: ${file} is not compressed. Run \`npm run build\`.`);
    }
    answers.set(
      pathname,
      prepareResponse(
        200,
        {
          ...fields,
          'Content-Type': type.contentType,
          'Cache-Control': pathname.startsWith('/assets/') ? year : hour,
        },
        { plain, br, gzip },
      ),
    );
  }
  return answers;
};
