import { errors } from '@kalavithi/contract/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPicture, uploadFailure } from './send-picture';

/** The part of XMLHttpRequest that uploads use. Without an answer the connection breaks. */
let answer: { status: number; text: string } | null;
class Transfer extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open(): void {}
  send(): void {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { loaded: 1, total: 4, lengthComputable: true }),
    );
    this.status = answer?.status ?? 0;
    this.responseText = answer?.text ?? '';
    this.dispatchEvent(new Event(answer ? 'load' : 'error'));
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
}

const onProgress = vi.fn();
const sendFile = (signal = new AbortController().signal) =>
  sendPicture(new File(['x'], 'x.png'), { onProgress, signal });
const send = (status: number, value: unknown) => {
  answer = { status, text: typeof value === 'string' ? value : JSON.stringify(value) };
  return sendFile();
};
/** The message for this response. */
const wordsFor = (status: number, value: unknown) => send(status, value).then(() => null, uploadFailure);

describe('sending a picture', () => {
  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', Transfer);
    vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('returns the item of the server', async () => {
    const item = { _id: 'a', imageUrl: '/uploads/a.webp' };
    expect(await send(201, item)).toMatchObject(item);
  });

  it('reports progress', async () => {
    await send(201, { _id: 'a', imageUrl: '/uploads/a.webp' });
    expect(onProgress).toHaveBeenLastCalledWith(0.25);
  });

  it.each([200, 201, 413])('fails with the server’s message on status %i', async (status) => {
    const refusal = { success: false, message: 'Too large.', imageUrl: null };
    await expect(send(status, refusal)).rejects.toMatchObject({ name: 'CallError', status });
    expect(await wordsFor(status, refusal)).toBe('Too large.');
  });

  it('fails with the code of the server', async () => {
    const { code, status, ...refusal } = { ...errors['upload-unverified'], code: 'upload-unverified' };
    await expect(send(status, { success: false, code, ...refusal })).rejects.toMatchObject({
      message: refusal.message,
      status: 403,
      failure: { code },
    });
  });

  it.each([{ success: false }, { success: false, message: '' }])(
    'has its own message for a failure without one: %j',
    async (refusal) => {
      expect(await wordsFor(500, refusal)).toContain('no answer that we understand');
    },
  );

  it.each(['<h1>Hello</h1>', '', {}, 'null'])('fails when the response is no item: %j', async (value) => {
    expect(await wordsFor(200, value)).toContain('no answer that we understand');
  });

  it('says that the picture is still chosen when the connection breaks', async () => {
    answer = null;
    expect(await sendFile().then(() => null, uploadFailure)).toContain('It is still chosen');
  });

  it('rejects with an AbortError when it is cancelled', async () => {
    const controller = new AbortController();
    vi.spyOn(Transfer.prototype, 'send').mockImplementationOnce(() => controller.abort());
    await expect(sendFile(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
