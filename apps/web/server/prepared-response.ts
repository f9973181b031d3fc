import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesTag } from '@kalavithi/contract/http-fields';
import { acceptedEncoding, type Compressed, type Encoding } from './compression.ts';

/** Header fields by name, in the order in which they are sent. */
export type Fields = Readonly<Record<string, string>>;

/** One form of a body with its header fields, names and values in turn, as `writeHead` takes them. */
interface Form {
  bytes: Buffer;
  etag: string;
  headers: string[];
  /** The fields of the 304 that says that the client has this form already. */
  notModified: string[];
}

/** An answer that only has to be written: its forms and all their header fields are made beforehand. */
export interface PreparedResponse {
  status: number;
  forms: Readonly<Record<Encoding, Form | null>> & { plain: Form };
  /** Whether the form depends on what the client accepts. */
  varies: boolean;
  /** Memory that its bodies take. */
  size: number;
}

/** Fields of an answer as `writeHead` takes them. */
export const flatten = (fields: Fields): string[] => Object.entries(fields).flat();

/** A hash of a body that serves as its entity tag, without quotes. */
export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Of a body that has not changed, a client needs to know how long it keeps and under which rules, not what it is. */
const bodyOnlyFields = new Set(['content-type', 'content-length', 'content-encoding', 'accept-ranges']);

const formOf = (bytes: Buffer, encoding: Encoding, fields: Fields, tag: string, varies: boolean): Form => {
  const etag = `"${tag}${encoding === 'plain' ? '' : `-${encoding}`}"`;
  const all: Fields = {
    ...fields,
    ...(encoding === 'plain' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(bytes.byteLength),
    ETag: etag,
    ...(varies ? { Vary: 'Accept-Encoding' } : {}),
  };
  const notModifiedFields = Object.entries(all).filter(([name]) => !bodyOnlyFields.has(name.toLowerCase()));
  return { bytes, etag, headers: flatten(all), notModified: notModifiedFields.flat() };
};

/** Makes an answer ready. `fields` are all but `ETag`, `Vary`, `Content-Length` and `Content-Encoding`. */
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

/** A short text that is not worth compressing, such as an error. */
export const prepareText = (status: number, fields: Fields, text: string): PreparedResponse =>
  prepareResponse(
    status,
    { 'Content-Type': 'text/plain; charset=utf-8', ...fields },
    { plain: Buffer.from(text), br: null, gzip: null },
  );

/**
 * Writes an answer to Node's own response: the form that the client accepts, 304 when it has that form already, and no
 * body to `HEAD`. Bodies are neither copied nor turned into streams.
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
  if (status === 200 && namesTag(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, form.notModified);
    response.end();
    return;
  }
  response.writeHead(status, form.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(form.bytes);
};
