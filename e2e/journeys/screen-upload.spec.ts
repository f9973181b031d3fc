import { deflateSync, crc32 } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { advance, installClock, stopClock } from '../steps/clock.ts';
import { expectFits, linesOf } from '../steps/screen.ts';
import { alertAfter, heading, isPhone, visit, visitAsMember } from '../steps/shell.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of random colours, so that the server never takes one for a duplicate. */
const createPicture = (name: string, { width = 64, height = 48 } = {}): ChosenFile => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits each for red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, () =>
    Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]),
  );
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
};

const chooser = (page: Page): Locator =>
  page.getByRole('main').getByLabel('Choose a picture of your work', { exact: true });
const uploadButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Upload', exact: true });
const uploadList = (page: Page): Locator => page.getByRole('list', { name: 'Uploaded artworks' });
/** The one uploaded just now has a list of its own, before that of the others. */
const pictures = (page: Page): Locator => uploadList(page).getByRole('link');
const firstAddress = (page: Page): Promise<string | null> => pictures(page).first().getAttribute('href');

/** Intercepts only `POST /upload`, not the page `/upload`. */
const onUpload = async (page: Page, act: (route: Route) => unknown): Promise<void> => {
  await page.route('**/upload', (route, request) =>
    request.method() === 'POST' ? act(route) : route.fallback(),
  );
};

test('reports a missing file', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/upload');
  await expect(heading(page, 'Upload your artwork')).toBeVisible();
  expect(await alertAfter(page, () => uploadButton(page).click())).toBe('Please select a file first');
});

test('asks for confirmation and can be cancelled', async ({ page, member }) => {
  let sent = 0;
  await onUpload(page, (route) => {
    sent += 1;
    return route.continue();
  });
  await visitAsMember(page, '/upload', member);
  await chooser(page).setInputFiles(createPicture('peacock.png', { width: 160, height: 60 }));
  const preview = page.getByRole('img', { name: 'Preview of peacock.png' });
  await expect(preview).toBeVisible();
  // The mount is as broad at all sides.
  const shape = () =>
    preview.evaluate((image) => {
      const padding = Number.parseFloat(getComputedStyle(image).paddingTop);
      return padding > 0 ? (image.clientWidth - 2 * padding) / (image.clientHeight - 2 * padding) : 0;
    });
  await expect.poll(shape).toBeCloseTo(160 / 60, 1);
  const dialogEvent = page.waitForEvent('dialog');
  const clicking = uploadButton(page).click();
  const question = await dialogEvent;
  expect(question.type()).toBe('confirm');
  expect(question.message()).toBe('Are you sure you want to upload "peacock.png"?');
  await question.dismiss();
  await clicking;
  await expect(page.getByRole('img', { name: 'Preview of peacock.png' })).toBeVisible();
  await expect(uploadButton(page)).toBeEnabled();
  expect(sent).toBe(0);
  await expectAccessible(page);
  await expectFits(page);
});

test('uploads a picture that becomes the first in both galleries', async ({ page, member, isMobile }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await onUpload(page, async (route) => {
    await released;
    await route.continue();
  });
  await visitAsMember(page, '/upload', member);
  const before = (await pictures(page).count()) > 0 ? await firstAddress(page) : null;
  const deer = createPicture('deer.png');
  await chooser(page).setInputFiles(deer);
  const label = page.getByText('deer.png', { exact: true }).locator('..');
  const heightBefore = (await label.boundingBox())?.height;
  await alertAfter(page, () => uploadButton(page).click());
  const busy = page.getByRole('main').getByRole('button', { name: 'Uploading...' });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', /^\d+$/);
  expect((await label.boundingBox())?.height, 'nothing below the label moves').toBe(heightBefore);
  await expect(chooser(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Upload successful!' })).toContainText(
    'It hangs first on the wall.',
  );
  await expect(page.getByRole('img', { name: 'Preview of deer.png' })).toHaveCount(0);
  await expect.poll(() => firstAddress(page)).not.toBe(before);
  const uploaded = await firstAddress(page);
  // It hangs first, with a label, and is in sight.
  const hung = page.getByRole('list', { name: 'Newly uploaded artworks' });
  await expect(hung).toContainText('On this wall since');
  await expect(hung).toContainText('64 × 48 pixels');
  await expect(hung.getByRole('img')).toBeInViewport({ ratio: 0.9 });
  const result = page.getByText('Upload successful!', { exact: true });
  await expect(result).toBeInViewport({ ratio: 1 });
  if (!isMobile) {
    const frame = await chooser(page).boundingBox();
    const note = await result.boundingBox();
    const foot = (frame?.y ?? Infinity) + (frame?.height ?? 0);
    expect(note?.y ?? 0, 'the result is below the frame').toBeGreaterThan(foot);
    const upload = await uploadButton(page).boundingBox();
    const title = await page.getByRole('heading', { name: 'Uploaded', exact: true }).boundingBox();
    expect(title?.x, 'at the edge of the page').toBe(frame?.x);
    expect(note?.x ?? 0, 'the result beside the heading').toBeGreaterThan(
      (title?.x ?? Infinity) + (title?.width ?? 0),
    );
    expect(upload?.x ?? 0, 'the button after it').toBeGreaterThan((note?.x ?? Infinity) + (note?.width ?? 0));
    const picture = await hung.getByRole('link').boundingBox();
    expect(2 * (picture?.x ?? 0) + (picture?.width ?? 0), 'on the axis').toBeCloseTo(1280, -1);
    const bar = await page.getByRole('banner').boundingBox();
    expect(foot, 'the empty frame is behind the bar').toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0));
  }
  // Cleared: there is nothing to send again.
  expect(await alertAfter(page, () => uploadButton(page).click())).toBe('Please select a file first');
  await expectAccessible(page);

  // Again it is on the wall once, where it was.
  await chooser(page).setInputFiles(createPicture('fawn.png'));
  await alertAfter(page, () => uploadButton(page).click());
  await expect.poll(() => firstAddress(page)).not.toBe(uploaded);
  const fawn = await firstAddress(page);
  await chooser(page).setInputFiles(deer);
  await alertAfter(page, () => uploadButton(page).click());
  await expect(page.getByRole('status').filter({ hasText: 'Upload successful!' })).toContainText(
    'You uploaded this picture before: it hangs where it did.',
  );
  expect(await firstAddress(page)).toBe(fawn);
  expect(await pictures(page).nth(1).getAttribute('href')).toBe(uploaded);

  await page.getByRole('main').getByRole('link', { name: 'Artwork Gallery', exact: true }).click();
  // Each has a label there, with what the gallery knows of it.
  await expect(
    page.getByRole('list', { name: 'Uploaded artworks', exact: true }).getByRole('listitem').first(),
  ).toContainText('64 × 48 pixels');
  await expect(heading(page, 'Artwork Gallery')).toBeVisible();
  await expect.poll(() => firstAddress(page)).toBe(fawn);
  const shown = pictures(page).first().getByRole('img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await pictures(page).first().click();
  const large = page.getByRole('dialog', { name: 'Uploaded artwork 1' });
  await expect(large).toBeVisible();
  if (!isMobile) await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(pictures(page).first()).toBeFocused();
});

test.describe('with motion', { tag: '@wide' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves the picture from its frame to the first place of the wall', async ({ page, member }) => {
    await visitAsMember(page, '/upload', member);
    await chooser(page).setInputFiles(createPicture('swan.png'));
    await expect(page.getByRole('img', { name: 'Preview of swan.png' })).toBeVisible();
    const names = await page.evaluateHandle(() => {
      const given: string[][] = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const framed = document.querySelector<HTMLElement>('[data-framed-picture]');
        const before = framed?.style.viewTransitionName ?? '';
        const transition = start(update);
        const record = async () => {
          await transition.updateCallbackDone;
          const hung = document.querySelector<HTMLElement>('[data-new-picture]');
          given.push([before, hung?.style.viewTransitionName ?? '']);
        };
        void record();
        return transition;
      };
      return given;
    });
    await alertAfter(page, () => uploadButton(page).click());
    await expect(page.getByText('Upload successful!', { exact: true })).toBeVisible();
    await expect.poll(() => names.jsonValue()).toEqual([['uploaded-picture', 'uploaded-picture']]);
    await expect(pictures(page).first()).toBeInViewport({ ratio: 0.9 });
  });
});

test(
  'shows the server’s reason for a rejected file and keeps it selected',
  { tag: '@wide' },
  async ({ page, member, tolerate }) => {
    // The trace recorder requests the missing preview again; the page does not.
    tolerate(/status of 4\d\d/, /^console error: Connecting to 'blob:/);
    await visitAsMember(page, '/upload', member);
    // Older browsers can't show this format: only the server knows.
    await chooser(page).setInputFiles({
      name: 'poem.avif',
      mimeType: 'image/avif',
      buffer: Buffer.from('No picture at all, whatever its name says.'),
    });
    await alertAfter(page, () => uploadButton(page).click());
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure.getByText('Upload failed!', { exact: true })).toBeVisible();
    await expect(failure).toContainText(
      'This file is not a picture we can show. Please use JPEG, PNG, WebP, AVIF or GIF.',
    );
    await expect(page.getByText('poem.avif', { exact: true })).toBeVisible();
    await expect(page.getByText('No preview', { exact: true }), 'in the frame').toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  },
);

test(
  'rejects a file that is not a picture before sending it',
  { tag: '@wide' },
  async ({ page, member, tolerate }) => {
    // The trace recorder requests the missing preview again; the page does not.
    tolerate(/^console error: Connecting to 'blob:/);
    let sent = 0;
    await onUpload(page, (route) => {
      sent += 1;
      return route.continue();
    });
    await visitAsMember(page, '/upload', member);
    await chooser(page).setInputFiles({
      name: 'poem.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Roses'),
    });
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This file is not a picture we can show.',
    );
    await chooser(page).setInputFiles({
      name: 'poem.png',
      mimeType: 'image/png',
      buffer: Buffer.from('Roses, whatever their name says'),
    });
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      /poem\.png.*not a picture we can show/,
    );
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await chooser(page).setInputFiles({
      name: 'too-large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(15 * 1024 * 1024 + 1),
    });
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The picture is larger than 15 MB.',
    );
    expect(sent).toBe(0);
  },
);

test('keeps a picture that is chosen after a file that is not a picture', async ({ page, member }) => {
  await installClock(page);
  await visitAsMember(page, '/upload', member);
  await chooser(page).setInputFiles({
    name: 'poem.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Roses, whatever their name says'),
  });
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText(/poem\.png.*not a picture we can show/);
  await chooser(page).setInputFiles(createPicture('elephant.png'));
  const preview = page.getByRole('img', { name: 'Preview of elephant.png' });
  await expect(preview).toBeVisible();
  // Pictures that the network did not bring are asked for again after four seconds, the last time after a minute.
  await stopClock(page);
  await advance(page, 100_000);
  await expect(preview).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test(
  'reports a broken connection and retries with the same file',
  { tag: '@wide' },
  async ({ page, member, tolerate }) => {
    tolerate(/net::ERR_/);
    let isBroken = true;
    await onUpload(page, (route) => (isBroken ? route.abort('connectionreset') : route.continue()));
    await visitAsMember(page, '/upload', member);
    await chooser(page).setInputFiles(createPicture('elephant.png'));
    await alertAfter(page, () => uploadButton(page).click());
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure.getByText('Upload failed!', { exact: true })).toBeVisible();
    await expect(failure).toContainText('It is still chosen: try again.');
    await expect(page.getByRole('img', { name: 'Preview of elephant.png' })).toBeVisible();
    isBroken = false;
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    await expect(again).toBeInViewport({ ratio: 1 });
    expect(await alertAfter(page, () => again.click())).toBe(
      'Are you sure you want to upload "elephant.png"?',
    );
    await expect(page.getByText('Upload successful!', { exact: true })).toBeVisible();
  },
);

test('cancels an upload and keeps the keyboard focus', { tag: '@wide' }, async ({ page, member }) => {
  const waiting: Route[] = [];
  await onUpload(page, (route) => waiting.push(route));
  await visitAsMember(page, '/upload', member);
  await chooser(page).setInputFiles(createPicture('tiger.png'));
  const busy = page.getByRole('main').getByRole('button', { name: 'Uploading...' });
  const cancel = page.getByRole('button', { name: 'Cancel' });
  const upload = async () => {
    await uploadButton(page).focus();
    await alertAfter(page, () => page.keyboard.press('Enter'));
    await expect(busy).toBeDisabled();
    await expect(busy).toBeFocused();
  };
  await upload();
  await page.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(uploadButton(page)).toBeEnabled();
  await expect(uploadButton(page)).toBeFocused();
  await expect(page.getByRole('img', { name: 'Preview of tiger.png' })).toBeVisible();
  await expect(page.getByText('Upload failed!')).toHaveCount(0);

  await upload();
  await expect.poll(() => waiting.length).toBe(2);
  await cancel.focus();
  await waiting[1]?.continue();
  await expect(page.getByText('Upload successful!', { exact: true })).toBeVisible();
  await expect(uploadButton(page)).toBeFocused();
});

test('shows a small picture at most three times as large as it is', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/upload');
  await chooser(page).setInputFiles(createPicture('dot.png', { width: 24, height: 24 }));
  const shown = () =>
    page
      .getByRole('img', { name: 'Preview of dot.png' })
      .evaluate((image) => image.clientWidth - 2 * Number.parseFloat(getComputedStyle(image).paddingTop));
  await expect.poll(shown).toBeCloseTo(72, -1);
});

test('clears a selected picture', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/upload');
  await chooser(page).setInputFiles(createPicture('parrot.png'));
  await expectAccessible(page);
  await expectFits(page);
  const remove = page.getByRole('button', { name: 'Remove parrot.png' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('parrot.png', { exact: true })).toHaveCount(0);
  await expect(chooser(page)).toBeFocused();
  expect(await alertAfter(page, () => uploadButton(page).click())).toBe('Please select a file first');
});

test('explains the login to a visitor and offers it', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/status of 401/);
  await visit(page, '/upload');
  await chooser(page).setInputFiles(createPicture('fish.png'));
  await alertAfter(page, () => uploadButton(page).click());
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure.getByText('Upload failed!', { exact: true })).toBeVisible();
  await expect(failure).toContainText('Please log in to upload artwork.');
  await expect(page.getByRole('img', { name: 'Preview of fish.png' })).toBeVisible();
  await failure.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('accepts a picture dropped anywhere on the page', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/upload');
  await page.evaluate((base64) => {
    const files = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    for (const name of ['dropped.png', 'second.png'])
      files.items.add(new File([bytes], name, { type: 'image/png' }));
    for (const type of ['dragover', 'drop']) {
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true }),
      );
    }
  }, createPicture('dropped.png').buffer.toString('base64'));
  await expect(page.getByText('dropped.png', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of dropped.png' })).toBeVisible();
  await expect(page.getByText('second.png')).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText(['One picture at a time: the first file is chosen.']);
});

test.describe('the list of uploads', () => {
  for (const { path, from, label, empty } of [
    {
      path: '/upload',
      from: '/upload/gallery',
      label: 'Upload your artwork',
      empty: 'No artwork uploaded yet.',
    },
    {
      path: '/upload/gallery',
      from: '/upload',
      label: 'Artwork Gallery',
      empty: 'No artworks uploaded yet.',
    },
  ]) {
    test(`of ${path}: slow, empty, failing`, async ({ page, tolerate }) => {
      tolerate(/status of 500/, /could not be loaded/);
      // By a link from the other page: only then does the browser call the API.
      const go = () => page.getByRole('main').getByRole('link', { name: label, exact: true }).first().click();
      let release = (): void => undefined;
      let released: Promise<void> | null = new Promise<void>((done) => {
        release = done;
      });
      let isBroken = false;
      await visit(page, from);
      await page.route(
        ({ pathname }) => pathname === '/gallery',
        async (route) => {
          await released;
          if (isBroken) await route.fulfill({ status: 500, json: { success: false, message: 'It broke.' } });
          else await route.fulfill({ json: [] });
        },
      );
      await go();
      await expect(page.getByRole('status').filter({ hasText: 'Loading pictures' })).toHaveCount(1);
      await expect(page.getByText(empty)).toHaveCount(0);
      await expectAccessible(page);
      release();
      released = null;
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);

      await page.goBack();
      isBroken = true;
      await go();
      await expect(page.getByText('The pictures did not arrive.')).toBeVisible();
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
      await expectAccessible(page);
      isBroken = false;
      released = new Promise<void>((done) => {
        release = done;
      });
      const requested = page.waitForRequest((request) => new URL(request.url()).pathname === '/gallery');
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await requested;
      await expect(page.getByRole('main').getByRole('button', { name: 'Trying...' })).toBeVisible();
      release();
      await expect(page.getByText('The pictures did not arrive.')).toHaveCount(0);
    });
  }

  test(
    'loads sixty, then more on scrolling, and retries failures',
    { tag: '@wide' },
    async ({ page, tolerate }) => {
      tolerate(/status of 500/, /could not be loaded/);
      const items = Array.from({ length: 75 }, (_, index) => ({
        _id: `item-${index}`,
        imageUrl: `/uploads/item-${index}.webp`,
        thumbnailUrl: `/uploads/item-${index}-320.webp`,
        width: 400,
        height: 300,
        createdAt: '2026-11-01T10:00:00.000Z',
      }));
      let isBroken = true;
      await page.route('**/uploads/item-*', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>',
        }),
      );
      await visit(page, '/upload');
      await page.route(
        ({ pathname }) => pathname === '/gallery',
        async (route, request) => {
          const cursor = new URL(request.url()).searchParams.get('cursor');
          if (cursor === null) {
            await route.fulfill({
              json: items.slice(0, 60),
              headers: { Link: '</gallery?cursor=page-two>; rel="next"' },
            });
          } else if (isBroken)
            await route.fulfill({ status: 500, json: { success: false, message: 'It broke.' } });
          else if (cursor === 'page-two') await route.fulfill({ json: items.slice(60) });
          else await route.abort();
        },
      );
      await page.getByRole('main').getByRole('link', { name: 'Artwork Gallery', exact: true }).click();
      await expect(heading(page, 'Artwork Gallery')).toBeVisible();
      await expect(pictures(page)).toHaveCount(60);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByText('More pictures did not arrive.')).toBeVisible();
      await expect(pictures(page)).toHaveCount(60);
      isBroken = false;
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(pictures(page)).toHaveCount(75);
      await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: '75 pictures' })).toHaveCount(
        1,
      );
      expect(
        await pictures(page).evaluateAll(
          (links) => new Set(links.map((link) => link.getAttribute('href'))).size,
        ),
      ).toBe(75);

      // On return the list is as long as before.
      await page.getByRole('main').getByRole('link', { name: 'Upload your artwork' }).click();
      await expect(heading(page, 'Upload your artwork')).toBeVisible();
      await page.goBack();
      await expect(pictures(page)).toHaveCount(75);
    },
  );
});

/** Answers the list of uploads with `count()` pictures, of `shapes` in turn. */
const serveUploads = async (
  page: Page,
  count: () => number,
  shapes = [{ width: 800, height: 600 }],
): Promise<void> => {
  await page.route('**/uploads/few-*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route(
    ({ pathname }) => pathname === '/gallery',
    (route) =>
      route.fulfill({
        json: Array.from({ length: count() }, (_, number) => ({
          _id: `few-${number}`,
          imageUrl: `/uploads/few-${number}-full.webp`,
          thumbnailUrl: `/uploads/few-${number}-640.webp`,
          ...shapes[number % shapes.length],
          createdAt: '2026-11-20T10:00:00.000Z',
        })),
      }),
  );
};

/** Opens the gallery of `count` uploads by a link: only then does the browser call the API. */
const openWall = async (
  page: Page,
  count: number,
  shapes?: Parameters<typeof serveUploads>[2],
): Promise<void> => {
  await serveUploads(page, () => count, shapes);
  await visit(page, '/upload');
  await page.getByRole('main').getByRole('link', { name: 'Artwork Gallery', exact: true }).first().click();
  // The page that one leaves may have a list of the same name, and the new one is in the document before it is shown.
  await expect(heading(page, 'Artwork Gallery')).toBeVisible();
  await expect(pictures(page)).toHaveCount(count);
  await expect(pictures(page).last()).toBeVisible();
};

test('fills the row of few uploads with free places', async ({ page }) => {
  await serveUploads(page, () => 1);
  // By a link: only then does the browser call the API.
  await visit(page, '/upload/gallery');
  await page.getByRole('main').getByRole('link', { name: 'Upload your artwork' }).first().click();
  await expect(pictures(page)).toHaveCount(1);
  await expect(pictures(page)).toBeVisible();
  const row = () =>
    uploadList(page).evaluate((list) => {
      const places = [...list.children].filter((place) => place.getClientRects().length > 0);
      const { right, bottom } = places.at(-1)?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      const picture = list.querySelector('a')?.getBoundingClientRect() ?? new DOMRect();
      return {
        places: places.length,
        shortOfEnd: Math.abs(list.getBoundingClientRect().right - right) > 2,
        higherOrLower: Math.abs(picture.bottom - bottom) > 8,
      };
    });
  await expect.poll(row).toEqual({ places: isPhone(page) ? 2 : 4, shortOfEnd: false, higherOrLower: false });
});

test(
  'keeps labels whole and level below a tall picture and a wide one',
  { tag: '@wide' },
  async ({ page }) => {
    await openWall(page, 2, [
      { width: 500, height: 1400 },
      { width: 1400, height: 490 },
    ]);
    const days = page.getByText('20 November 2026', { exact: true });
    await expect(days).toHaveCount(2);
    expect(await linesOf(days)).toEqual([1, 1]);
    const ends = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().bottom));
    expect(ends[1]).toBeCloseTo(ends[0]!, 0);
  },
);

test('hangs a few rows of portraits with no column left bare', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [count, inRows] of [
    [4, [4]],
    [5, [5]],
    [6, [3, 3]],
    [7, [3, 4]],
  ] as const) {
    await openWall(page, count, [{ width: 900, height: 1200 }]);
    // The page change and fonts may still move them.
    await expect
      .poll(async () => {
        const tops = await pictures(page).evaluateAll((all) =>
          all.map((picture) => Math.round(picture.getBoundingClientRect().y)),
        );
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      })
      .toEqual(inRows);
  }
});

test('frames a very tall picture as closely as others, over the middle of its label', async ({ page }) => {
  await openWall(page, 4, [{ width: 500, height: 2000 }]);
  // It is in the document before the page change lays it out.
  await expect.poll(async () => (await pictures(page).first().boundingBox())?.width ?? 0).toBeGreaterThan(0);
  const hung = await pictures(page)
    .first()
    .evaluate((frame) => {
      const image = frame.querySelector('img')!;
      const mount = 2 * Number.parseFloat(getComputedStyle(image).paddingTop);
      const [own, label] = [frame, frame.nextElementSibling!].map((one) => one.getBoundingClientRect());
      return {
        shape: (image.clientHeight - mount) / (image.clientWidth - mount),
        beyondLabel: [own!.left - label!.left, label!.right - own!.right],
      };
    });
  expect(hung.shape).toBeCloseTo(4, 0);
  expect(hung.beyondLabel[0]).toBeGreaterThan(0);
  expect(hung.beyondLabel[0]).toBeCloseTo(hung.beyondLabel[1] ?? Number.NaN, 0);
});

test('hangs few pictures larger, in the middle of the wall', { tag: '@wide' }, async ({ page }) => {
  for (const [count, width] of [
    // 480 high, in the heavy frame; its label hangs beside it.
    [1, 614],
    // Two fill a row, four two of them.
    [2, 572],
    [4, 572],
  ] as const) {
    await openWall(page, count);
    await expect
      .poll(async () => ((await pictures(page).first().boundingBox())?.width ?? 0) - width)
      .toBeCloseTo(0, -1);
    const boxes = await pictures(page).evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return { left, right };
      }),
    );
    // The mount is as broad at all sides.
    const mounts = await pictures(page).evaluateAll((all) =>
      all.map((one) => {
        const image = one.querySelector('img');
        return image
          ? (image.clientWidth - 2 * parseFloat(getComputedStyle(image).paddingLeft)) /
              (image.clientHeight - 2 * parseFloat(getComputedStyle(image).paddingTop))
          : 0;
      }),
    );
    for (const ratio of mounts) expect(ratio).toBeCloseTo(800 / 600, 2);
    for (const { left, right } of boxes) expect(Math.abs(right - left - width)).toBeLessThan(4);
    if (count === 1) {
      const label = page.getByText('20 November 2026', { exact: true });
      await expect(label).toBeInViewport({ ratio: 1 });
      expect((await label.boundingBox())?.width, 'the label fits its words').toBeLessThan(200);
    }
    // A single one hangs there itself, with its label beside it.
    const offCentre = () =>
      pictures(page).evaluateAll((all) => {
        const { left = 0 } = all[0]?.getBoundingClientRect() ?? {};
        const { right = 0 } = all.at(-1)?.getBoundingClientRect() ?? {};
        return Math.abs((left + right) / 2 - 640);
      });
    await expect.poll(offCentre).toBeLessThan(10);
  }
});

test('hangs rows from edge to edge, sharp, with each day in one line', { tag: '@wide' }, async ({ page }) => {
  await openWall(page, 8, [
    { width: 1600, height: 640 },
    { width: 390, height: 844 },
    { width: 300, height: 3000 },
    { width: 1000, height: 1000 },
    { width: 1280, height: 900 },
    { width: 900, height: 1200 },
  ]);
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const unevenness = () =>
      uploadList(page).evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        // Each is as wide as its frame or its label.
        const boxes = [...list.children].map(({ children }) => {
          const parts = [...children].map((part) => part.getBoundingClientRect());
          return {
            top: parts[0]!.top,
            left: Math.min(...parts.map((part) => part.left)),
            right: Math.max(...parts.map((part) => part.right)),
          };
        });
        const rows = Map.groupBy(boxes, ({ top }) => Math.round(top / 8));
        return Math.max(
          ...[...rows.values()].flatMap((row) => {
            // One alone hangs in the middle.
            if (row.length === 1) return [];
            const gaps = row.slice(1).map((one, index) => one.left - row[index]!.right);
            return [
              row[0]!.left - left,
              right - row.at(-1)!.right,
              ...gaps.map((gap) => gap - Math.min(...gaps)),
            ];
          }),
        );
      });
    await expect.poll(unevenness).toBeLessThan(2);
    const offMiddle = await pictures(page).evaluateAll((all) =>
      all.map((frame) => {
        const [own, label] = [frame, frame.nextElementSibling!].map((one) => one.getBoundingClientRect());
        return Math.abs(own!.left + own!.right - label!.left - label!.right) / 2;
      }),
    );
    expect(Math.max(...offMiddle), 'over the middle of its label').toBeLessThan(1);
    expect(await linesOf(page.getByText('20 November 2026', { exact: true }))).toEqual(Array(8).fill(1));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  // The wide one is wider than its thumbnail, the tall one much narrower.
  const files = () =>
    pictures(page)
      .getByRole('img')
      .evaluateAll((all) =>
        all.map((one) => /-(\w+)\.webp$/.exec((one as HTMLImageElement).currentSrc)?.[1]),
      );
  await expect.poll(async () => (await files()).slice(0, 2)).toEqual(['full', '640']);
});

test(
  'hangs tall pictures, which leave much of a row, in the middle of it',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openWall(page, 2, [{ width: 300, height: 3000 }]);
    const places = () =>
      uploadList(page).evaluate((list) => {
        const [first, second] = [...list.children].map((place) =>
          place.lastElementChild!.getBoundingClientRect(),
        );
        const { left, right } = list.getBoundingClientRect();
        return {
          isFlush: first!.left - left < 50,
          isInMiddle: Math.abs(first!.left + second!.right - left - right) < 2,
          areNear: second!.left - first!.right < 80,
        };
      });
    await expect.poll(places).toEqual({ isFlush: false, isInMiddle: true, areNear: true });
  },
);

test('hangs a small picture at most three times as large as it is', async ({ page }) => {
  for (const count of [1, 2, 12]) {
    await openWall(page, count, [
      { width: 24, height: 24 },
      { width: 1600, height: 900 },
    ]);
    const size = () =>
      pictures(page)
        .getByRole('img')
        .first()
        .evaluate((image) => {
          const { paddingLeft, paddingTop } = getComputedStyle(image);
          // It is a square within its mount, which is higher beside a large one.
          return Math.round(
            Math.min(
              image.clientWidth - 2 * Number.parseFloat(paddingLeft),
              image.clientHeight - 2 * Number.parseFloat(paddingTop),
            ),
          );
        });
    await expect.poll(size).toBe(72);
  }
});

test('hangs unlike pictures in frames of one height', { tag: '@wide' }, async ({ page }) => {
  const shapes = [
    { width: 600, height: 720 },
    { width: 800, height: 600 },
  ];
  await openWall(page, shapes.length, shapes);
  const edges = () =>
    pictures(page).evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)];
      }),
    );
  await expect.poll(async () => new Set((await edges()).map(String)).size).toBe(1);
});

test('hangs a single picture with its label below it', { tag: '@phone' }, async ({ page }) => {
  await openWall(page, 1);
  const frame = pictures(page).first();
  const label = uploadList(page).locator('li > :has(p)');
  for (const [width, height, least] of [
    [390, 844, 350],
    [768, 1024, 690],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeGreaterThan(least);
    const [hung, below] = [await frame.boundingBox(), await label.boundingBox()];
    expect(below?.x).toBeCloseTo(hung?.x ?? Number.NaN, 0);
    expect(below?.width).toBeCloseTo(Math.min(hung?.width ?? Number.NaN, 464), 0);
  }
});

test('hangs a single tall picture in the middle of a phone', { tag: '@phone' }, async ({ page }) => {
  await openWall(page, 1, [{ width: 993, height: 1552 }]);
  await page.setViewportSize({ width: 390, height: 844 });
  const middle = async () => {
    const { x = 0, width = 0 } = (await pictures(page).first().boundingBox()) ?? {};
    return x + width / 2;
  };
  await expect.poll(middle).toBeCloseTo(195, 0);
});

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('says what it needs and links to the gallery', async ({ page }) => {
    await page.goto('/upload');
    await expect(
      page.getByText('Uploading needs scripts, which are switched off in this browser.'),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Artwork Gallery', exact: true }).click();
    await expect(heading(page, 'Artwork Gallery')).toBeVisible();
  });
});

test(
  'reports a picture as pending approval and does not show it',
  { tag: '@wide' },
  async ({ page, member }) => {
    await onUpload(page, (route) =>
      route.fulfill({
        status: 201,
        json: {
          _id: 'waiting',
          imageUrl: '/uploads/waiting-full.webp',
          thumbnailUrl: '/uploads/waiting-640.webp',
          width: 40,
          height: 30,
          createdAt: '2026-11-20T10:00:00.000Z',
          awaitsApproval: true,
        },
      }),
    );
    await visitAsMember(page, '/upload', member);
    await chooser(page).setInputFiles(createPicture('boat.png'));
    await alertAfter(page, () => uploadButton(page).click());
    const note = page.getByRole('main').getByRole('status').filter({ hasText: 'Upload successful!' });
    await expect(note).toContainText('Every picture is looked at before it joins the gallery.');
    await expect(page.locator('img[src*="waiting-"]')).toHaveCount(0);
    await expect(note).not.toContainText('It hangs first on the wall.');
  },
);
