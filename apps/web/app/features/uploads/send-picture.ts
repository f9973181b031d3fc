import { CallError, createClient, isCallError, failureMessage, type Send } from '@kalavithi/contract/client';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { apiBase } from '../../lib/loading/api';
import { toItem } from './load-gallery';

const connectionLost = 'The connection broke before the picture had arrived. It is still chosen: try again.';
const invalidResponse = 'The server gave no answer that we understand. Please try again in a moment.';

interface SendOptions {
  /** Called with the sent fraction, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborts the transfer; the promise rejects with an `AbortError`. */
  signal: AbortSignal;
}

/**
 * Sends a form by XMLHttpRequest, because `fetch` reports no upload progress. There is no timeout,
 * for large pictures over slow connections.
 */
const sendWithProgress =
  ({ onProgress, signal }: SendOptions): Send =>
  (request, form) =>
    new Promise((resolve, reject) => {
      const transfer = new XMLHttpRequest();
      transfer.open(request.method, request.url);
      transfer.withCredentials = true;
      transfer.responseType = 'text';
      transfer.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      transfer.addEventListener('error', () => reject(new TypeError('The transfer failed.')));
      transfer.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
      transfer.addEventListener('load', () =>
        resolve(new Response(transfer.responseText || null, { status: transfer.status })),
      );
      signal.addEventListener('abort', () => transfer.abort(), { once: true });
      transfer.send(form);
    });

/** Uploads a picture. Rejects with a `CallError`; `uploadFailure` gives its message. */
export const sendPicture = async (art: File, options: SendOptions): Promise<GalleryItem> => {
  const client = createClient(sendWithProgress(options), apiBase());
  const { answer } = await client('upload', { body: { art }, signal: options.signal });
  const item: Partial<GalleryItem> | null = answer;
  if (!item?.imageUrl) throw new CallError('upload', invalidResponse, 200, null);
  return toItem(answer);
};

/** The message for a failed upload. */
export const uploadFailure = (error: unknown): string =>
  isCallError(error) && error.status === 0 ? connectionLost : failureMessage(error, invalidResponse);
