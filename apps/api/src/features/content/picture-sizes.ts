import { hasLargeSize, pictureName, type PictureSource } from '@kalavithi/content/pictures';
import { largePictureWidth, widePictureWidths } from '@kalavithi/contract/media';
import type { Deps } from '../../deps.ts';
import { typeOfKey, type FileType } from '../../platform/file-store/file-store.ts';
import { SizeError, type SizeOrder } from '../../platform/images/sizer.ts';

/** One file of a picture, such as the AVIF of 640 pixels. */
export interface PictureSize {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  contentType: FileType;
}

type SizeDeps = Pick<Deps, 'content' | 'files' | 'sizer'>;

/** AVIF in the widths of `media.ts`, WebP for browsers without AVIF, and a JPEG in full size. */
const endings = [...widePictureWidths.map((width) => `-${width}.avif`), '-640.webp', '.jpg'];

/** The AVIF for close looks, of pictures that are larger than on pages. */
const largeEnding = `-${largePictureWidth}.avif`;

const endingsOf = (source: PictureSource): readonly string[] =>
  hasLargeSize(source) ? [...endings, largeEnding] : endings;

const namePattern = /^(?<source>[0-9a-f]{32})(?<ending>(?:-\d{3,4})?\.[a-z]{3,4})$/;

/** Separates the content’s files from uploads. */
const keyPrefix = 'content-';

const keyOf = (name: string) => `${keyPrefix}${name}`;

/** The most that a store lists at once. */
const keysPerPage = 1000;

const readAll = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(body).arrayBuffer());

const makeSize = async (
  { files, sizer }: SizeDeps,
  name: string,
  order: SizeOrder,
  urgent: boolean,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await sizer.make(order, { urgent });
  await files.put(keyOf(name), bytes, typeOfKey(name));
  return bytes;
};

/**
 * The stored file of this name, or the one that is made by `order` and stored. Null when there is
 * neither, or the picture can't be decoded.
 */
export const openOrMake = async (
  deps: SizeDeps & Pick<Deps, 'log'>,
  name: string,
  order: SizeOrder | null,
): Promise<PictureSize | null> => {
  const contentType = typeOfKey(name);
  const stored = await deps.files.get(keyOf(name));
  if (stored) return { name, bytes: await readAll(stored.body), contentType };
  if (!order) return null;
  try {
    return { name, bytes: await makeSize(deps, name, order, true), contentType };
  } catch (error) {
    if (!(error instanceof SizeError)) throw error;
    deps.log.error({ err: error }, 'a size of a picture of the content could not be made');
    return null;
  }
};

/**
 * The size with this file name. A stored one is answered even when the content no longer has its
 * picture, because cached documents and cancelled events still show it. Otherwise it is made. Null
 * when there is no such picture, or it can't be decoded.
 */
export const openPictureSize = async (
  deps: SizeDeps & Pick<Deps, 'log'>,
  name: string,
): Promise<PictureSize | null> => {
  const { source: sourceName = '', ending = '' } = namePattern.exec(name)?.groups ?? {};
  const source = deps.content.current().sources.get(sourceName);
  if (!(source ? endingsOf(source) : [...endings, largeEnding]).includes(ending)) return null;
  return openOrMake(deps, name, source ? { file: source.file, hash: source.hash, ending } : null);
};

/** Keys of all stored sizes, by listing: a question for each would be thousands of calls to the store. */
const storedKeys = async ({ files }: Pick<Deps, 'files'>): Promise<Set<string>> => {
  const keys = new Set<string>();
  for (let after: string | null = keyPrefix; after !== null;) {
    const page = await files.list(after, keysPerPage);
    for (const { key } of page.files) if (key.startsWith(keyPrefix)) keys.add(key);
    after = page.files.every(({ key }) => key.startsWith(keyPrefix)) ? page.next : null;
  }
  return keys;
};

/**
 * Makes the missing sizes one after the other, so that visitors need not wait for them.
 * @param signal stops it after the current size
 */
export const makeMissingSizes = async (
  deps: SizeDeps & Pick<Deps, 'log'>,
  signal: AbortSignal,
): Promise<void> => {
  const { sources } = deps.content.current();
  if (sources.size === 0) return;
  const stored = await storedKeys(deps);
  let made = 0;
  for (const source of sources.values()) {
    for (const ending of endingsOf(source)) {
      if (signal.aborted) return;
      const name = `${pictureName(source)}${ending}`;
      if (stored.has(keyOf(name))) continue;
      try {
        await makeSize(deps, name, { file: source.file, hash: source.hash, ending }, false);
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
