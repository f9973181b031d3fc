import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setInterval } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteAbandonedBodies, receiveBody } from './receive-form.ts';

let parent: string;
beforeEach(async () => {
  parent = join(await mkdtemp(join(tmpdir(), 'kalavithi-receive-')), 'incoming');
});
afterEach(async () => {
  await rm(join(parent, '..'), { recursive: true, force: true });
});

const streamOf = (...pieces: string[]) => new Blob(pieces).stream();

describe('the body of an upload', () => {
  it('is complete on the disk until it is discarded', async () => {
    const received = await receiveBody(streamOf('one ', 'two'), { parent, maxBytes: 7 });
    if (!received.ok) throw new Error(received.code);
    expect(await readFile(received.value.path, 'utf8')).toBe('one two');
    await received.value.discard();
    expect(await readdir(parent)).toEqual([]);
  });

  it('is read up to the limit only', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pulled += 1;
          controller.enqueue(Buffer.alloc(100));
        },
      },
      { highWaterMark: 0 },
    );
    const received = await receiveBody(endless, { parent, maxBytes: 1000 });
    expect(received).toMatchObject({ ok: false, code: 'upload-too-large' });
    expect(pulled).toBe(11);
    expect(await readdir(parent)).toEqual([]);
  });

  it('leaves nothing when the connection breaks', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('half')),
      pull: (controller) => controller.error(new Error('connection reset')),
    });
    expect(await receiveBody(broken, { parent, maxBytes: 1000 })).toMatchObject({ code: 'malformed' });
    expect(await readdir(parent)).toEqual([]);
  });

  const pace = { idleMs: 10_000, totalMs: 10_000, graceMs: 10_000, bytesPerSecond: 1 };

  /** Sends a piece and then falls silent; remembers whether it was cut off. */
  const stallingSender = () => {
    const sender = { wasCut: false };
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('half')),
      cancel: () => {
        sender.wasCut = true;
      },
    });
    return { sender, stream };
  };

  it.each([
    ['falls silent', { ...pace, idleMs: 20 }],
    ['takes too long for the whole', { ...pace, totalMs: 20 }],
  ])('is cut off when the sender %s, and leaves nothing', async (_what, strict) => {
    const { sender, stream } = stallingSender();
    const received = await receiveBody(stream, { parent, maxBytes: 1000, pace: strict });
    expect(received).toMatchObject({ ok: false, code: 'upload-stalled' });
    expect(sender.wasCut).toBe(true);
    expect(await readdir(parent)).toEqual([]);
  });

  it('is cut off when it only drips', async () => {
    const drip = async function* drops() {
      for await (const drop of setInterval(5, 'x')) yield Buffer.from(drop);
    };
    const drips = Readable.toWeb(Readable.from(drip())) as unknown as ReadableStream<Uint8Array>;
    const strict = { ...pace, graceMs: 30, bytesPerSecond: 100_000 };
    const received = await receiveBody(drips, { parent, maxBytes: 100_000, pace: strict });
    expect(received).toMatchObject({ ok: false, code: 'upload-stalled' });
    expect(await readdir(parent)).toEqual([]);
  });

  it('throws when the disk fails', async () => {
    await writeFile(parent, 'a file where the folder should be');
    await expect(receiveBody(streamOf('one'), { parent, maxBytes: 1000 })).rejects.toThrow('EEXIST');
  });

  it('is swept after its process died, but not while it may be in progress', async () => {
    await mkdir(join(parent, 'kalavithi-upload-old'), { recursive: true });
    await mkdir(join(parent, 'kalavithi-upload-new'));
    await mkdir(join(parent, 'of-somebody-else'));
    for (const name of ['kalavithi-upload-old', 'of-somebody-else']) {
      await utimes(join(parent, name), new Date(0), new Date(0));
    }
    await deleteAbandonedBodies(parent, new Date(Date.now() - 60_000));
    expect((await readdir(parent)).toSorted()).toEqual(['kalavithi-upload-new', 'of-somebody-else']);
    await expect(deleteAbandonedBodies(join(parent, 'nowhere'), new Date())).resolves.toBeUndefined();
  });
});
