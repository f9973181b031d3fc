import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { laidOut } from '../steps/motion.ts';
import { holdBack, holdScripts } from '../steps/network.ts';
import { accountButton, rememberMember } from '../steps/shell.ts';
import { addButton, expectInCart } from '../steps/shop.ts';
import { installTranslation, translate } from '../steps/translation.ts';

/** Waits for an idle moment of the page, but not for ever: a browser without a frame to draw may have none. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })),
  );

const isHydrated = () => (window as { earlyPress?: Element | null }).earlyPress === null;

test('loads scripts only after the page, and without interaction', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/arts/paintings');
  await page.waitForFunction(isHydrated);
  // By the page's own clock: a busy machine tells of its load late.
  const { loaded, begun } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return { loaded: visit?.loadEventStart, begun: scripts.map(({ startTime }) => startTime) };
  });
  expect(begun.length).toBeGreaterThan(0);
  expect(Math.min(...begun)).toBeGreaterThan(loaded ?? Infinity);
});

test(
  'fetches neither scripts nor fonts before the largest picture is on the screen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const { setTimeout: wait, PerformanceObserver: Observer } = window;
      // The browser tells of no paint, and the longest wait for one never ends.
      window.setTimeout = ((run: () => void, ms?: number) =>
        ms === 500 ? 0 : wait(run, ms)) as typeof setTimeout;
      window.PerformanceObserver = class extends Observer {
        constructor(tell: PerformanceObserverCallback) {
          super(tell);
          Object.assign(this, { tell });
        }
        override observe(options: PerformanceObserverInit): void {
          if (options.type !== 'largest-contentful-paint') super.observe(options);
          else Object.assign(window, { tellOfPaint: Reflect.get(this, 'tell') as unknown });
        }
      };
    });
    await page.goto('/games/SandL');
    const fetched = async () => {
      await idle(page);
      return page.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.(js|woff2)$/.test(new URL(name).pathname)).length,
      );
    };
    expect(await fetched()).toBe(0);
    await page.evaluate(() => {
      const element = document.querySelector('img[fetchpriority=high]');
      const { tellOfPaint } = window as unknown as { tellOfPaint: (list: unknown) => void };
      tellOfPaint({ getEntries: () => [{ element }] });
    });
    await expect.poll(fetched).toBeGreaterThan(4);
  },
);

for (const comes of [true, false]) {
  test(
    comes
      ? 'leaves the line to the pictures in sight before scripts'
      : 'starts although a picture in sight never comes',
    { tag: '@phone' },
    async ({ page }) => {
      // The longest wait for a picture: for ever, or hardly any time.
      await page.addInitScript((waits) => {
        const { setTimeout: wait } = window;
        window.setTimeout = ((run: () => void, ms?: number) =>
          ms === 5000 && waits ? 0 : wait(run, ms === 5000 ? 50 : ms)) as typeof setTimeout;
      }, comes);
      const letGo = await holdBack(page, '**/media/memory/*');
      const scripts = async () => {
        await page.waitForTimeout(600);
        await idle(page);
        return page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
        );
      };
      await page.goto('/game');
      if (comes) {
        expect(await scripts()).toBe(0);
        letGo();
      }
      await expect.poll(scripts).toBeGreaterThan(3);
    },
  );
}

test(
  'keeps presses and input made before the script has loaded',
  { tag: '@wide' },
  async ({ page, member }) => {
    const letGo = await holdScripts(page);
    expect(member.name).not.toBe('');
    await page.goto('/arts/paintings');
    await addButton(page, 'Tarpa Circle').click();
    letGo();
    await expectInCart(page, 1);
  },
);

test(
  'works when translated before its script starts',
  { tag: '@wide' },
  async ({ page, member, tolerate }) => {
    // The texts differ from the rendered ones, so React renders the page again in the browser and
    // logs that.
    tolerate(/Minified React error #(418|425)/);
    await installTranslation(page);
    const letGo = await holdScripts(page);
    await page.goto('/arts/paintings');
    await translate(page);
    letGo();
    await page.waitForFunction(isHydrated);
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
    await addButton(page, 'Tarpa Circle').click();
    await expectInCart(page, 1);
  },
);

interface HeldTasks {
  isHeld: boolean;
  letGo: () => void;
}

/** Opens a page up to where its frame is live and nothing else is. Returns the function that lets the rest go on. */
const openUntilFrameIsLive = async (page: Page, path: string): Promise<() => Promise<void>> => {
  // Parts become live in tasks of their own, each by a message.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage as (message: unknown) => void;
    const held: (() => void)[] = [];
    const tasks = Object.assign(window, {
      isHeld: true,
      letGo: () => {
        for (const go of held.splice(0)) go();
      },
    });
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (tasks.isHeld) held.push(() => post.call(this, message));
      else post.call(this, message);
    };
  });
  await page.goto(path);
  await page.waitForFunction(() => {
    if ((window as { earlyPress?: Element | null }).earlyPress === null) return true;
    // The task that makes the frame live is the last that may go on.
    (window as unknown as HeldTasks).letGo();
    return false;
  });
  return () =>
    page.evaluate(() => {
      const tasks = window as unknown as HeldTasks;
      tasks.isHeld = false;
      tasks.letGo();
    });
};

/** The renderer keeps what it knows on an element. */
const isUntouched = async (element: Locator): Promise<boolean> =>
  (await element.evaluate((node) => Object.keys(node))).length === 0;

test('hears a press on a part that waits for its turn to become live', { tag: '@wide' }, async ({ page }) => {
  const letGo = await openUntilFrameIsLive(page, '/arts/paintings');
  const heart = page.getByRole('button', { name: 'Wishlist: Tarpa Circle' });
  expect(await isUntouched(heart)).toBe(true);
  await heart.click();
  await letGo();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test(
  'spreads a code that a program fills in while the form waits for its turn',
  { tag: '@wide' },
  async ({ page, unverified }) => {
    expect(unverified.name).not.toBe('');
    await rememberMember(page);
    const letGo = await openUntilFrameIsLive(page, '/email-verify');
    const digit = (place: number) => page.getByRole('textbox', { name: `Digit ${place} of 6`, exact: true });
    expect(await isUntouched(digit(1))).toBe(true);
    await digit(1).evaluate((box: HTMLInputElement) => {
      box.value = '314159';
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await letGo();
    await expect(digit(6)).toHaveValue('9');
    await expect(digit(1)).toHaveValue('3');
  },
);

test(
  'has the input that came before the script when a press comes before all is live',
  { tag: '@wide' },
  async ({ page, unverified, server }) => {
    const { code } = await server.mailTo(unverified.email);
    await rememberMember(page);
    const letScriptsGo = await holdScripts(page);
    const opened = openUntilFrameIsLive(page, '/email-verify');
    await page.getByRole('textbox', { name: 'Digit 1 of 6', exact: true }).fill(code);
    letScriptsGo();
    const letGo = await opened;
    await page.getByRole('main').getByRole('button', { name: 'Verify Email' }).click();
    await letGo();
    await expect(page).toHaveURL('/');
  },
);

test('keeps a form submitted early, without a page load', { tag: '@wide' }, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/games/SandL?seed=neem');
  await page.getByRole('radio', { name: '3 players' }).check();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Meera');
  await page.getByRole('textbox', { name: 'Player 1' }).press('Enter');
  letGo();
  await page.waitForFunction(isHydrated);
  await expect(page).toHaveURL(/\/games\/SandL\?seed=neem$/);
  await expect(page.getByText('Meera').first()).toBeVisible();
  await expect(page.getByText('Player 3').first()).toBeVisible();
});

const isFirstView = () => 'firstView' in document.documentElement.dataset;

test(
  'lays out what is below the screen when the page is idle, and at once where a position is restored',
  { tag: '@wide' },
  async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/arts/handicrafts', { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(isFirstView)).toBe(true);
    const last = page.getByRole('list', { name: 'Handicrafts' }).locator('[data-later]').last();
    await expect(last).toHaveCSS('content-visibility', 'auto');
    const estimated = await page.evaluate(() => document.documentElement.scrollHeight);
    letGo();
    await laidOut(page);
    await expect(last).toHaveCSS('content-visibility', 'visible');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // The estimate is near enough for the scroll bar.
    expect(Math.abs(estimated / height - 1)).toBeLessThan(0.15);

    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2 }));
    const top = await page.evaluate(() => window.scrollY);
    await page.reload();
    expect(await page.evaluate(isFirstView)).toBe(false);
    await page.waitForFunction(isHydrated);
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(top, 0);
  },
);

test('lays out what is near a phone’s screen after the first frame', { tag: '@phone' }, async ({ page }) => {
  await holdScripts(page);
  await page.addInitScript(() => {
    const given: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => given.push(run);
    Object.assign(window, { giveFrame: () => given.forEach((run) => run(performance.now())) });
  });
  for (const path of ['/', '/arts/paintings']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const first = page.locator('[data-later]').first();
    await expect(first, path).toHaveCSS('content-visibility', 'hidden');
    await page.evaluate(() => (window as unknown as { giveFrame: () => void }).giveFrame());
    await expect(first, path).toHaveCSS('content-visibility', 'auto');
  }
});

test('prints what the arrival of the fonts hides on the screen', { tag: '@wide' }, async ({ page }) => {
  await holdScripts(page);
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    // The layouts between and after the fonts never come.
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 50 ? 0 : wait(run, ms)) as typeof setTimeout;
  });
  for (const path of ['/', '/arts/handicrafts']) {
    await page.goto(path);
    const last = page.locator('[data-later]').last();
    await expect(last, path).toHaveCSS('content-visibility', 'hidden');
    await page.emulateMedia({ media: 'print' });
    await expect(last, path).toHaveCSS('content-visibility', 'visible');
    await page.emulateMedia({ media: 'screen' });
  }
});

for (const { part, tag, role, within, first } of [
  { part: 'bar', tag: '@wide', role: 'banner', within: ['<header', '</header>'], first: 'Home' },
  { part: 'main part', tag: '@phone', role: 'main', within: ['<main', '</main>'], first: 'Snake' },
] as const) {
  test(`paints nothing of a ${part} that has come in half`, { tag }, async ({ page, server, tolerate }) => {
    tolerate(/^request to another host/);
    const path = '/games/SandL';
    const whole = await (await fetch(server.address + path)).text();
    const middle = (whole.indexOf(within[0]) + whole.indexOf(within[1])) / 2;
    const { promise: released, resolve: sendRest } = Promise.withResolvers<void>();
    const halves = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(whole.slice(0, middle));
      void released.then(() => response.end(whole.slice(middle)));
    });
    await new Promise<void>((resolve) => void halves.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(halves.address() as AddressInfo).port}`;
    await page.route(
      (url) => url.origin === address && url.pathname !== path,
      async (route) =>
        route.fulfill({
          response: await route.fetch({ url: route.request().url().replace(address, server.address) }),
        }),
    );
    try {
      await page.goto(address + path, { waitUntil: 'commit' });
      const region = page.getByRole(role, { includeHidden: true });
      await expect(region.getByText(first).first()).toBeAttached();
      await expect(region).toBeHidden();
      sendRest();
      await expect(region).toBeVisible();
      await page.waitForFunction(isHydrated);
      // A request that is still being answered when the test ends would fail it.
      await page.waitForLoadState('networkidle');
    } finally {
      sendRest();
      halves.close();
      halves.closeAllConnections();
    }
  });
}
