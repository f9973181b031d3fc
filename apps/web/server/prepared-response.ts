import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEntityTag } from '@kalavithi/contract/http-fields';
import { acceptedEncoding, type Compressed, type Encoding } from './compression.ts';

/** Header fields by name, in the order they are sent. */
export type Fields = Readonly<Record<string, string>>;

/** One encoding of a body with its header fields, as the flat list that `writeHead` takes. */
interface Form {
  bytes: Buffer;
  etag: string;
  headers: string[];
  /** Fields of a 304 for this encoding. */
  notModified: string[];
}

/** A response whose encodings and header fields are computed beforehand. */
export interface PreparedResponse {
  status: number;
  forms: Readonly<Record<Encoding, Form | null>> & { plain: Form };
  /** Whether the encoding depends on `Accept-Encoding`. */
  varies: boolean;
  /** Memory that its bodies take, in bytes. */
  size: number;
}

/** Returns fields as the flat list that `writeHead` takes. */
export const flatten = (fields: Fields): string[] => Object.entries(fields).flat();

/** Hashes a body for its entity tag, without quotes. */
export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Fields that describe a body and are left out of a 304. */
const bodyOnlyFields = new Set(['content-type', 'content-length', 'content-encoding', 'accept-ranges']);

const formOf = (
  bytes: Buffer,
  encoding: Encoding,
  { Vary: vary, ...fields }: Fields,
  tag: string,
  varies: boolean,
): Form => {
  const etag = `"${tag}${encoding === 'plain' ? '' : `-${encoding}`}"`;
  const all: Fields = {
    ...fields,
    ...(vary !== undefined && !varies ? { Vary: vary } : {}),
    ...(encoding === 'plain' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(bytes.byteLength),
    ETag: etag,
    ...(varies ? { Vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding` } : {}),
  };
  const notModifiedFields = Object.entries(all).filter(([name]) => !bodyOnlyFields.has(name.toLowerCase()));
  return { bytes, etag, headers: flatten(all), notModified: notModifiedFields.flat() };
};

/** Prepares a response. It adds `ETag`, `Vary`, `Content-Length` and `Content-Encoding`. */
export const prepareResponse = (
  status: number,
  fields: Fields,
  body: Compressed,
  tag = hashOf(body.plain),
): PreparedResponse => {
  const varies = body.br !== null || body.gzip !== null;
  const make = (encoding: Encoding) => {
    const bytes = body[encoding];
    return bytes && formOf(bytes, encoding, fields, tag, varies);
  };
  return {
    status,
    varies,
    forms: { plain: formOf(body.plain, 'plain', fields, tag, varies), br: make('br'), gzip: make('gzip') },
    size: body.plain.byteLength + (body.br?.byteLength ?? 0) + (body.gzip?.byteLength ?? 0),
  };
};

/** Prepares a short text that is not worth compressing, such as an error. */
export const prepareText = (status: number, fields: Fields, text: string): PreparedResponse =>
  prepareResponse(
    status,
    { 'Content-Type': 'text/plain; charset=utf-8', ...fields },
    { plain: Buffer.from(text), br: null, gzip: null },
  );

/**
 * Sends a prepared response: in the encoding that the client accepts, as a 304 when it has that
 * form already, without a body for `HEAD`. Bodies are neither copied nor streamed.
 */
export const sendPrepared = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedResponse,
): void => {
  const { forms, status } = answer;
  const form =
    (answer.varies ? forms[acceptedEncoding(request.headers['accept-encoding'], forms)] : null) ??
    forms.plain;
  if (status === 200 && matchesEntityTag(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, form.notModified);
    response.end();
    return;
  }
  response.writeHead(status, form.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(form.bytes);
};
