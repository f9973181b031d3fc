import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropAbandonedBodies, receiveBody } from './receive-form.ts';

let parent: string;
beforeEach(async () => {
  parent = join(await mkdtemp(join(tmpdir(), 'kalavithi-receive-')), 'incoming');
});
afterEach(async () => {
  await rm(join(parent, '..'), { recursive: true, force: true });
});

const streamOf = (...pieces: string[]) => new Blob(pieces).stream();

describe('a body that comes in', () => {
  it('lies whole on the disk until it is discarded', async () => {
    const received = await receiveBody(streamOf('one ', 'two'), { parent, maxBytes: 7 });
    if (!received.ok) throw new Error(received.code);
    expect(await readFile(received.value.path, 'utf8')).toBe('one two');
    await received.value.discard();
    expect(await readdir(parent)).toEqual([]);
  });

  it('is read no further than the limit', async () => {
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

  it('leaves nothing when the sender breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('half')),
      pull: (controller) => controller.error(new Error('connection reset')),
    });
    expect(await receiveBody(broken, { parent, maxBytes: 1000 })).toMatchObject({ code: 'malformed' });
    expect(await readdir(parent)).toEqual([]);
  });

  it('fails aloud when the disk does not take it', async () => {
    await writeFile(parent, 'a file where the folder should be');
    await expect(receiveBody(streamOf('one'), { parent, maxBytes: 1000 })).rejects.toThrow('EEXIST');
  });

  it('is swept when its process died, and left alone while it may still come in', async () => {
    await mkdir(join(parent, 'kalavithi-upload-old'), { recursive: true });
    await mkdir(join(parent, 'kalavithi-upload-new'));
    await mkdir(join(parent, 'of-somebody-else'));
    for (const name of ['kalavithi-upload-old', 'of-somebody-else']) {
      await utimes(join(parent, name), new Date(0), new Date(0));
    }
    await dropAbandonedBodies(parent);
    expect((await readdir(parent)).toSorted()).toEqual(['kalavithi-upload-new', 'of-somebody-else']);
    await expect(dropAbandonedBodies(join(parent, 'nowhere'))).resolves.toBeUndefined();
  });
});
