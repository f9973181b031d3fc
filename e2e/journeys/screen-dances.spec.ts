import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { installClock, advance, stopClock } from '../steps/clock.ts';
import { atWidth, expectNothingHangsOut, narrowest, sheetsOf } from '../steps/screen.ts';
import { heading, isPhone, visit } from '../steps/shell.ts';
import { expectTypedInALoop, openWithFirstLetter, typed } from '../steps/typewriter.ts';

const lines = ["Explore India's vibrant folk dances...", 'Join the cultural journey!'] as const;
const rows = [
  { name: 'Dances of India', slides: 10 },
  { name: 'Dance Tutorials by Artists', slides: 6 },
  { name: 'Glimpses of Indian Dances', slides: 8 },
] as const;
const videoSite = 'https://www.youtube-nocookie.com';
/** A player that answers the first message of the page. */
const answeringPlayer = {
  contentType: 'text/html',
  body: `<!doctype html><title>A player</title><script>
    addEventListener('message', ({ data, source, origin }) => {
      if (JSON.parse(data).event === 'listening') source.postMessage('{"event":"initialDelivery"}', origin);
    });
  </script>`,
};

const row = (page: Page, name: (typeof rows)[number]['name']): Locator => page.getByRole('region', { name });
const videoList = (page: Page): Locator => row(page, 'Dances of India');
const tutorials = (page: Page): Locator => row(page, 'Dance Tutorials by Artists');

const card = (page: Page, title: string): Locator =>
  videoList(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });
/** The video of a card, which has no role: it only repeats the name. */
const filmIn = (page: Page, title: string): Locator => card(page, title).locator('video');

const currentDot = (within: Locator): Locator =>
  within.getByRole('button', { name: /^Slide \d+ of \d+$/ }).and(within.page().locator('[aria-current]'));
const slideOf = async (within: Locator): Promise<number> =>
  Number(/\d+/.exec((await currentDot(within).getAttribute('aria-label')) ?? '')?.[0]);
const expectSlide = (within: Locator, number: number): Promise<void> =>
  expect(currentDot(within)).toHaveAccessibleName(new RegExp(`^Slide ${number} of `));

/** Returns how many slides of a row are completely visible. */
const slidesSeen = (within: Locator): Promise<number> =>
  within.getByRole('listitem').evaluateAll((slides) => {
    const frame = slides[0]?.closest('section')?.getBoundingClientRect();
    return slides.filter((slide) => {
      const { left, right } = (slide.firstElementChild ?? slide).getBoundingClientRect();
      return frame && left >= 0 && right <= innerWidth + 2 && right <= frame.right + 2;
    }).length;
  });

const standStill = async (within: Locator): Promise<void> => {
  await within.scrollIntoViewIfNeeded();
  await within.getByRole('button', { name: 'Pause slides' }).click();
};

/** Opens a row with a stopped clock, its first slide just shown. */
const standBefore = async (page: Page, name: (typeof rows)[number]['name']): Promise<Locator> => {
  await installClock(page);
  await visit(page, '/arts/dances');
  const here = row(page, name);
  // Completely: a row moves while part of it is visible.
  await here.getByRole('button', { name: 'Pause slides' }).scrollIntoViewIfNeeded();
  await stopClock(page);
  // To another slide and back, which restarts the first one's timer.
  await here.getByRole('button', { name: 'Next' }).click();
  await advance(page, 1500);
  for (let from = await slideOf(here); from > 1; from -= 1) {
    await here.getByRole('button', { name: 'Previous' }).click();
    await advance(page, 1500);
  }
  await expectSlide(here, 1);
  await page.mouse.move(3, 3);
  return here;
};

test('prints on two sheets with the margins of a browser, too', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/dances');
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  for (const paper of [{ margin }, {}]) {
    expect(await sheetsOf(page, { format: 'A4', ...paper })).toBe(2);
  }
});

test('types the intro in a loop, 40 ms a letter and 1500 ms a pause', { tag: '@wide' }, async ({ page }) => {
  await openWithFirstLetter(page, 'Dances', 'Dances', lines);
  await advance(page, 6 * 40);
  await expect(typed(page, lines)).toHaveText('Explore');
  await expectTypedInALoop(page, lines, 7);
});

// The three share one component; on the phone one is enough.
for (const [index, { name, slides }] of rows.entries()) {
  test(
    `moves “${name}” every 2500 ms, for 600 ms, in a loop`,
    index === 0 ? {} : { tag: '@wide' },
    async ({ page }) => {
      const here = await standBefore(page, name);
      await expect(here.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(here.getByRole('listitem')).toHaveCount(slides);
      await advance(page, 2490);
      await expectSlide(here, 1);
      const before = await here.getByRole('listitem').nth(1).boundingBox();
      await advance(page, 10);
      await expectSlide(here, 2);
      await advance(page, 150);
      const way = async (): Promise<number> => {
        const now = await here.getByRole('listitem').nth(1).boundingBox();
        return ((before?.x ?? 0) - (now?.x ?? 0)) / (before?.width ?? 1);
      };
      const begun = await way();
      expect(begun).toBeGreaterThan(0.02);
      expect(begun).toBeLessThan(0.95);
      await advance(page, 500);
      expect(await way()).toBeCloseTo(1, 1);
      for (let number = 3; number <= slides; number += 1) {
        await advance(page, 2500);
        await expectSlide(here, number);
      }
      await advance(page, 2500);
      await expectSlide(here, 1);
      await here.getByRole('listitem').first().hover();
      await advance(page, 20_000);
      await expectSlide(here, 1);
    },
  );
}

test('shows three slides in each row, one below 768 px', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/arts/dances');
  for (const [width, seen] of [
    [1280, 3],
    [768, 3],
    [767, 1],
    [390, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const { name } of rows) {
      await expect.poll(() => slidesSeen(row(page, name)), { message: `${name} at ${width} px` }).toBe(seen);
    }
    await expectNothingHangsOut(page);
  }
  // In a low window, too, they fill the row.
  await page.setViewportSize({ width: 1366, height: 657 });
  const [first] = rows;
  await expect.poll(() => slidesSeen(row(page, first.name))).toBe(3);
  const third = row(page, first.name).getByRole('listitem').nth(2).locator('img');
  const { x = 0, width = 0 } = (await third.boundingBox()) ?? {};
  expect(x + width).toBeCloseTo(1310, 0);
});

test('shows the edge of the next slide on a phone, and loads it when its row is reached', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/arts/dances');
  const edgeOf = (name: (typeof rows)[number]['name']) =>
    row(page, name).getByRole('listitem').nth(1).locator('img');
  const isFetched = () =>
    edgeOf('Glimpses of Indian Dances').evaluate(
      ({ currentSrc }: HTMLImageElement) => performance.getEntriesByName(currentSrc).length > 0,
    );
  expect(await isFetched()).toBe(false);
  for (const { name } of rows) {
    await row(page, name).scrollIntoViewIfNeeded();
    const { x = 0 } = (await edgeOf(name).boundingBox()) ?? {};
    expect(x).toBeGreaterThan(320);
    expect(x).toBeLessThan(375);
  }
  await expect.poll(isFetched).toBe(true);
});

test('plays a video in its card while hovered, then rewinds it', async ({ page, isMobile }) => {
  await visit(page, '/arts/dances');
  await standStill(videoList(page));
  const video = filmIn(page, 'Bharatanatyam');
  await expect(video).toHaveCount(0);
  const play = card(page, 'Bharatanatyam').getByRole('button', {
    name: 'Play the film of Bharatanatyam here',
  });
  if (isMobile) await play.tap();
  else await card(page, 'Bharatanatyam').hover();
  const expectPlays = () =>
    expect
      .poll(() => video.evaluate(({ paused, currentTime }: HTMLVideoElement) => !paused && currentTime > 0.2))
      .toBe(true);
  const expectRewound = () =>
    expect
      .poll(() => video.evaluate(({ paused, currentTime }: HTMLVideoElement) => [paused, currentTime]))
      .toEqual([true, 0]);
  await expectPlays();
  if (!isMobile) {
    await page.mouse.move(3, 3);
    await expectRewound();
    // The button does not stop what hovering has started; leaving does, also after a click.
    await play.click();
    await expectPlays();
    await page.mouse.move(3, 3);
    await expectRewound();
    await play.click();
  }
  const stop = card(page, 'Bharatanatyam').getByRole('button', {
    name: 'Stop the film of Bharatanatyam here',
  });
  await expect(stop).toBeVisible();
  await expectPlays();
  await expectAccessible(page);
  if (isMobile) {
    // A tap elsewhere moves the focus, which does not stop a tapped video.
    await stop.evaluate((button) => button.blur());
    await expectPlays();
    await stop.tap();
  } else await stop.click();
  await expectRewound();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('plays a video on keyboard focus, only one at a time', async ({ page, isMobile }) => {
  await visit(page, '/arts/dances');
  await standStill(videoList(page));
  await page.mouse.move(3, 3);
  const isPlaying = (title: string) =>
    filmIn(page, title).evaluate(({ paused }: HTMLVideoElement) => !paused);
  const first = videoList(page).getByRole('button', { name: 'Bharatanatyam', exact: true });
  await videoList(page).getByRole('button', { name: 'Next' }).focus();
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
    if (await first.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await expect.poll(() => isPlaying('Bharatanatyam')).toBe(true);
  if (isMobile) return;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(videoList(page).getByRole('button', { name: 'Kathak', exact: true })).toBeFocused();
  await expect.poll(() => isPlaying('Kathak')).toBe(true);
  await expect.poll(() => isPlaying('Bharatanatyam')).toBe(false);
});

test('opens a video on click; button, Escape and backdrop close it and restore the focus', async ({
  page,
}) => {
  await visit(page, '/arts/dances');
  await standStill(videoList(page));
  const opener = videoList(page).getByRole('button', { name: 'Bharatanatyam', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Bharatanatyam' });
  const waysToClose = {
    button: () => dialog.getByRole('button', { name: 'Close' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(2, 2),
  };
  for (const [way, close] of Object.entries(waysToClose)) {
    await opener.click();
    await expect(dialog, way).toBeVisible();
    const video = dialog.getByLabel('Bharatanatyam', { exact: true });
    await expect(video).toHaveAttribute('controls');
    await expect
      .poll(() => video.evaluate(({ paused, currentTime }: HTMLVideoElement) => !paused && currentTime > 0))
      .toBe(true);
    await expect(dialog.getByText('A temple and court tradition of Tamil Nadu')).toBeVisible();
    await close();
    await expect(dialog, way).toHaveCount(0);
    await expect(opener, way).toBeFocused();
  }
});

test('names the dance clear of the close button of the player', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/arts/dances');
  await videoList(page).getByRole('button', { name: 'Kathak', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Kathak', exact: true });
  const title = await dialog.getByRole('heading', { level: 2 }).boundingBox();
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  if (!title || !close) throw new Error('The player is not shown.');
  if (isPhone(page)) {
    // In its line.
    expect(title.y).toBeGreaterThanOrEqual(close.y - 1);
    expect(title.y + title.height).toBeLessThanOrEqual(close.y + close.height + 1);
    expect(title.x + title.width).toBeLessThanOrEqual(close.x);
  } else {
    // In the middle of the film's height.
    expect(title.y).toBeGreaterThanOrEqual(close.y + close.height);
  }
});

test('leaves the intro as it is when a player opens, with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/arts/dances');
  const pause = page.getByLabel('Pause typing');
  const belowTitle = async (): Promise<number> =>
    ((await videoList(page).boundingBox())?.y ?? 0) - ((await heading(page, 'Dances').boundingBox())?.y ?? 0);
  await expect(pause).toBeHidden();
  const before = await belowTitle();
  await videoList(page).getByRole('button', { name: 'Bharatanatyam', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bharatanatyam' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(pause).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(pause).toBeHidden();
  expect(await belowTitle()).toBe(before);
});

test('traps the focus in the player, which is accessible', async ({ page }) => {
  await visit(page, '/arts/dances');
  await standStill(videoList(page));
  await videoList(page).getByRole('button', { name: 'Bharatanatyam', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bharatanatyam' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // Between the last control and the first, the browser's own toolbar has the focus.
    expect(
      await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await expectAccessible(page);
  await atWidth(page, narrowest, async () => {
    await expectNothingHangsOut(page);
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test(
  'requests nothing from the video site before a tutorial is played',
  { tag: '@wide' },
  async ({ page, tolerate, server }) => {
    tolerate(/^request to another host: https:\/\/www\.youtube-nocookie\.com\//);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(server.address))
        requests.push(request.url());
    });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`${videoSite}/**`, async (route) => {
      await answered;
      await route.fulfill(answeringPlayer);
    });
    await visit(page, '/arts/dances');
    await standStill(tutorials(page));
    await tutorials(page).getByRole('button', { name: 'Bharatanatyam: Single-Hand Mudras' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bharatanatyam: Single-Hand Mudras' });
    await expect(
      dialog.getByText(
        'This lesson plays in YouTube’s own player. When it loads, YouTube (Google) receives your IP address and may set cookies under its own policy.',
      ),
    ).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveCount(0);
    const poster = await dialog.locator('img').last().boundingBox();
    const play = await dialog.getByRole('button', { name: /^Play / }).boundingBox();
    if (!poster || !play) throw new Error('The poster is not shown.');
    // In the corner of the picture, clear of who dances in its middle.
    expect(play.x - poster.x).toBeCloseTo(12, -1);
    expect(poster.y + poster.height - play.y - play.height).toBeCloseTo(12, -1);
    const sheet = dialog.getByRole('heading').locator('xpath=../..');
    /** Whole pixels by layout, which the motion of the dialog does not change. */
    const layoutOf = () =>
      sheet.evaluate(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) => ({
        offsetLeft,
        offsetTop,
        offsetWidth,
        offsetHeight,
      }));
    const size = await layoutOf();
    await expectAccessible(page);
    expect(requests).toEqual([]);

    await dialog
      .getByRole('button', { name: 'Play Bharatanatyam: Single-Hand Mudras in YouTube’s player' })
      .click();
    const player = dialog.locator('iframe');
    await expect(player).toHaveAttribute('title', 'Bharatanatyam: Single-Hand Mudras');
    // In the same place, behind the poster until it has loaded.
    await expect(dialog.getByText('Loading...')).toBeVisible();
    expect(await layoutOf()).toEqual(size);
    answer();
    await expect(dialog.getByText('Loading...')).toHaveCount(0);
    expect(await layoutOf()).toEqual(size);
    await expect(player).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/bi5oVX0Sp9s\?/,
    );
    await expect(dialog.getByRole('link', { name: 'Watch it on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=bi5oVX0Sp9s',
    );
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(requests.filter((address) => !address.startsWith(`${videoSite}/embed/bi5oVX0Sp9s`))).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(
      tutorials(page).getByRole('button', { name: 'Bharatanatyam: Single-Hand Mudras' }),
    ).toBeFocused();
  },
);

test(
  'reports a player that does not answer, over the poster, and loads it again',
  { tag: '@wide' },
  async ({ page, tolerate }) => {
    tolerate(/youtube-nocookie/, /net::ERR_FAILED/);
    let reachable = false;
    await page.route(`${videoSite}/**`, (route) =>
      reachable ? route.fulfill(answeringPlayer) : route.abort(),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/arts/dances');
    await tutorials(page).getByRole('button', { name: 'Bharatanatyam: Single-Hand Mudras' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bharatanatyam: Single-Hand Mudras' });
    await dialog.getByRole('button', { name: /^Play / }).click();
    // The frame has loaded the browser's page of an error, which stays hidden.
    await expect(dialog.getByText('Loading...')).toBeVisible();
    // Whoever else answers is not the player.
    await page.evaluate(() => postMessage('{"event":"initialDelivery"}', '*'));
    const message = dialog.getByRole('status').filter({ hasText: 'The film does not answer.' });
    await expect(message).toBeVisible({ timeout: 12_000 });
    await expect(dialog.getByText('Loading...')).toHaveCount(0);
    const player = dialog.locator('iframe');
    await expect(player).toHaveCSS('opacity', '0');
    await expect(dialog.getByRole('link', { name: 'Watch it on YouTube' })).toHaveCount(1);
    await expect(message.getByRole('link', { name: 'Watch it on YouTube' })).toBeVisible();
    await expectAccessible(page);
    reachable = true;
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(player).toHaveCSS('opacity', '1');
    await expect(message).toHaveCount(0);
    await expect(player).toBeFocused();
    await page.keyboard.press('Escape');
  },
);

test(
  'reports a tutorial without a network, and plays when it is back',
  { tag: '@wide' },
  async ({ page, context, tolerate }) => {
    tolerate(/youtube-nocookie/, /net::ERR_INTERNET_DISCONNECTED/);
    await page.route(`${videoSite}/**`, (route) => route.fulfill(answeringPlayer));
    await visit(page, '/arts/dances');
    await standStill(tutorials(page));
    await tutorials(page).getByRole('button', { name: 'Kathak: Technique of Chakkars' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Kathak: Technique of Chakkars' });
    const play = dialog.getByRole('button', { name: /^Play Kathak/ });
    await expect(play).toBeVisible();
    await context.setOffline(true);
    await expect(
      dialog.getByText(
        'You are offline. This lesson comes from YouTube and plays as soon as there is a connection again.',
      ),
    ).toBeVisible();
    await expect(play).toHaveAttribute('aria-disabled', 'true');
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.locator('iframe')).toHaveCount(0);
    await context.setOffline(false);
    await expect(dialog.getByText('This lesson plays in YouTube’s own player.')).toBeVisible();
    await play.click();
    await expect(dialog.locator('iframe')).toHaveCount(1);
    await page.keyboard.press('Escape');
  },
);

test('plays nothing by itself with reduced motion', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/arts/dances');
  for (const line of lines) {
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    const [sentence, title] = await Promise.all([
      page.getByText(line, { exact: true }).boundingBox(),
      heading(page, 'Dances').boundingBox(),
    ]);
    // Below the title, or below its doorway on a phone.
    expect(sentence?.x).toBeLessThanOrEqual(title?.x ?? Number.NaN);
  }
  for (const { name } of rows) {
    await expect(row(page, name).getByRole('button', { name: 'Play slides' })).toBeVisible();
  }
  if (!isMobile) await card(page, 'Bharatanatyam').hover();
  await expect(filmIn(page, 'Bharatanatyam')).toHaveCount(0);
  await card(page, 'Bharatanatyam')
    .getByRole('button', { name: 'Play the film of Bharatanatyam here' })
    .click();
  await expect(filmIn(page, 'Bharatanatyam')).toHaveCount(1);
});

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('shows dances, tutorials and glimpses with links to the videos', async ({ page }) => {
    await page.goto('/arts/dances');
    for (const line of lines) await expect(page.getByText(line, { exact: true })).toBeVisible();
    for (const { name, slides } of rows) {
      await expect(row(page, name).getByRole('article')).toHaveCount(slides);
    }
    await expect(videoList(page).getByRole('link', { name: 'Watch Bharatanatyam' })).toHaveAttribute(
      'href',
      /^\/media\/.+\.mp4/,
    );
    await expect(tutorials(page).getByRole('link', { name: 'Watch on YouTube' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=/,
    );
    // So does a press on the picture.
    await card(page, 'Bharatanatyam').click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL(/\/media\/.+\.mp4/);
  });
});
