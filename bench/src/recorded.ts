import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as it came over the line. */
export interface Recorded {
  status: number;
  /** Names and values in turn, as sent. */
  headers: string[];
  body: Buffer;
}

/** What a browser sends that changes an answer's bytes. */
export const browserFields = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** Fields that Node's server writes by itself. */
const ownFields = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Fetches a response without decoding it. Throws unless it is a success. */
export const record = async (url: string, headers: Record<string, string> = {}): Promise<Recorded> => {
  const sent = request(url, { headers: { ...browserFields, ...headers } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const status = response.statusCode ?? 0;
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
  const raw = response.rawHeaders;
  const kept = raw.flatMap((text, index) =>
    index % 2 === 0 && !ownFields.includes(text.toLowerCase()) ? [text, raw[index + 1] ?? ''] : [],
  );
  const hasLength = response.headers['content-length'] !== undefined;
  return { status, headers: hasLength ? kept : [...kept, 'Content-Length', String(body.length)], body };
};
