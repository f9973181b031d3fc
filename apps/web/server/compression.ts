import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A body in each encoding; null for one that is not offered. */
export interface Compressed {
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

export type Encoding = keyof Compressed;

/**
 * Compresses a body.
 * @param quality of Brotli, 0 to 11: 10 or less while a visitor waits, 11 when nobody does
 */
export const compress = async (plain: Buffer, quality: number): Promise<Compressed> => {
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipAsync(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: gz };
};

/** Parses the weights in an `Accept-Encoding` field, by lower-case coding. */
const weightsOf = (header: string): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    weights.set(name === 'x-gzip' ? 'gzip' : name, value >= 0 && value <= 1 ? value : 0);
  }
  return weights;
};

/** Returns the accepted codings, best first (RFC 9110, 12.5.3), then the smaller body. */
const rank = (header: string): readonly Encoding[] => {
  const weights = weightsOf(header);
  const others = weights.get('*');
  // `identity` is acceptable unless excluded, but after any coding that the client names.
  const identity = weights.get('identity') ?? (others === 0 ? 0 : 0.0001);
  const ranked: [Encoding, number][] = [
    ['br', weights.get('br') ?? others ?? 0],
    ['gzip', weights.get('gzip') ?? others ?? 0],
    ['plain', identity],
  ];
  return ranked
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name);
};

const plainOnly: readonly Encoding[] = ['plain'];

/** Bounds the cache: clients send few different fields, attackers may send many. */
const maxCachedHeaders = 200;
const rankings = new Map<string, readonly Encoding[]>();

/**
 * Returns the encoding for a client with this `Accept-Encoding` field. A client that excludes every
 * form gets the plain body, as RFC 9110 allows.
 */
export const acceptedEncoding = (
  header: string | undefined,
  offered: Readonly<Record<Encoding, unknown>>,
): Encoding => {
  if (header === undefined) return 'plain';
  let ranked = rankings.get(header);
  if (!ranked) {
    ranked = header.trim() === '' ? plainOnly : rank(header);
    if (rankings.size < maxCachedHeaders) rankings.set(header, ranked);
  }
  return ranked.find((name) => offered[name] !== null) ?? 'plain';
};
