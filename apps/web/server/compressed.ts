import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A body in the three forms in which it is sent, made once. */
export interface Compressed {
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  /** Hash of the plain body. */
  etag: string;
}

/** Compresses a body. `quality` is Brotli's, 0 to 11: 5 for what someone waits for, 11 for what is kept for long. */
export const compress = async (plain: Uint8Array<ArrayBuffer>, quality: number): Promise<Compressed> => {
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipped(plain, { level: 9 }),
  ]);
  return {
    plain,
    br: new Uint8Array(br),
    gzip: new Uint8Array(gz),
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  };
};

const accepted = (request: Request): 'br' | 'gzip' | 'plain' => {
  const header = request.headers.get('accept-encoding') ?? '';
  const names = header
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'plain';
};

/** Answers with the form that the client takes, or with 304 when it has the body already. */
export const sendCompressed = (
  request: Request,
  body: Compressed,
  { status = 200, headers }: { status?: number; headers: Record<string, string> },
): Response => {
  const encoding = accepted(request);
  const etag = `"${body.etag}${encoding === 'plain' ? '' : `-${encoding}`}"`;
  const all: Record<string, string> = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && (known?.includes(etag) || known?.includes('*')))
    return new Response(null, { status: 304, headers: all });
  if (encoding !== 'plain') all['Content-Encoding'] = encoding;
  const bytes = body[encoding];
  all['Content-Length'] = String(bytes.byteLength);
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers: all });
};
