import { describe, expect, it, afterEach } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { approveUpload, hideUpload } from './hide-upload.ts';
import {
  artForm,
  codeOf,
  expectNothingLeft,
  failureOf,
  filesOf,
  newPicture,
  post,
  rowsOf,
  succeedToUpload,
} from './uploads.fixture.ts';

let api: TestApi;
afterEach(async () => {
  await api.close();
});

describe('space for uploads', () => {
  it('is refused when the disk is nearly full, with Retry-After', async () => {
    api = await startApi({ UPLOADS_MIN_FREE_MB: '999999999' });
    const refused = await post(api.app, await api.signIn(), artForm(await newPicture()));
    expect(refused.headers.get('retry-after')).toBe('3600');
    const failure = await failureOf(refused);
    expect(failure).toMatchObject({ code: 'uploads-full' });
    expect(failure.message).toBe('There is no space for more pictures just now. Please try again later.');
    await expectNothingLeft(api);
    expect(api.logLines.filter((line) => line.includes('no space'))).toHaveLength(1);
  });

  it('is refused to a member over the quota only', async () => {
    api = await startApi({ UPLOADS_MEMBER_MB: '1' });
    const [asha, ravi] = [await api.signIn(), await api.signIn()];
    const bytes = await newPicture();
    await succeedToUpload(api.app, asha, bytes);
    const used = await api.deps.db.selectFrom('pictures').select('bytes').executeTakeFirstOrThrow();
    expect(used.bytes).toBe(
      (await api.deps.files.list('', 10)).files.reduce((sum, { size }) => sum + size, 0),
    );
    await succeedToUpload(api.app, asha, await newPicture());
    await api.deps.db.updateTable('pictures').set({ bytes: 600_000 }).execute();
    expect(await codeOf(await post(api.app, asha, artForm(await newPicture())))).toBe('upload-quota');
    await succeedToUpload(api.app, ravi, bytes);
  });

  it('is refused to all when the total is used up', async () => {
    api = await startApi({ UPLOADS_TOTAL_MB: '1' });
    await succeedToUpload(api.app, await api.signIn(), await newPicture());
    await api.deps.db
      .updateTable('pictures')
      .set({ bytes: 1024 ** 2 })
      .execute();
    const refused = await post(api.app, await api.signIn(), artForm(await newPicture()));
    expect(await codeOf(refused)).toBe('uploads-full');
  });
});

describe('an upload in progress', () => {
  it('blocks a second one of the same member', async () => {
    api = await startApi();
    const asha = await api.signIn();
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(Buffer.from('--x\r\n'));
        finish = () => controller.close();
      },
    });
    const first = post(api.app, asha, body, { 'content-type': 'multipart/form-data; boundary=x' });
    await expect.poll(async () => (await filesOf(api)).incoming).toHaveLength(1);
    expect(await codeOf(await post(api.app, asha, artForm(await newPicture())))).toBe('upload-in-progress');
    expect((await filesOf(api)).incoming).toHaveLength(1);
    finish();
    expect(await codeOf(await first)).toBe('malformed');
    await succeedToUpload(api.app, asha, await newPicture());
  });
});

describe('UPLOADS=verified', () => {
  it('lets only members with a verified email upload', async () => {
    api = await startApi({ UPLOADS: 'verified' });
    const refused = await post(api.app, await api.signIn({ verified: false }), artForm(await newPicture()));
    expect(await failureOf(refused)).toMatchObject({
      code: 'upload-unverified',
      message: 'Please verify your email before uploading artwork.',
    });
    await expectNothingLeft(api);
    await succeedToUpload(api.app, await api.signIn(), await newPicture());
  });
});

describe('UPLOADS=approved', () => {
  it('hides a picture until the operator approves it', async () => {
    api = await startApi({ UPLOADS: 'approved' });
    const asha = await api.signIn();
    const bytes = await newPicture();
    const item = await succeedToUpload(api.app, asha, bytes);
    expect(item.awaitsApproval).toBe(true);
    expect(await rowsOf(api)).toEqual({ uploads: 1, pictures: 1 });
    expect((await api.succeed('gallery')).answer).toEqual([]);
    expect((await api.request(item.imageUrl)).status).toBe(404);
    // Further uploads do not change that.
    expect((await succeedToUpload(api.app, await api.signIn(), bytes)).awaitsApproval).toBe(true);

    expect(await approveUpload(api.deps, { reference: item._id })).toMatchObject({ ok: true });
    const { answer } = await api.succeed('gallery');
    expect(answer).toHaveLength(2);
    expect(answer.every((one) => one.awaitsApproval === undefined)).toBe(true);
    expect((await api.request(item.imageUrl)).status).toBe(200);
    expect((await succeedToUpload(api.app, asha, bytes)).awaitsApproval).toBeUndefined();
  });

  it('does not show a hidden picture', async () => {
    api = await startApi({ UPLOADS: 'approved' });
    const item = await succeedToUpload(api.app, await api.signIn(), await newPicture());
    await hideUpload(api.deps, { reference: item._id, hidden: true });
    await approveUpload(api.deps, { reference: item._id });
    expect((await api.succeed('gallery')).answer).toEqual([]);
    expect((await api.request(item.imageUrl)).status).toBe(404);
  });
});
