import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream';
import { matchesEntityTag, parseRange } from '@kalavithi/contract/http-fields';
import { LRUCache } from 'lru-cache';
import { compress } from './compression.ts';
import { fileTypes } from './file-types.ts';
import {
  flatten,
  hashOf,
  prepareResponse,
  sendPrepared,
  type Fields,
  type PreparedResponse,
} from './prepared-response.ts';

/** Memory for the most requested files, in bytes; all files together take many times that. */
const maxCacheBytes = 24 * 1024 * 1024;

/** Larger files are streamed from disk. */
const maxCachedFileBytes = 4 * 1024 * 1024;

/** The URL of a picture has its version; without one a file may change under its name. */
const caching = { versioned: 'public, max-age=31536000, immutable', plain: 'public, max-age=3600' } as const;

/** A visitor waits for the first answer alone; the others are kept in memory. */
const brotliQuality = 9;

type Lifetime = keyof typeof caching;

/** A file in the memory cache. */
interface CachedFile {
  bytes: Buffer;
  etag: string;
  answers: Record<Lifetime, PreparedResponse>;
}

interface MediaFile {
  file: string;
  fields: Record<Lifetime, Fields>;
  size: number;
  /** Whether it is sent compressed, and then always whole. */
  compressible: boolean;
}

/** A size of a picture, chosen by the width of its place on the page. */
const sizeOfPicture = /-\d+(\.(?:avif|webp))$/;

/** Sizes that pages show; larger ones are for looking closely, which a visitor asks for. */
const shownOnPages = /-(?:480|640)(\.(?:avif|webp))$/;

/** Whether the visitor wants to receive little, or can't receive more: `Save-Data` and the client hint `ECT`. */
const receivesLittle = ({ headers }: IncomingMessage): boolean =>
  headers['save-data'] === 'on' || headers['ect'] === '2g' || headers['ect'] === 'slow-2g';

const isNotThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Serves pictures and films that were listed once, by their exact names. Frequent files are
 * cached in memory; single ranges are served per RFC 9110, several ranges with the whole file. Text
 * is compressed when it is first asked for, and sent whole.
 * Who receives little gets the smallest size of a picture.
 * @param listed files by their pathnames below the prefix
 * @param prefix of the pathnames, such as `/media`
 * @returns a handler that returns whether the pathname names a file and is being answered
 */
export const createMedia = async (
  listed: ReadonlyMap<string, string>,
  prefix: string,
  fields: Fields,
  reportError: (error: unknown, pathname: string) => void,
): Promise<
  (request: IncomingMessage, response: ServerResponse, pathname: string, search: string) => boolean
> => {
  const files = new Map<string, MediaFile>();
  for (const [path, file] of listed) {
    const type = fileTypes[extname(file)];
    if (!type) continue;
    const all = {
      ...fields,
      'Content-Type': type.contentType,
      ...(type.compressible ? {} : { 'Accept-Ranges': 'bytes' }),
      ...(sizeOfPicture.test(path) ? { Vary: 'Save-Data, ECT' } : {}),
    };
    files.set(`${prefix}${path}`, {
      file,
      size: (await stat(file)).size,
      compressible: type.compressible,
      fields: {
        plain: { ...all, 'Cache-Control': caching.plain },
        versioned: { ...all, 'Cache-Control': caching.versioned },
      },
    });
  }

  const cache = new LRUCache<string, CachedFile>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ answers }) => answers.plain.size || 1,
  });
  // Evicted files that slow clients still hold: they need no second read.
  const weakCache = new Map<string, WeakRef<CachedFile>>();
  const reading = new Map<string, Promise<CachedFile>>();

  const read = async (
    pathname: string,
    { file, fields: both, compressible }: MediaFile,
  ): Promise<CachedFile> => {
    const plain = await readFile(file);
    const tag = hashOf(plain);
    const body = compressible ? await compress(plain, brotliQuality) : { plain, br: null, gzip: null };
    const make = (lifetime: Lifetime) => prepareResponse(200, both[lifetime], body, tag);
    const loaded: CachedFile = {
      bytes: plain,
      etag: `"${tag}"`,
      answers: { plain: make('plain'), versioned: make('versioned') },
    };
    cache.set(pathname, loaded);
    weakCache.set(pathname, new WeakRef(loaded));
    return loaded;
  };

  /** Concurrent requests share one read. */
  const load = (pathname: string, media: MediaFile): Promise<CachedFile> => {
    let loading = reading.get(pathname);
    if (!loading) {
      loading = read(pathname, media).finally(() => reading.delete(pathname));
      reading.set(pathname, loading);
    }
    return loading;
  };

  const sendUnsatisfiable = (response: ServerResponse, size: number) => {
    response.writeHead(
      416,
      flatten({
        ...fields,
        'Cache-Control': 'no-store',
        'Content-Range': `bytes */${size}`,
        'Content-Length': '0',
      }),
    );
    response.end();
  };

  /** Returns the requested range; null for the whole file, also with a stale `If-Range`. */
  const rangeOf = (request: IncomingMessage, etag: string, size: number) => {
    const { range, 'if-range': condition } = request.headers;
    if (range === undefined || request.method !== 'GET') return null;
    return condition === undefined || condition === etag ? parseRange(range, size) : null;
  };

  const partial = (all: Fields, etag: string, start: number, end: number, size: number): string[] =>
    flatten({
      ...all,
      ETag: etag,
      'Content-Length': String(end - start + 1),
      'Content-Range': `bytes ${start}-${end}/${size}`,
    });

  const sendLoaded = (
    request: IncomingMessage,
    response: ServerResponse,
    media: MediaFile,
    loaded: CachedFile,
    lifetime: Lifetime,
  ): void => {
    const { bytes, etag } = loaded;
    // `If-None-Match` precedes `Range` (RFC 9110, 13.2.2).
    const range =
      media.compressible || matchesEntityTag(request.headers['if-none-match'], etag)
        ? null
        : rangeOf(request, etag, bytes.byteLength);
    if (range === null) return sendPrepared(request, response, loaded.answers[lifetime]);
    if (range === 'unsatisfiable') return sendUnsatisfiable(response, bytes.byteLength);
    response.writeHead(206, partial(media.fields[lifetime], etag, range.start, range.end, bytes.byteLength));
    response.end(bytes.subarray(range.start, range.end + 1));
  };

  const sendFromDisk = async (
    request: IncomingMessage,
    response: ServerResponse,
    { file, fields: both }: MediaFile,
    lifetime: Lifetime,
  ): Promise<void> => {
    const { size, mtimeMs } = await stat(file);
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    if (matchesEntityTag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, flatten({ ...fields, 'Cache-Control': caching[lifetime], ETag: etag }));
      response.end();
      return;
    }
    const range = rangeOf(request, etag, size);
    if (range === 'unsatisfiable') return sendUnsatisfiable(response, size);
    if (range) response.writeHead(206, partial(both[lifetime], etag, range.start, range.end, size));
    else {
      response.writeHead(200, flatten({ ...both[lifetime], ETag: etag, 'Content-Length': String(size) }));
    }
    if (request.method === 'HEAD') response.end();
    // A client that disconnects ends the read; that is no error.
    else pipeline(createReadStream(file, range ?? {}), response, () => {});
  };

  /** The pathname of the file to send. */
  const choose = (request: IncomingMessage, pathname: string): string => {
    if (!receivesLittle(request)) return pathname;
    const smallest = pathname.replace(shownOnPages, '-320$1');
    return files.has(smallest) ? smallest : pathname;
  };

  return (request, response, asked, search) => {
    const pathname = choose(request, asked);
    const media = files.get(pathname);
    if (!media) return false;
    const lifetime = /[?&]v=/.test(search) ? 'versioned' : 'plain';
    const loaded = cache.get(pathname) ?? weakCache.get(pathname)?.deref();
    if (loaded) {
      sendLoaded(request, response, media, loaded, lifetime);
      return true;
    }
    const sent =
      media.size > maxCachedFileBytes
        ? sendFromDisk(request, response, media, lifetime)
        : load(pathname, media).then((file) => sendLoaded(request, response, media, file, lifetime));
    sent.catch((error: unknown) => {
      if (isNotThere(error)) files.delete(pathname);
      reportError(error, pathname);
      if (response.headersSent) return response.destroy();
      response.writeHead(
        isNotThere(error) ? 404 : 500,
        flatten({ ...fields, 'Cache-Control': 'no-store', 'Content-Length': '0' }),
      );
      return response.end();
    });
    return true;
  };
};
