import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploads } from '@kalavithi/contract/constants';
import { distinctJpeg } from './picture.fixture.ts';
import {
  createPictureReader,
  PictureQueueFullError,
  PictureWorkerError,
  type PictureReader,
  type PictureReaderSettings,
} from './picture-reader.ts';

const opened: PictureReader[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

const openReader = (settings: Partial<PictureReaderSettings> = {}): PictureReader => {
  const reader = createPictureReader(settings);
  opened.push(reader);
  return reader;
};

const asked = (contentType: string) => ({ path: '/nowhere', contentType, field: 'art' });

/** Writes the body of a form to a file, as an upload does. */
const storedForm = async (form: FormData | string, contentType?: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'kalavithi-form-'));
  folders.push(folder);
  const body = new Response(form);
  const path = join(folder, 'body');
  await writeFile(path, await body.bytes());
  return { path, contentType: contentType ?? body.headers.get('content-type') ?? '', field: 'art' };
};

const formWith = (...files: [field: string, bytes: Uint8Array<ArrayBuffer>, name: string][]): FormData => {
  const form = new FormData();
  for (const [field, bytes, name] of files) form.append(field, new File([bytes], name));
  return form;
};
const jpeg = async (seed: number) => new Uint8Array(await distinctJpeg(seed));

describe('the reader and a worker that misbehaves', () => {
  const misbehaving = new URL('./misbehaving-worker.fixture.ts', import.meta.url);

  const openMisbehaving = (settings: Partial<PictureReaderSettings> = {}) => {
    const troubles: string[] = [];
    const report = (trouble: string) => troubles.push(trouble);
    return { reader: openReader({ worker: misbehaving, report, ...settings }), troubles };
  };

  it('reads as many at once as it has workers, and lets the others wait in order', async () => {
    const { reader } = openMisbehaving({ workers: 2 });
    const finished: number[] = [];
    const all = Array.from({ length: 20 }, async (_, index) => {
      await reader.read(asked('answer late'));
      finished.push(index);
    });
    expect(reader.load()).toMatchObject({ running: 2, waiting: 18 });
    await Promise.all(all);
    expect(reader.load()).toEqual({ running: 0, waiting: 0, mostRunning: 2, mostWaiting: 18 });
    expect(finished.at(-1)).toBeGreaterThanOrEqual(18);
    expect(finished).toHaveLength(20);
  });

  it('refuses forms when the queue is full', async () => {
    const { reader } = openMisbehaving({ workers: 1, queue: 1 });
    const [first, second, third] = await Promise.allSettled([
      reader.read(asked('answer late')),
      reader.read(asked('answer late')),
      reader.read(asked('answer late')),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(third).toMatchObject({ reason: expect.any(PictureQueueFullError) });
    expect(await reader.read(asked('answer'))).toEqual({ ok: false, reason: 'not-a-picture' });
  });

  it('kills a worker that takes too long and starts another', async () => {
    const { reader, troubles } = openMisbehaving({ workers: 1, timeLimitMs: 1500 });
    expect(await reader.read(asked('hang'))).toEqual({ ok: false, reason: 'too-slow' });
    expect(troubles).toEqual([expect.stringContaining('1500 ms')]);
    expect(await reader.read(asked('answer'))).toEqual({ ok: false, reason: 'not-a-picture' });
  });

  it('survives a crash of the decoder', async () => {
    const { reader, troubles } = openMisbehaving({ workers: 1 });
    expect(await reader.read(asked('crash'))).toEqual({ ok: false, reason: 'unreadable' });
    expect(troubles).toEqual([expect.stringContaining('SIGABRT')]);
    expect(await reader.read(asked('answer'))).toEqual({ ok: false, reason: 'not-a-picture' });
  });

  it.each([
    ['throw', 'a fault of the worker'],
    ['exit', 'exited with 0'],
  ])('throws when the worker itself fails (%s)', async (fault, words) => {
    const { reader } = openMisbehaving({ workers: 1 });
    const failure = await reader.read(asked(fault)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PictureWorkerError);
    expect(String(failure)).toContain(words);
    expect(await reader.read(asked('answer'))).toEqual({ ok: false, reason: 'not-a-picture' });
  });

  it('hides the server’s environment and arguments from its workers', async () => {
    const { reader } = openMisbehaving();
    vi.stubEnv('AUTH_SECRET', 'a secret of the server');
    vi.stubEnv('DATABASE_URL', 'postgres://user:hush-hush@db/kalavithi');
    const result = await reader.read(asked('report environment')).finally(() => vi.unstubAllEnvs());
    const { names, text } = JSON.parse((result as { reason: string }).reason) as {
      names: string[];
      text: string;
    };
    // Node adds the channel's own two.
    expect(names.filter((name) => !name.startsWith('NODE_'))).toEqual(['MALLOC_ARENA_MAX']);
    expect(text).toContain('misbehaving-worker');
    expect(text).not.toMatch(/AUTH_SECRET|a secret of the server|DATABASE_URL|hush-hush/);
  });

  it('gives one picture fifteen seconds, and lets twenty wait', async () => {
    const { reader } = openMisbehaving({ workers: 1 });
    const all = await Promise.allSettled(Array.from({ length: 22 }, () => reader.read(asked('answer'))));
    expect(all.map(({ status }) => status)).toEqual([...Array(21).fill('fulfilled'), 'rejected']);

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const reading = openReader({ worker: misbehaving, workers: 1 }).read(asked('hang'));
      await vi.advanceTimersByTimeAsync(14_999);
      expect(await Promise.race([reading, 'still reading'])).toBe('still reading');
      await vi.advanceTimersByTimeAsync(1);
      expect(await reading).toEqual({ ok: false, reason: 'too-slow' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('starts a new worker after an idle one has ended', async () => {
    const { reader } = openMisbehaving({ workers: 1, idleMs: 1 });
    for (let round = 0; round < 3; round++) {
      expect(await reader.read(asked('answer'))).toEqual({ ok: false, reason: 'not-a-picture' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

  it('refuses running and waiting forms when it closes', async () => {
    const { reader, troubles } = openMisbehaving({ workers: 1 });
    const both = [reader.read(asked('hang')), reader.read(asked('hang'))];
    await reader.close();
    expect(await Promise.all(both)).toEqual([
      { ok: false, reason: 'unreadable' },
      { ok: false, reason: 'unreadable' },
    ]);
    expect(troubles).toEqual([]);
  });
});

describe('the reader and its real worker', () => {
  it('reads the picture in a form by content, ignoring other fields', async () => {
    const form = formWith(['art', await jpeg(1), '../../etc/शिल्प.exe']);
    form.append('note', 'hello');
    const result = await openReader().read(await storedForm(form));
    expect(result).toMatchObject({
      ok: true,
      picture: {
        width: 48,
        height: 32,
        files: { full: expect.any(Uint8Array), '640': expect.any(Uint8Array), '320': expect.any(Uint8Array) },
      },
    });
  });

  it('reports what is wrong with a form', async () => {
    const reader = openReader({ workers: 1 });
    const picture = await jpeg(1);
    const text = new FormData();
    text.append('art', 'not a file');
    const cases: [string, ReturnType<typeof storedForm>][] = [
      ['missing', storedForm(new FormData())],
      ['missing', storedForm(text)],
      ['missing', storedForm(formWith(['art', new Uint8Array(), '']))],
      ['missing', storedForm(formWith(['picture', picture, 'a.jpg']))],
      ['several', storedForm(formWith(['art', picture, 'a.jpg'], ['art', picture, 'b.jpg']))],
      ['several', storedForm(formWith(['art', picture, 'a.jpg'], ['more', picture, 'b.jpg']))],
      ['not-a-picture', storedForm(formWith(['art', new Uint8Array(), 'empty.jpg']))],
      ['not-a-picture', storedForm(formWith(['art', Buffer.from('<svg/>'), 'a.jpg']))],
      ['unreadable', storedForm(formWith(['art', picture.subarray(0, 400), 'a.jpg']))],
      ['too-large', storedForm(formWith(['art', new Uint8Array(uploads.maxBytes + 1), 'a.jpg']))],
      ['malformed', storedForm('', 'multipart/form-data; boundary=x')],
      ['malformed', storedForm('no form', 'multipart/form-data; boundary=x')],
      ['malformed', storedForm('no form', 'multipart/form-data')],
      [
        'malformed',
        storedForm(
          '--x\r\ncontent-disposition: form-data; name="art"; filename="a"\r\n\r\ncut',
          'multipart/form-data; boundary=x',
        ),
      ],
    ];
    for (const [reason, form] of cases) expect(await reader.read(await form)).toEqual({ ok: false, reason });
  });

  it('takes a file of exactly the largest size to the decoder', async () => {
    const bytes = new Uint8Array(uploads.maxBytes);
    bytes.set(await jpeg(1));
    const result = await openReader().read(await storedForm(formWith(['art', bytes, 'padded.jpg'])));
    expect(result).toMatchObject({ ok: true });
  });

  it('throws when the stored form is missing', async () => {
    const form = { path: '/nowhere/at/all', contentType: 'multipart/form-data; boundary=x', field: 'art' };
    await expect(openReader().read(form)).rejects.toThrow(PictureWorkerError);
  });
});
