import { startTestServer, type TestServer } from '../fixtures/test-server.ts';
import { openAccount } from '../fixtures/people.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { button, games } from '../steps/games.ts';
import { visit, visitAsMember } from '../steps/shell.ts';
import { addToCart, cartNames, openCart } from '../steps/shop.ts';

const host = 'kalavithi.test';

/** A server without `PUBLIC_URL`, reached by a host name over plain http. */
const test = base.extend<object, { server: TestServer }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its first parameter
    async ({}, use) => {
      const server = await startTestServer({ publicUrl: null });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address.replace('127.0.0.1', host)),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'runs cart and games without a secure context',
  { tag: '@wide' },
  async ({ page, context, server, baseURL, tolerate }) => {
    // Its host is unknown to the fixture, and Chrome warns about features that need https.
    tolerate(/^request to another host: http:\/\/kalavithi\.test:/, /Cross-Origin-Opener-Policy header/);
    const member = await openAccount(server, { verified: true });
    const [name = '', value = ''] = member.cookie.split('=');
    await context.addCookies([{ name, value, url: baseURL ?? '' }]);

    await visitAsMember(page, '/arts/paintings', member);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await addToCart(page, 'Tarpa Circle');
    await openCart(page);
    await expect(cartNames(page)).toHaveText(['Tarpa Circle']);

    await visit(page, games.memory.path);
    await button(page, 'Start').click();
    await expect(button(page, 'Start')).toHaveCount(0);
    await visit(page, games.snakes.path);
    await button(page, 'Start').click();
    await expect(button(page, 'Roll')).toBeVisible();
    await visit(page, games.puzzle.path);
    await page.getByRole('main').getByRole('button', { name: 'Gond' }).click();
    await expect(page.getByRole('group', { name: /^Eight tiles/ })).toBeVisible();
    await visit(page, games.quiz.path);
    await button(page, 'Start').click();
    await expect(page.getByRole('textbox', { name: 'Answer 1' })).toBeVisible();
  },
);
