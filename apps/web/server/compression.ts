import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A body in the forms in which it is sent. A form that is null is not offered. */
export interface Compressed {
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

export type Encoding = keyof Compressed;

/**
 * Compresses a body.
 * @param quality of Brotli, 0 to 11: 5 for what someone waits for, 11 for what is done at build
 */
export const compress = async (plain: Buffer, quality: number): Promise<Compressed> => {
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipAsync(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: gz };
};

/** Weights of the codings that an `Accept-Encoding` field names, by lower-case name. */
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

/** The codings that a client accepts, best first (RFC 9110, 12.5.3); of equal weights the smaller body comes first. */
const rank = (header: string): readonly Encoding[] => {
  const weights = weightsOf(header);
  const others = weights.get('*');
  // A body as it is is acceptable unless it is ruled out, but after any coding that the client names.
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

/** Clients send few different fields; made-up ones must not fill the memory. */
const maxCachedHeaders = 200;
const rankings = new Map<string, readonly Encoding[]>();

/**
 * The form of a body to send to a client with this `Accept-Encoding` field. A client that rules out every form gets
 * the body as it is, which RFC 9110 allows.
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
