import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { navigation as budgets, type Limit } from '../../budgets.ts';
import { repeatInTurns, type Measurement } from '../measurement.ts';
import type { Surroundings } from '../mode.ts';
import { phone } from '../page-bytes.ts';
import { onPage } from './slow-page.ts';

/** In the page: keeps the longest interaction in milliseconds, from the input to the next frame; 16 stands for anything shorter. */
const noteInteractions = (): void => {
  const noted = Object.assign(window, { longestMs: 16 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
        noted.longestMs = Math.max(noted.longestMs, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** The controls that people use most, on a phone. */
const controls: readonly { path: string; name: string; press: (page: Page) => Promise<void> }[] = [
  {
    path: '/',
    name: 'menu',
    press: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
  },
  {
    path: '/arts/paintings',
    name: 'heart',
    press: (page) =>
      page
        .getByRole('button', { name: /^Wishlist: / })
        .first()
        .tap(),
  },
  {
    path: '/arts/paintings',
    name: 'add to cart',
    press: (page) =>
      page
        .getByRole('button', { name: /^Add to Cart: / })
        .first()
        .tap(),
  },
  {
    path: '/arts/gallery',
    name: 'school',
    press: (page) => page.getByRole('tab', { name: 'Folk Paintings' }).tap(),
  },
  {
    path: '/arts/dances',
    name: 'next slide',
    press: (page) => page.getByRole('button', { name: 'Next', exact: true }).first().tap(),
  },
  {
    path: '/games/memory',
    name: 'start',
    press: (page) => page.getByRole('button', { name: 'Start' }).tap(),
  },
  {
    path: '/games/SandL',
    name: 'start',
    press: (page) => page.getByRole('button', { name: 'Start' }).tap(),
  },
  {
    path: '/contactus',
    name: 'question',
    press: (page) => page.locator('summary').first().tap(),
  },
];

/** Presses a control, and waits until the browser has reported it. */
const interact = async (page: Page, press: (page: Page) => Promise<void>): Promise<number> => {
  await press(page);
  // The browser reports at a moment of its own.
  await pause(1000);
  return page.evaluate(() => (window as unknown as { longestMs: number }).longestMs);
};

/** From a press on a control to the next frame, on a phone. */
export const pressControls = async (
  browser: Browser,
  { product, bare, settings, note }: Surroundings,
): Promise<Measurement[]> => {
  const pressable: { subject: string; url: string; press: (page: Page) => Promise<void>; limit?: Limit }[] = [
    {
      subject: 'empty page: button',
      url: `${bare.origin}/empty`,
      press: (page) => page.getByRole('button').tap(),
    },
    ...controls.map(({ path, name, press }) => ({
      subject: `${path}: ${name}`,
      url: `${product.origin}${path}`,
      press,
      limit: budgets.interactionMs,
    })),
  ];
  return repeatInTurns(
    pressable.map(({ subject, url, press, limit }) => ({
      subject,
      measure: async () => {
        const value = await onPage(browser, { url, device: phone, prepare: noteInteractions }, (page) =>
          interact(page, press),
        );
        return [{ subject, metric: 'interaction ms', value, ...(limit && { limit }) }];
      },
    })),
    settings,
    note,
  );
};
