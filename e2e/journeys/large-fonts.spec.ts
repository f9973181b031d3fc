import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { addresses, eventWithStatus } from '../steps/addresses.ts';
import { expectNothingHangsOut, narrowest } from '../steps/screen.ts';
import { visitAsMember } from '../steps/shell.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The browser's font size setting: 16 by default, 20 is "Large", 24 "Very large". */
const fontSizes = [20, 24, 32];
const widths = [1280, 768, 390];
const everyPair = fontSizes.flatMap((size) => widths.map((width) => [size, width] as const));
/** Each size and each width once, and the second tightest pair. */
const somePairs = [
  [20, 1280],
  [24, 768],
  [24, 390],
  [32, 390],
] as const;
/** One page of each kind is tested at every size and width. */
const thorough = ['/', '/arts/handicrafts', '/artists', '/games/SandL'];

const setFont = (browser: CDPSession, size: number) =>
  browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });

/** Expects the page and the bar's buttons to fit the window. */
const expectWithin = async (page: Page, width: number, message: string): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const buttons = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
            .filter((element) => element.offsetParent !== null)
            .map((element) => element.getBoundingClientRect());
          const edges = buttons.flatMap(({ left, right }) => [-left, right - window.innerWidth]);
          return {
            buttons: buttons.length > 2,
            hangsOut: Math.max(document.documentElement.scrollWidth - window.innerWidth, ...edges, 0),
          };
        }),
      { message },
    )
    .toEqual({ buttons: true, hangsOut: 0 });
};

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

test(
  'fits the window with a large default font or wider text spacing',
  {
    tag: '@wide',
  },
  async ({ page, server, tolerate }) => {
    tolerate(/status of 404/);
    const browser = await page.context().newCDPSession(page);
    const event = await eventWithStatus(server, 'Upcoming');
    for (const path of [...addresses.map((address) => address.path), `/events/${event._id}`, '/nowhere']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const [size, width] of thorough.includes(path) ? everyPair : somePairs) {
        await setFont(browser, size);
        await expectWithin(page, width, `${path} at ${width} px with letters of ${size} px`);
      }
      await setFont(browser, 16);
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      await expectWithin(page, narrowest, `${path} at ${narrowest} px with more space in its text`);
    }
  },
);

test(
  'fits a member’s bar with a large default font, and a right-to-left page',
  {
    tag: '@wide',
  },
  async ({ page, member }) => {
    const browser = await page.context().newCDPSession(page);
    await visitAsMember(page, '/artists', member);
    for (const [size, width] of everyPair) {
      await setFont(browser, size);
      await expectWithin(page, width, `at ${width} px with letters of ${size} px`);
    }
    await setFont(browser, 16);
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
    for (const width of [...widths, narrowest]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingHangsOut(page);
    }
  },
);
