import type { Locator, Page } from '@playwright/test';
import { call } from '../fixtures/people.ts';
import type { TestServer } from '../fixtures/test-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { shiftedBy, watchShifts } from '../steps/layout-shift.ts';
import { holdBack } from '../steps/network.ts';
import { expectFits } from '../steps/screen.ts';
import { heading, visit } from '../steps/shell.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Listed {
  _id: string;
  title: string;
  tradition: string;
  region: string;
  description: string;
  sample: boolean;
  works: { name: string; description: string; price: number }[];
}

const artistsOf = async (server: TestServer): Promise<Listed[]> => {
  const { body: artists } = await call<Listed[]>(server, '/api/artist');
  expect(artists.length).toBeGreaterThan(1);
  return artists;
};

const list = (page: Page): Locator => page.getByRole('list', { name: 'Artists' });
const card = (page: Page, title: string): Locator =>
  list(page)
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Goes to the list by a link: only then does the browser call the API. */
const goToArtists = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Artists' }).click();

test(
  'lists every artist, and says once that they are invented',
  { tag: '@wide' },
  async ({ page, server }) => {
    const artists = await artistsOf(server);
    await visit(page, '/artists');
    await expect(heading(page, 'Artists')).toBeVisible();
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(artists.map(({ title }) => title));
    for (const { title, tradition, region } of artists) {
      await expect(card(page, title).getByText(`${tradition}, ${region}`)).toBeVisible();
    }
    await expect(page.getByText('The artists shown here are invented. The traditions are not.')).toHaveCount(
      artists.some(({ sample }) => sample) ? 1 : 0,
    );
  },
);

test('begins a message about a work', { tag: '@wide' }, async ({ page, server }) => {
  const [artist] = await artistsOf(server);
  const [work] = artist?.works ?? [];
  await visit(page, `/artists/${artist?._id}`);
  await page.getByRole('link', { name: `Ask about this work ${work?.name}` }).click();
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('general');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `I would like to know more about this work: ${work?.name}, ${artist?.title}.\n`,
  );
});

test(
  'leads on from an artist: to the large view, the tradition, an event and the artists beside',
  { tag: '@wide' },
  async ({ page, server }) => {
    const artists = await artistsOf(server);
    const [artist, next] = artists as [Listed, Listed];
    const [work, other] = artist.works;
    await visit(page, `/artists/${artist._id}`);
    const view = page.getByRole('link', { name: `View ${work?.name}`, exact: true });
    await view.click();
    const large = page.getByRole('dialog', { name: work?.name ?? '', exact: true });
    await expect(large.getByRole('link', { name: `Ask about this work ${work?.name}` })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: other?.name ?? '', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(view).toBeFocused();

    await page
      .getByRole('region', { name: `More ${artist.tradition}` })
      .getByRole('link', { name: 'Art Gallery' })
      .click();
    await expect(page).toHaveURL(/\/arts\/gallery\?tradition=/);
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
    await page.goBack();
    await page.getByRole('region', { name: 'Workshops and events' }).getByRole('link').first().click();
    await expect(page.getByRole('complementary', { name: 'Event details' })).toContainText(artist.title);
    await page.goBack();

    const beside = page.getByRole('navigation', { name: 'Other artists' });
    await beside.getByRole('link', { name: 'Next artist' }).click();
    await expect(heading(page, next.title)).toBeVisible();
    for (const { title } of [artist, artists.at(-1) as Listed]) {
      await beside.getByRole('link', { name: 'Previous artist' }).click();
      await expect(heading(page, title)).toBeVisible();
    }
  },
);

test('shows an artist with some arts, and returns to the same place in the list', async ({
  page,
  server,
}) => {
  const artists = await artistsOf(server);
  const { _id, title, description, works } = artists.at(-1) as Listed;
  await visit(page, '/artists');
  await card(page, title).scrollIntoViewIfNeeded();
  await card(page, title).click();
  await expect(page).toHaveURL(`/artists/${_id}`);
  await expect(page).toHaveTitle(`${title} · Kalavithi`);
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText(description)).toBeVisible();
  const arts = page.getByRole('region', { name: `Some Arts by ${title}` });
  await expect(arts.getByRole('listitem')).toHaveCount(works.length);
  for (const [index, work] of works.entries()) {
    const shown = arts.getByRole('listitem').nth(index);
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText(work.name);
    await expect(shown.getByText(work.description)).toBeVisible();
    await expect(shown.getByText(`₹${work.price.toLocaleString('en-IN')}`, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('link', { name: 'Back to Artists' }).click();
  await expect(page).toHaveURL('/artists');
  await expect(card(page, title)).toBeInViewport();
  await page.goForward();
  await expect(heading(page, title)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Artists')).toBeVisible();
});

test('hangs an artist’s works in two columns on a phone', { tag: '@phone' }, async ({ page, server }) => {
  const [artist] = await artistsOf(server);
  await visit(page, `/artists/${artist?._id}`);
  const lefts = () =>
    page
      .getByRole('region', { name: /^Some Arts by / })
      .getByRole('listitem')
      .evaluateAll(
        (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
      );
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(lefts, { message: `at ${width} px` }).toBe(2);
  }
  await expectFits(page);
  // Each arrow is on the side that it points to.
  const others = page.getByRole('navigation', { name: 'Other artists' }).getByRole('link');
  const sides = await others
    .locator('> svg')
    .evaluateAll((arrows) => arrows.map((arrow) => arrow.getBoundingClientRect().left < innerWidth / 2));
  expect(sides).toEqual([true, false]);
});

test('returns to the list on a double click on Back', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/aboutus');
  await visit(page, '/artists');
  await list(page).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Back to Artists' }).dblclick();
  await expect(heading(page, 'Artists')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/aboutus');
});

test('opens an artist from the list without asking the API again', async ({ page, server }) => {
  const [{ title } = { title: '' }] = await artistsOf(server);
  const readAhead = page.waitForResponse('**/api/artist');
  await visit(page, '/artists');
  await readAhead;
  await page.route('**/api/artist', (route) => route.abort());
  await card(page, title).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('region', { name: `Some Arts by ${title}` })).toBeVisible();
});

test(
  'opens an artist by its address, with a link to the list',
  { tag: '@wide' },
  async ({ page, server }) => {
    const [{ _id, title } = { _id: '', title: '' }] = await artistsOf(server);
    const response = await page.goto(`/artists/${_id}`);
    expect(response?.status()).toBe(200);
    await expect(heading(page, title)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Artists' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/artists');
    await expect(card(page, title)).toBeVisible();
  },
);

test('shows an unknown artist with status 404', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  const response = await page.goto('/artists/nobody-at-all');
  expect(response?.status()).toBe(404);
  await expect(heading(page, 'This door has been bricked up')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Artists' }).click();
  await expect(page).toHaveURL('/artists');
});

test('shows placeholders for a slow list, without layout shift', async ({ page, server }) => {
  const artists = await artistsOf(server);
  await visit(page, '/');
  const release = await holdBack(page, '**/api/artist');
  await goToArtists(page);
  await expect(heading(page, 'Artists')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading artists...' })).toHaveCount(1);
  await expectAccessible(page);
  await expectFits(page);
  await page.evaluate(async () => {
    // The window has just been resized: those shifts are not the list's.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.evaluate(watchShifts);
  release();
  await expect(list(page).getByRole('link')).toHaveCount(artists.length);
  await expect(page.getByText('Loading artists...')).toHaveCount(0);
  expect(await shiftedBy(page)).toBeLessThan(0.05);
});

test('reports a list that fails to load and retries', async ({ page, tolerate, server }) => {
  tolerate(/status of 500/, /could not be loaded/);
  const artists = await artistsOf(server);
  let isBroken = true;
  await visit(page, '/');
  await page.route('**/api/artist', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { success: false, message: 'It broke.' } })
      : route.continue(),
  );
  await goToArtists(page);
  await expect(page.getByText('No artists found.', { exact: true })).toBeVisible();
  await expect(page.getByText('The list did not arrive.')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect(list(page).getByRole('link')).toHaveCount(artists.length);
});

test('reports an empty list', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  await page.route('**/api/artist', (route) => route.fulfill({ json: [] }));
  await goToArtists(page);
  await expect(page.getByText('No artists found.', { exact: true })).toBeVisible();
  await expect(page.getByText('The list did not arrive.')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(page);
});

test(
  'shows a placeholder for a slow artist, and retries when it fails',
  { tag: '@wide' },
  async ({ page, tolerate, server }) => {
    tolerate(/status of 500/, /could not be loaded/);
    const [{ _id, title } = { _id: '', title: '' }] = await artistsOf(server);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let isBroken = true;
    await visit(page, '/');
    await page.route('**/api/artist', async (route) => {
      await released;
      if (isBroken) await route.fulfill({ status: 500, json: { success: false, message: 'It broke.' } });
      else await route.continue();
    });
    // As by a link from another page; the list, which has the data already, has not been opened.
    await page.evaluate((address) => {
      window.history.pushState({}, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/artists/${_id}`);
    await expect(page.getByRole('status').filter({ hasText: 'Loading artist...' })).toHaveCount(1);
    await expectAccessible(page);
    release();
    await expect(heading(page, 'This artist’s page did not arrive.')).toBeVisible();
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, title)).toBeVisible();
  },
);

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('shows list and artist with links between them', async ({ page, server }) => {
    const [{ title } = { title: '' }] = await artistsOf(server);
    await page.goto('/artists');
    await card(page, title).click();
    await expect(page.getByRole('heading', { name: `Some Arts by ${title}` })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Artists' }).click();
    await expect(page).toHaveURL('/artists');
  });
});
