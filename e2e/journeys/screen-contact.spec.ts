import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { advance } from '../steps/clock.ts';
import { holdBack } from '../steps/network.ts';
import { expectFits } from '../steps/screen.ts';
import { alertAfter, heading, toast, visit } from '../steps/shell.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const form = (page: Page): Locator => page.getByRole('region', { name: 'Message form' });
const send = (page: Page): Locator => form(page).getByRole('button', { name: 'Send Message' });
const field = (page: Page, label: string): Locator => form(page).getByLabel(label, { exact: true });

const incomplete = 'Please fill in all required fields before submitting.';
const thanks = 'Thank you for your message! We will get back to you soon.';

const message = {
  'First name': 'Meera',
  'Last name': 'Joshi',
  Email: 'meera@visitors.example',
  Message: 'Do you lend pictures to schools?',
} as const;

/** Fills in every field except `without`. */
const fill = async (page: Page, { without }: { without?: string } = {}): Promise<void> => {
  for (const [label, text] of Object.entries(message)) {
    await field(page, label).fill(label === without ? '' : text);
  }
  await field(page, 'Subject').selectOption(without === 'Subject' ? '' : { label: 'Exhibition' });
};

test('has the whole form in the first view of a laptop', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/contactus');
  await expect(send(page)).toBeInViewport({ ratio: 1 });
});

test('keeps the reasons to write near the form', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/contactus');
  const box = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
  const reasons = await box(page.getByRole('region', { name: 'Reasons to reach out' }));
  const button = await box(send(page));
  expect(reasons.top - button.bottom).toBeLessThan(64);
});

test('rejects an empty message with the alert and an error at each field', async ({ page }) => {
  await visit(page, '/contactus');
  await expect(heading(page, 'Contact Us')).toBeVisible();
  expect(await alertAfter(page, () => send(page).click())).toBe(incomplete);
  for (const [label, error] of [
    ['First name', 'Please enter your first name.'],
    ['Last name', 'Please enter your last name.'],
    ['Email', 'Please enter your email.'],
    ['Subject', 'Please choose a subject.'],
    ['Message', 'Please write your message.'],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(error);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'First name')).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
});

test('requires each of the five fields', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/contactus');
  for (const label of ['First name', 'Last name', 'Email', 'Subject', 'Message']) {
    await fill(page, { without: label });
    expect(await alertAfter(page, () => send(page).click()), label).toBe(incomplete);
    await expect(field(page, label)).toBeFocused();
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(1);
  }
  await fill(page);
  await field(page, 'Message').fill('   ');
  expect(await alertAfter(page, () => send(page).click())).toBe(incomplete);
});

test('reports an invalid email at its field', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/contactus');
  await fill(page);
  await field(page, 'Email').fill('meera at home');
  await send(page).click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'Please enter a valid email, such as name@example.com.',
  );
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue(message.Message);
});

test(
  'thanks for a complete message, by keyboard alone, and sends nothing',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/contactus');
    await fill(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    });
    await field(page, 'Message').focus();
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    const place = () => send(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const before = await place();
    expect(await alertAfter(page, () => page.keyboard.press('Enter'))).toBe(thanks);
    for (const label of [...Object.keys(message), 'Subject']) {
      await expect(field(page, label)).toHaveValue('');
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page).toHaveURL('/contactus');
    expect(sent).toEqual([]);
    const result = form(page).getByText('Your message is sent.');
    await expect(result).toBeInViewport({ ratio: 1 });
    expect(await place(), 'the button stays where it was').toBeCloseTo(before, 0);
    await field(page, 'First name').fill('Meera');
    await expect(result, 'another message is begun').toHaveCount(0);
  },
);

test('offers the subjects of the specification', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/contactus');
  expect(
    await field(page, 'Subject')
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['', 'general', 'collaboration', 'workshop', 'exhibition', 'classes', 'feedback', 'other']);
});

test('shows address, phones, emails, hours, reasons and questions', async ({ page }) => {
  await visit(page, '/contactus');
  const main = page.getByRole('main');
  await expect(main.getByText('Sample House, 12 Example Marg')).toBeVisible();
  await expect(main.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  await expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  for (const [days, hours] of [
    ['Monday to Friday', '9:00 AM – 6:00 PM'],
    ['Saturday', '10:00 AM – 4:00 PM'],
    ['Sunday', 'Closed'],
  ] as const) {
    await expect(
      main.getByRole('term').filter({ hasText: days }).locator('xpath=following-sibling::dd'),
    ).toHaveText(hours);
  }
  const details = main.locator('dl').filter({ hasText: 'Sample House' });
  await expect(details.getByRole('term').first()).toHaveText('Now');
  await expect(
    main.getByRole('term').filter({ hasText: 'Events and workshops' }).locator('xpath=following-sibling::dd'),
  ).toHaveText('+91 00000 00001events@example.com');
  const reasons = page.getByRole('region', { name: 'Reasons to reach out' });
  await expect(reasons.getByRole('term')).toHaveText([
    'Work with us',
    'Plan a workshop',
    'Propose an exhibition',
    'Tell us what we got wrong',
  ]);
  const questions = page.getByRole('region', { name: 'Questions we hear often' });
  const answer = questions.getByText('No. The payment form is a demonstration');
  await expect(answer).toBeHidden();
  const question = questions.locator('summary', { hasText: 'Does Buy Now charge my card?' });
  await question.focus();
  await question.press('Enter');
  await expect(answer).toBeVisible();
  await expectAccessible(page);
});

test('sets the questions below each other beside their heading', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/contactus');
  const part = page.getByRole('region', { name: 'Questions we hear often' });
  const questions = part.locator('summary');
  const opened = questions.nth(3);
  await opened.click();
  await expect(opened.locator('..')).toHaveAttribute('open');
  const places = await questions.evaluateAll((all) =>
    all.map((question) => {
      const { left, top, bottom } = question.getBoundingClientRect();
      return { left, top, bottom };
    }),
  );
  const title = await part.getByRole('heading').boundingBox();
  for (const [index, { left, top }] of places.entries()) {
    expect(left).toBe(places[0]?.left);
    expect(left).toBeGreaterThan((title?.x ?? Infinity) + (title?.width ?? 0));
    expect(top).toBeGreaterThanOrEqual(places[index - 1]?.bottom ?? 0);
  }
});

test.describe('open now, in India’s time', { tag: '@wide' }, () => {
  test('shows whether the office is open at every hour of the week', async ({ page }) => {
    for (const [moment, text] of [
      ['2026-12-01T08:59:00+05:30', 'Closed now, opens today at 9:00 AM'],
      ['2026-12-01T12:00:00+05:30', 'Open now, until 6:00 PM'],
      ['2026-12-04T18:30:00+05:30', 'Closed now, opens tomorrow at 10:00 AM'],
      ['2026-12-05T11:00:00+05:30', 'Open now, until 4:00 PM'],
      ['2026-12-05T16:00:00+05:30', 'Closed now, opens Monday at 9:00 AM'],
      ['2026-12-06T12:00:00+05:30', 'Closed now, opens tomorrow at 9:00 AM'],
    ] as const) {
      await test.step(moment, async () => {
        await page.clock.setFixedTime(new Date(moment));
        await visit(page, '/contactus');
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      });
    }
  });

  test('updates at the opening hour', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-12-01T17:50:00+05:30') });
    await visit(page, '/contactus');
    await page.clock.pauseAt(new Date('2026-12-01T17:59:30+05:30'));
    await advance(page, 100);
    await expect(page.getByText('Open now, until 6:00 PM')).toBeVisible();
    await expect(page.getByText('5:59 PM in India')).toBeVisible();
    await advance(page, 30_000);
    await expect(page.getByText('Closed now, opens tomorrow at 9:00 AM')).toBeVisible();
    await expect(page.getByText('6:00 PM in India')).toBeVisible();
  });
});

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('says how to write instead', async ({ page }) => {
    await page.goto('/contactus');
    await expect(
      page.getByText('The form needs scripts, which are switched off in this browser.'),
    ).toBeVisible();
    await expect(page.getByText('Sample House, 12 Example Marg')).toBeVisible();
  });
});

test(
  'reports a validator that fails to load, and keeps the message',
  { tag: '@wide' },
  async ({ page, tolerate }) => {
    tolerate(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
    const script = /\/assets\/validate-message-[\w-]+\.js/;
    await page.route(script, (route) => route.abort());
    await visit(page, '/contactus');
    await fill(page);
    await send(page).click();
    await expect(
      toast(page, 'What checks your message did not load. Check your connection and try again.'),
    ).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue(message['First name']);
    await page.unroute(script);
    expect(await alertAfter(page, () => send(page).click())).toBe(thanks);
  },
);

test('ignores a second press while the validator loads', { tag: '@wide' }, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/validate-message-[\w-]+\.js/);
  await visit(page, '/contactus');
  await fill(page);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await send(page).click();
  await send(page).click();
  release();
  await expect(field(page, 'First name')).toHaveValue('');
  expect(alerts).toEqual([thanks]);
});
