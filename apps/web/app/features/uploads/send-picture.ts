import { CallError, createClient, isCallError, failureMessage, type Send } from '@kalavithi/contract/client';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { apiBase } from '../../lib/loading/api';
import { toItem } from './load-gallery';

const noAnswer = 'The connection broke before the picture had arrived. It is still chosen: try again.';
const strangeAnswer = 'The server gave no answer that we understand. Please try again in a moment.';

interface SendOptions {
  /** Called with how much has left, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Ends the transfer; the promise rejects with an `AbortError`. */
  signal: AbortSignal;
}

/**
 * Sends a form by XMLHttpRequest, because `fetch` reports no progress of an upload. There is no
 * timeout: a large picture over a slow line takes as long as it takes.
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

/** Uploads a picture. Rejects with a `CallError`, for which `uploadFailure` has the words. */
export const sendPicture = async (art: File, options: SendOptions): Promise<GalleryItem> => {
  const client = createClient(sendWithProgress(options), apiBase());
  const { answer } = await client('upload', { body: { art }, signal: options.signal });
  const item: Partial<GalleryItem> | null = answer;
  if (!item?.imageUrl) throw new CallError('upload', strangeAnswer, 200, null);
  return toItem(answer);
};

/** Why a picture was not taken, in the server's words where it has any. */
export const uploadFailure = (error: unknown): string =>
  isCallError(error) && error.status === 0 ? noAnswer : failureMessage(error, strangeAnswer);
