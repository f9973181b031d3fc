import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { compress, sendCompressed, type Compressed } from './compressed.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/** An address as text; null when its escapes are no UTF-8. */
const decoded = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

/**
 * Serves the built client files from memory, each read and compressed when it is first asked for. Files under `/assets/`
 * bear their content's hash in their name and keep for a year. Resolves null when there is no such file.
 */
export const createAssets = (folder: string) => {
  const kept = new Map<string, Promise<Compressed | null>>();

  const load = async (pathname: string): Promise<Compressed | null> => {
    const file = join(folder, normalize(pathname));
    if (!file.startsWith(folder + sep)) return null;
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    return compress(new Uint8Array(await readFile(file)), 11);
  };

  return async (request: Request): Promise<Response | null> => {
    const pathname = decoded(new URL(request.url).pathname);
    const type = pathname === null ? undefined : types[extname(pathname)];
    if (pathname === null || !type) return null;
    let file = kept.get(pathname);
    if (!file) {
      file = load(pathname);
      kept.set(pathname, file);
      // What is not there is not remembered, or made-up names would fill the memory.
      void file.then((body) => body ?? kept.delete(pathname)).catch(() => kept.delete(pathname));
    }
    const body = await file;
    if (!body) return null;
    return sendCompressed(request, body, {
      headers: { 'Content-Type': type, 'Cache-Control': pathname.startsWith('/assets/') ? year : hour },
    });
  };
};
