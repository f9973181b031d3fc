import { errors } from '@kalavithi/contract/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPicture } from './send-picture';

/** As much of XMLHttpRequest as sending a picture uses; answers what it is told. */
let answer: { status: number; text: string };
class Request extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open(): void {}
  send(): void {
    this.status = answer.status;
    this.responseText = answer.text;
    this.dispatchEvent(new Event('load'));
  }
  abort(): void {}
}

const send = (status: number, value: unknown) => {
  answer = { status, text: typeof value === 'string' ? value : JSON.stringify(value) };
  const options = { onProgress: () => {}, signal: new AbortController().signal };
  return sendPicture(new File(['x'], 'x.png'), options);
};

describe('sending a picture', () => {
  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', Request);
    vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('gives the item that the server made of it', async () => {
    const item = { _id: 'a', imageUrl: '/uploads/a.webp' };
    expect(await send(201, item)).toMatchObject(item);
  });

  it.each([200, 201, 413])(
    'fails with the server’s words when the answer says so with status %i',
    async (status) => {
      const refusal = { success: false, message: 'Too large.', imageUrl: null };
      await expect(send(status, refusal)).rejects.toMatchObject({
        name: 'UploadError',
        message: 'Too large.',
        status,
      });
    },
  );

  it('fails with the code of the refusal', async () => {
    const { code, status, ...refusal } = { ...errors['upload-unverified'], code: 'upload-unverified' };
    await expect(send(status, { success: false, code, ...refusal })).rejects.toMatchObject({
      message: refusal.message,
      status: 403,
      code,
    });
  });

  it.each([{ success: false }, { success: false, message: '' }])(
    'has words of its own for a refusal without any: %j',
    async (refusal) => {
      await expect(send(500, refusal)).rejects.toThrow('no answer that we understand');
    },
  );

  it('fails when the answer is nothing that we know', async () => {
    await expect(send(200, '<h1>Hello</h1>')).rejects.toThrow('no answer that we understand');
  });
});
