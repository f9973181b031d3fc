import { pictureName, type PictureSource } from '@kalavithi/content/pictures';
import { widePictureWidths } from '@kalavithi/contract/media';
import type { Deps } from '../../deps.ts';
import { typeOfKey, type FileType } from '../../platform/file-store/file-store.ts';
import { SizeError } from '../../platform/images/sizer.ts';

/** A size of a picture, ready to be sent. */
export interface PictureSize {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  contentType: FileType;
}

type SizeDeps = Pick<Deps, 'content' | 'files' | 'sizer'>;

/** What each picture file is made into: the widths of `media.ts`, a WebP for browsers without AVIF, a JPEG of the full size. */
const endings = [...widePictureWidths.map((width) => `-${width}.avif`), '-640.webp', '.jpg'];

const namePattern = /^(?<source>[0-9a-f]{32})(?<ending>(?:-\d{3})?\.[a-z]{3,4})$/;

/** Sizes of content are kept apart from uploads by the beginning of their keys. */
const keyOf = (sourceName: string, ending: string) => `content-${sourceName}${ending}`;

const readAll = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(body).arrayBuffer());

const makeSize = async (
  { files, sizer }: SizeDeps,
  source: PictureSource,
  ending: string,
  urgent: boolean,
): Promise<Uint8Array<ArrayBuffer>> => {
  const key = keyOf(pictureName(source), ending);
  const bytes = await sizer.make({ file: source.file, hash: source.hash, ending }, { urgent });
  await files.put(key, bytes, typeOfKey(key));
  return bytes;
};

/**
 * A size by its name in an address. A stored one is answered even when the content no longer has its picture: documents in caches
 * and cancelled events still show it. Otherwise it is made. Null when there is no such picture, or it can't be decoded.
 */
export const openPictureSize = async (
  deps: SizeDeps & Pick<Deps, 'log'>,
  name: string,
): Promise<PictureSize | null> => {
  const { source: sourceName = '', ending = '' } = namePattern.exec(name)?.groups ?? {};
  if (!endings.includes(ending)) return null;
  const key = keyOf(sourceName, ending);
  const contentType = typeOfKey(key);
  const stored = await deps.files.get(key);
  if (stored) return { name, bytes: await readAll(stored.body), contentType };
  const source = deps.content.current().sources.get(sourceName);
  if (!source) return null;
  try {
    return { name, bytes: await makeSize(deps, source, ending, true), contentType };
  } catch (error) {
    if (!(error instanceof SizeError)) throw error;
    deps.log.error({ err: error }, 'a size of a picture of the content could not be made');
    return null;
  }
};

/**
 * Makes the sizes that are missing, one after the other, so that visitors need not wait for them.
 * @param signal ends it after the size in progress
 */
export const makeMissingSizes = async (
  deps: SizeDeps & Pick<Deps, 'log'>,
  signal: AbortSignal,
): Promise<void> => {
  let made = 0;
  for (const source of deps.content.current().sources.values()) {
    for (const ending of endings) {
      if (signal.aborted) return;
      if (await deps.files.head(keyOf(pictureName(source), ending))) continue;
      try {
        await makeSize(deps, source, ending, false);
        made += 1;
      } catch (error) {
        if (signal.aborted) return;
        deps.log.error(
          { err: error, file: source.file },
          'the sizes of a picture of the content could not be made',
        );
        break;
      }
    }
  }
  if (made > 0) deps.log.info({ sizes: made }, 'sizes of the content’s pictures were made');
};
