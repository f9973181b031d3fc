import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@kalavithi/contract/api';
import { errors, type ErrorCode } from '@kalavithi/contract/errors';
import { GalleryItem } from '@kalavithi/contract/gallery-item';
import { expect } from 'vitest';
import { createApi } from '../../app.ts';
import type { Deps } from '../../deps.ts';
import type { ApiApp } from '../../platform/http/api-context.ts';
import { distinctJpeg } from '../../platform/images/picture.fixture.ts';
import { unexpectedFailures, type Person, type TestApi } from '../../testing/api-harness.ts';
import { removeUpload } from './remove-upload.ts';

const origin = 'http://localhost:3000';

/** A form that holds one file in the field that the API reads. */
export const artForm = (bytes: Uint8Array, name = 'art.jpg'): FormData => {
  const form = new FormData();
  form.append('art', new File([new Uint8Array(bytes)], name));
  return form;
};

/** Posts a form as a person, or as a visitor. */
export const post = (
  app: ApiApp,
  person: Person | null,
  body: BodyInit,
  headers: Record<string, string> = {},
) => {
  const cookie: Record<string, string> = person === null ? {} : { cookie: person.cookie };
  const init = { method: 'POST', body, headers: { ...cookie, ...headers }, duplex: 'half' };
  return app.fetch(new Request(`${origin}/upload`, init));
};

/** An upload that must succeed; the answer must be the contract's. */
export const succeedToUpload = async (
  app: ApiApp,
  person: Person,
  bytes: Uint8Array,
): Promise<GalleryItem> => {
  const response = await post(app, person, artForm(bytes));
  const answer: unknown = await response.json();
  if (response.status !== 201)
    throw new Error(`${response.status} ${JSON.stringify(answer)} ${unexpectedFailures(app)}`);
  expect(GalleryItem.strict().parse(answer)).toEqual(answer);
  return answer as GalleryItem;
};

/** The failure in an answer, which must be the contract's in every part. */
export const failureOf = async (response: Response): Promise<Failure> => {
  const failure = Failure.strict().parse(await response.json());
  expect(response.status).toBe(errors[failure.code as ErrorCode].status);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return failure;
};

/** The code of the failure in an answer. */
export const codeOf = async (response: Response): Promise<string> => (await failureOf(response)).code;

/** The same API with some of its dependencies replaced. */
export const apiWith = (api: TestApi, replaced: Partial<Deps>): ApiApp =>
  createApi({ ...api.deps, ...replaced });

/** The hash in the address of an item's picture. */
export const hashOf = (item: GalleryItem): string => /[0-9a-f]{64}/.exec(item.imageUrl)![0];

let seed = 0;
/** A picture that no other test has. */
export const newPicture = (): Promise<Buffer> => distinctJpeg(seed++);

const namesUnder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
};

/** Names of the stored files and of received bodies. */
export const filesOf = async ({ deps }: TestApi): Promise<{ stored: string[]; incoming: string[] }> => {
  // The checks of the start write a file for a moment.
  await deps.background.settle(5000);
  return {
    stored: await namesUnder(join(deps.config.dataDir, 'uploads')),
    incoming: await namesUnder(join(deps.config.dataDir, 'incoming')),
  };
};

/** How many rows there are. */
export const rowsOf = async ({ deps }: TestApi): Promise<{ uploads: number; pictures: number }> => {
  const [uploads, pictures] = await Promise.all([
    deps.db.selectFrom('uploads').select('id').execute(),
    deps.db.selectFrom('pictures').select('hash').execute(),
  ]);
  return { uploads: uploads.length, pictures: pictures.length };
};

export const expectNothingLeft = async (api: TestApi): Promise<void> => {
  expect(await filesOf(api)).toEqual({ stored: [], incoming: [] });
  expect(await rowsOf(api)).toEqual({ uploads: 0, pictures: 0 });
};

/** Deletes all uploads; nothing may be left. */
export const removeEverything = async (api: TestApi): Promise<void> => {
  await api.deps.background.settle(5000);
  for (const { hash } of await api.deps.db.selectFrom('pictures').select('hash').execute()) {
    await removeUpload(api.deps, { reference: hash });
  }
  await expectNothingLeft(api);
};
