import { failureIn } from '@kalavithi/contract/client';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { routes } from '@kalavithi/contract/routes';
import { apiBase } from '../../lib/loading/api';
import { toItem } from './load-gallery';

/** Why a picture was not taken; `status` is 0 when no answer came, `code` is the API's and empty when it gave none. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly status: number;
  readonly code: string;

  constructor(message: string, status: number, code = '') {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const noAnswer = 'The connection broke before the picture had arrived. It is still chosen: try again.';
const strangeAnswer = 'The server gave no answer that we understand. Please try again in a moment.';

interface SendOptions {
  /** Told how much has left, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Ends the transfer; the promise rejects with an `AbortError`. */
  signal: AbortSignal;
}

/**
 * Sends a picture as the specification has it: multipart, field `art`. By XMLHttpRequest, because `fetch` does not tell how far an upload has
 * come, and without a time limit: a large picture over a slow line takes as long as it takes. Rejects with an `UploadError`.
 */
export const sendPicture = (file: File, { onProgress, signal }: SendOptions): Promise<GalleryItem> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(routes.upload.method, new URL(routes.upload.path, apiBase()));
    request.withCredentials = true;
    request.responseType = 'text';
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('error', () => reject(new UploadError(noAnswer, 0)));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      const failure = failureIn(answer);
      if (!failure && request.status >= 200 && request.status < 300 && isItem(answer))
        resolve(toItem(answer));
      else reject(new UploadError(failure?.message || strangeAnswer, request.status, failure?.code));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.set('art', file);
    request.send(form);
  });

const readAnswer = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isItem = (answer: unknown): answer is GalleryItem =>
  typeof answer === 'object' && answer !== null && 'imageUrl' in answer;
