import { uploads as rules } from '@kalavithi/contract/constants';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { matchesEntityTag, parseRange } from '@kalavithi/contract/http-fields';
import { routes } from '@kalavithi/contract/routes';
import { etag } from 'hono/etag';
import type { Deps } from '../../deps.ts';
import { answerRefusal } from '../../platform/http/answer.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-context.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { mountCall, type FailureOf } from '../../http/mount-call.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import type { Session } from '../../platform/sessions/sessions.ts';
import { checkSpace } from './check-space.ts';
import { incomingFolder } from './incoming-folder.ts';
import { listGallery } from './list-gallery.ts';
import { openUpload, type VisibleUpload } from './open-upload.ts';
import { picturesPath } from './picture-names.ts';
import { receiveBody } from './receive-form.ts';
import { busyRetrySeconds, uploadArtwork } from './upload-artwork.ts';

/** Bytes for the boundaries, names and small fields of a form. */
const formOverheadBytes = 64 * 1024;

const maxBodyBytes = rules.maxBytes + formOverheadBytes;

const formType = /^multipart\/form-data\s*(?:;|$)/i;

/**
 * A URL holds the hash of its content and never changes, but a picture can be hidden, so caches
 * must not keep it for long.
 */
const forADay = 'public, max-age=86400';

/** `Retry-After` in seconds while the member's last upload is in progress. */
const inProgressRetrySeconds = 5;

/** The API's calls for uploading, for the gallery, and for the pictures themselves. */
export const mountUploads = (app: ApiApp, deps: Deps): void => {
  mountCall(app, deps, 'upload', async ({ context, session }) => takeUpload(deps, context, session.user));

  app.use(routes.gallery.path, etag());
  mountCall(app, deps, 'gallery', async ({ context, query }) => {
    const page = await listGallery(deps, query);
    if (!page.ok) return page;
    // Revalidated each time, so that an upload shows at once.
    context.header('Cache-Control', 'public, no-cache');
    const { items, next } = page.value;
    if (next !== null) context.header('Link', `<${routes.gallery.path}?cursor=${next}>; rel="next"`);
    return done(items);
  });

  app.get(`${picturesPath}/:name`, async (context) => {
    const upload = await openUpload(deps, { name: context.req.param('name') });
    return upload === null ? answerRefusal(context, refuse('not-found')) : sendPicture(context, upload);
  });
};

type TakenUpload = Outcome<GalleryItem, FailureOf<'upload'>>;

/** Refuses what it can before reading the body, and takes the member's slot for the rest. */
const takeUpload = async (deps: Deps, context: ApiContext, user: Session['user']): Promise<TakenUpload> => {
  const contentType = context.req.header('content-type') ?? '';
  if (!formType.test(contentType)) return refuse('unsupported-body');
  if (Number(context.req.header('content-length') ?? 0) > maxBodyBytes) return refuse('upload-too-large');
  if (deps.config.uploads.policy === 'verified' && !user.isVerified) return refuse('upload-unverified');

  const leave = deps.uploadSlots.enter(user.id);
  if (leave === 'taken') {
    return refuse('upload-in-progress', { retryAfterSeconds: inProgressRetrySeconds });
  }
  if (leave === 'full') return refuse('uploads-busy', { retryAfterSeconds: busyRetrySeconds });
  try {
    const refused = (await overLimit(deps, context, user.id)) ?? (await checkSpace(deps, user.id));
    return refused.ok ? await receiveUpload(deps, context, user.id, contentType) : refused;
  } finally {
    leave();
  }
};

/** Counts for the member and the client's network; failed uploads cost work as well. */
const overLimit = async ({ limiter, config }: Deps, context: ApiContext, userId: string) => {
  const { allowed, spent, retryAfterSeconds } = await limiter.consumeAll([
    ['uploads', userId],
    ['uploadsPerClient', clientAddress(context, config)],
  ]);
  if (allowed) return null;
  return spent.includes('uploads')
    ? refuse('too-many-uploads', { retryAfterSeconds })
    : refuse('too-many-uploads-here', { retryAfterSeconds });
};

const receiveUpload = async (
  deps: Deps,
  context: ApiContext,
  userId: string,
  contentType: string,
): Promise<TakenUpload> => {
  const body = context.req.raw.body;
  if (body === null) return refuse('upload-missing');
  const received = await receiveBody(body, {
    parent: incomingFolder(deps.config),
    maxBytes: maxBodyBytes,
  });
  if (!received.ok) return received;
  try {
    const form = { path: received.value.path, contentType, field: 'art' };
    return await uploadArtwork(deps, { userId, form });
  } finally {
    await received.value.discard();
  }
};

/** Sends a picture, a range of it, or 304. */
const sendPicture = async (context: ApiContext, upload: VisibleUpload): Promise<Response> => {
  const tag = `"${upload.name}"`;
  context.header('ETag', tag);
  context.header('Cache-Control', forADay);
  context.header('X-Content-Type-Options', 'nosniff');
  // A picture opened in its own tab must not run anything.
  context.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (matchesEntityTag(context.req.header('if-none-match'), tag)) return context.body(null, 304);

  const isHead = context.req.method === 'HEAD';
  const facts = isHead || asksForPart(context, tag) ? await upload.facts() : undefined;
  if (facts === null) return missing(context, upload);
  const range = facts !== undefined && !isHead ? parseRange(context.req.header('range'), facts.size) : null;
  if (range === 'unsatisfiable') {
    context.header('Content-Range', `bytes */${facts?.size}`);
    context.header('Cache-Control', 'no-store');
    return context.body(null, 416);
  }

  const file = isHead ? null : await upload.open(range ?? undefined);
  const { size, contentType } = file ?? facts ?? {};
  if (size === undefined || contentType === undefined) return missing(context, upload);
  context.header('Content-Type', contentType);
  context.header('Content-Disposition', `inline; filename="kalavithi-${upload.name.slice(0, 12)}.webp"`);
  context.header('Accept-Ranges', 'bytes');
  context.header('Content-Length', String(range === null ? size : range.end - range.start + 1));
  if (range !== null) context.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  if (file === null) return context.body(null);
  return context.body(file.body, range === null ? 200 : 206);
};

/** There is a row but no file: files were lost. */
const missing = (context: ApiContext, { name }: VisibleUpload): Response => {
  context.var.log().error({ name }, 'the file of a picture is missing from the store');
  context.header('ETag', undefined);
  return answerRefusal(context, refuse('not-found'));
};

/** Whether a range is requested and `If-Range` names this file. */
const asksForPart = (context: ApiContext, tag: string): boolean => {
  const condition = context.req.header('if-range');
  return context.req.header('range') !== undefined && (condition === undefined || condition === tag);
};
