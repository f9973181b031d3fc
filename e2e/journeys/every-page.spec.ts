import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { eventWithStatus, listEvents, parts, type Address } from '../steps/addresses.ts';
import { expectAccessible } from '../steps/axe.ts';
import { holdScripts } from '../steps/network.ts';
import { expectFits, expectNothingHangsOut } from '../steps/screen.ts';
import { heading, isPhone, visit } from '../steps/shell.ts';

/** Expectations for every page. */
const expectSoundPage = async (page: Page): Promise<void> => {
  await expect(page).toHaveTitle(/\S.*Kalavithi|^Kalavithi/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  await expectNothingHangsOut(page);
  // The narrowest window is the same for both projects.
  if (isPhone(page)) await expectFits(page);
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One test visits all pages of a section: a browser for each page would take twice the time.
for (const [part, pages] of Object.entries<readonly Address[]>(parts)) {
  test(`renders every page of ${part} without problems`, async ({ page }) => {
    for (const { path, h1 } of pages) {
      await test.step(path, async () => {
        const opened = page.waitForResponse((response) => response.request().isNavigationRequest());
        await visit(page, path);
        expect((await opened).status()).toBe(200);
        if (h1) await expect(heading(page, h1)).toBeVisible();
        await expectSoundPage(page);
      });
    }
  });
}

test('renders upcoming and completed events without problems', async ({ page, server }) => {
  for (const status of ['Upcoming', 'Completed'] as const) {
    const event = await eventWithStatus(server, status);
    await visit(page, `/events/${event._id}`);
    await expect(heading(page, event.event_title)).toBeVisible();
    await expectSoundPage(page);
  }
});

test('shows a 404 page with status 404', async ({ page, server, tolerate }) => {
  tolerate(/status of 404/);
  for (const path of ['/nowhere', '/arts', '/games/chess', '//evil.example']) {
    await test.step(path, async () => {
      const response = await page.goto(`${server.address}${path}`);
      expect(response?.status()).toBe(404);
      expect(new URL(page.url()).origin).toBe(server.address);
      await expect(heading(page, 'This door has been bricked up')).toBeVisible();
      await expectSoundPage(page);
    });
  }
});

test(
  'heads a missing page on paper with its own address or none',
  { tag: '@wide' },
  async ({ page, server, tolerate }) => {
    tolerate(/status of 404/);
    const letGo = await holdScripts(page);
    await page.goto('/artists/nobody');
    await page.emulateMedia({ media: 'print' });
    const head = page.locator('body > p');
    await expect(head).toBeVisible();
    await expect(head).toHaveText(/^\w+\s*$/);
    letGo();
    await expect(head).toContainText(`${server.address}/artists/nobody`);
  },
);

test('links back from the 404 page', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  await visit(page, '/nowhere');
  await expect(page).toHaveTitle('This door has been bricked up · Kalavithi');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Art Gallery' })).toHaveAttribute('href', '/arts/gallery');
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(heading(page, 'This door has been bricked up')).toHaveCount(0);
  // Without a page load the error page replaces everything, inline scripts included.
  await page.evaluate(() => {
    window.history.pushState({}, '', '/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading(page, 'This door has been bricked up')).toBeVisible();
});

test('reports a missing event, by its address and by a link', async ({ page, tolerate }) => {
  tolerate(/status of 404/, /could not be loaded/);
  const expectGone = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to fetch event data.');
    await expect(page.getByText('There is no event at this address.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  };
  const response = await page.goto('/events/no-such-event');
  expect(response?.status()).toBe(404);
  await expectGone();
  await expectSoundPage(page);
  await page.getByRole('main').getByRole('link', { name: 'Upcoming events' }).click();
  await expect(heading(page, 'Upcoming events')).toBeVisible();

  await visit(page, '/');
  await page.evaluate(() => {
    window.history.pushState({}, '', '/events/no-such-event');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expectGone();

  const beyond = await page.goto('/events/upcoming/page/999');
  expect(beyond?.status()).toBe(404);
  await expect(page.getByText('There is no such page.')).toBeVisible();
  await expect(page).toHaveTitle('Upcoming events · Kalavithi');
  await expectSoundPage(page);
});

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  for (const [part, pages] of Object.entries<readonly Address[]>(parts)) {
    test(`shows the content of every page of ${part}`, async ({ page }) => {
      for (const { path, h1 } of pages) {
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          const title = page.getByRole('heading', { level: 1 });
          await expect(title).toHaveCount(1);
          await expect(title).toBeVisible();
          if (h1) await expect(title).toHaveText(h1);
          // Content besides the heading, and no loading state that never ends.
          expect((await page.getByRole('main').innerText()).trim().length).toBeGreaterThan(60);
          await expect(
            page
              .getByRole('main')
              .getByText(/^(?:Loading|Opening)\b.*\.\.\.$/)
              .filter({ visible: true }),
          ).toHaveCount(0);
          await expectNothingHangsOut(page);
          await expectFits(page);
        });
      }
    });
  }

  test('lists the ten paintings with their prices', async ({ page }) => {
    await page.goto('/arts/paintings');
    const list = page.getByRole('list', { name: 'Paintings' });
    await expect(list.getByRole('article')).toHaveCount(10);
    await expect(list.getByRole('article').first()).toContainText('₹950');
    for (const picture of await list.getByRole('img').all()) {
      await expect(picture).toHaveAttribute('alt', /\S/);
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
    }
  });

  test('lists events by status', async ({ page, server }) => {
    const events = await listEvents(server);
    expect(events.length).toBeGreaterThan(1);
    for (const [path, shown] of [
      ['/events', events],
      ['/events/upcoming', events.filter(({ status }) => status === 'Upcoming')],
      ['/events/completed', events.filter(({ status }) => status === 'Completed')],
    ] as const) {
      await page.goto(path);
      for (const { event_title: title } of shown) {
        await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible();
      }
    }
  });

  test('has working links in the bar', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Artists', exact: true }).click();
    await expect(page).toHaveURL('/artists');
  });
});
