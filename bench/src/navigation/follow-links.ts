import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { navigation as budgets } from '../../budgets.ts';
import { medians, type Measurement } from '../measurement.ts';
import type { Surroundings } from '../mode.ts';
import { phone } from '../page-bytes.ts';
import { desktop, onPage } from './slow-page.ts';

/** How long a mouse rests on a link, and a finger on the glass, before the press is complete. */
const hoverMs = 200;
const touchMs = 80;

/** In the page: notes when a link is pressed, and when a frame with another heading than then has been painted, across documents. */
const noteHeading = (): void => {
  const now = (): number => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
      sessionStorage.setItem('heading', document.querySelector('h1')?.textContent ?? '');
    },
    true,
  );
  const look = (): void => {
    const pressed = sessionStorage.getItem('pressed');
    const heading = document.querySelector('h1')?.textContent;
    if (pressed !== null && heading && heading !== sessionStorage.getItem('heading')) {
      sessionStorage.removeItem('pressed');
      // The first task after the frame of this callback has been painted; a message would queue behind what the page does then.
      void scheduler.postTask(() => Object.assign(window, { headingMs: now() - Number(pressed) }), {
        priority: 'user-blocking',
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Rests on a link and presses it, as a hand does; returns the milliseconds until the next page's heading is painted. */
const followLink = async (
  page: Page,
  settled: () => Promise<void>,
  { selector, isTouch }: { selector: string; isTouch: boolean },
): Promise<number> => {
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  await settled();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${selector} is not on ${page.url()}.`);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)];
  if (isTouch) {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await pause(touchMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(x, y);
    await pause(hoverMs);
    await page.mouse.down();
    await page.mouse.up();
  }
  const shown = await page.waitForFunction(() => (window as { headingMs?: number }).headingMs);
  return Number(await shown.jsonValue());
};

/** A way between pages that a person takes. */
interface Way {
  subject: string;
  url: string;
  selector: string;
}

/** The yardstick: with less on a page, nothing is quicker. */
const emptyWay = 'empty page to empty page';

const waysOf = ({ product, bare }: Surroundings): Way[] => [
  { subject: emptyWay, url: `${bare.origin}/empty`, selector: 'a' },
  ...(
    [
      ['/', '/arts/paintings', 'main h3 a[href="/arts/paintings"]'],
      // Not the houses of the street, some of which stand beside the screen.
      ['/', '/events', 'main h3 a[href="/events"]'],
      ['/arts/paintings', '/aboutus', 'footer a[href="/aboutus"]'],
      ['/aboutus', '/arts/gallery', 'main a[href="/arts/gallery"]'],
      ['/events', 'an event', 'main a[href^="/events/event-"]'],
      ['/artists', 'an artist', 'main a[href^="/artists/"]'],
      ['/game', '/games/memory', 'main a[href="/games/memory"]'],
    ] as const
  ).map(([path, next, selector]) => ({
    subject: `${path} to ${next}`,
    url: `${product.origin}${path}`,
    selector,
  })),
];

/** From the press of a link to the next page's heading, by mouse and by finger. Each run takes all ways in turn, so that all share the machine's hour. */
export const followLinks = async (browser: Browser, surroundings: Surroundings): Promise<Measurement[]> => {
  const { settings, note } = surroundings;
  const found: Measurement[] = [];
  for (let run = 1; run <= settings.runs; run += 1) {
    for (const { subject, url, selector } of waysOf(surroundings)) {
      note(`${subject}, run ${run}`);
      for (const [metric, device] of [
        ['mouse, ms', desktop],
        ['touch, ms', phone],
      ] as const) {
        const value = await onPage(browser, { url, device, prepare: noteHeading }, (page, settled) =>
          followLink(page, settled, { selector, isTouch: device === phone }),
        );
        found.push({ subject, metric, value });
      }
    }
  }
  const measured = medians(found);
  const emptyPageMs = new Map(
    measured.filter(({ subject }) => subject === emptyWay).map(({ metric, value }) => [metric, value]),
  );
  return measured.map((one) =>
    one.subject === emptyWay ? one : { ...one, limit: budgets.headingMs(emptyPageMs.get(one.metric) ?? 0) },
  );
};
