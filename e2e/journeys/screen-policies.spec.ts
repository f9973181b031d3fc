import { expect, test } from '../fixtures/test.ts';
import { heading, visit } from '../steps/shell.ts';

// Pages change at once: what moves between them is asked elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const policies = [
  ['/privacy', 'Privacy Policy', 'One cookie keeps you logged in.'],
  ['/terms', 'Terms of Service', 'Pressing Pay Now shows a message only'],
  ['/accessibility', 'Accessibility', /keyboard/],
] as const;

test('are reached from the footer, have their contents beside them, and lead to one another', async ({
  page,
}) => {
  await visit(page, '/contactus');
  for (const [path, title, text] of policies) {
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(/^Updated 20\d\d$/)).toBeVisible();

    const contents = page.getByRole('navigation', { name: 'On this page' });
    const parts = page.getByRole('main').getByRole('region');
    const names = await parts.getByRole('heading', { level: 2 }).allTextContents();
    expect(names.length).toBeGreaterThan(2);
    if (await contents.isVisible()) {
      await expect(contents.getByRole('link')).toHaveText(names);
      const last = names.at(-1) ?? '';
      await contents.getByRole('link', { name: last, exact: true }).click();
      await expect(page).toHaveURL(/#[a-z0-9-]+$/);
      await expect(page.getByRole('heading', { level: 2, name: last, exact: true })).toBeInViewport();
    }

    const others = page.getByRole('navigation', { name: 'Policies' });
    await expect(others.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const [otherPath, otherTitle] of policies) {
      await others.getByRole('link', { name: otherTitle, exact: true }).click();
      await expect(page).toHaveURL(otherPath);
      await expect(heading(page, otherTitle)).toBeVisible();
    }
  }
});

test('a part can be opened by its address, and is not under the bar', async ({ page }) => {
  await visit(page, '/privacy#cookies');
  const part = page.getByRole('heading', { level: 2, name: 'Cookies' });
  await expect(part).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  const place = await part.boundingBox();
  expect(place?.y ?? 0).toBeGreaterThanOrEqual(Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0)) - 1);
});
