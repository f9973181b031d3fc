import { endSession, openAccount, newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  codeBoxes,
  expectCode,
  fillSignUp,
  logIn,
  paste,
  refusal,
  signUp,
  switchToSignUp,
  wrongCode,
} from '../steps/account.ts';
import {
  accountButton,
  alertAfter,
  heading,
  openAccountMenu,
  openLogin,
  reload,
  toast,
  visit,
  visitAsMember,
  rememberMember,
} from '../steps/shell.ts';
import { expectAccessible } from '../steps/axe.ts';
import { expectFonts } from '../steps/fonts.ts';
import { holdBack, holdScripts } from '../steps/network.ts';
import { expectFits } from '../steps/screen.ts';
import { addButton, heart, expectInWishlist, expectInCart } from '../steps/shop.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const verifyButton = 'Verify Email';

test.describe('the sign-up dialog', () => {
  test('shows at each field what is missing or wrong, and keeps the input', async ({ page }) => {
    await visit(page, '/');
    await openLogin(page);
    const dialog = await switchToSignUp(page);
    const hint = dialog.getByText('At least 8 characters.');
    await expect(hint).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(hint, 'the error replaces it').toHaveCount(0);
    const username = dialog.getByLabel('Username');
    const email = dialog.getByLabel('Email');
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(username).toHaveAccessibleDescription('Please enter a username.');
    await expect(username).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Please enter your email.');
    await expect(password).toHaveAccessibleDescription(/Please enter a password\./);

    await username.fill('Meera');
    await email.fill('meera@');
    await password.fill('kalamka');
    await page.keyboard.press('Enter');
    await expect(username).toHaveAccessibleDescription('');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email, such as name@example.com.');
    await expect(email).toBeFocused();
    await expect(password).toHaveAccessibleDescription(
      /The password is too short: please use at least 8 characters\./,
    );

    await username.fill('m'.repeat(81));
    await page.keyboard.press('Enter');
    await expect(username).toHaveAccessibleDescription('Please use at most 80 characters.');
    await expect(username).toHaveValue('m'.repeat(81));
    await username.fill('Meera');

    await email.fill(newPerson().email);
    await password.fill('a'.repeat(129));
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription(
      /The password is too long: please use at most 128 characters\./,
    );
    await expect(username).toHaveValue('Meera');
    await expect(accountButton(page)).toHaveCount(0);
  });

  test('shows errors of the server', { tag: '@wide' }, async ({ page, server, tolerate }) => {
    tolerate(/status of 422/, /status of 409/);
    const taken = await openAccount(server, { verified: false });
    await visit(page, '/');
    await openLogin(page);
    const dialog = await switchToSignUp(page);
    const submit = dialog.getByRole('button', { name: 'Sign Up' });

    await fillSignUp(dialog, { ...newPerson(), password: 'password123' });
    await submit.click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /A few words that do not belong together make a strong password\./,
    );

    await fillSignUp(dialog, { ...newPerson(), email: taken.email.toUpperCase() });
    await submit.click();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
      'Log in instead, or sign up with another email.',
    );
    const message = toast(page, 'An account with this email already exists.');
    await expect(message).toBeVisible();
    // Rejected again, the message is shown once and announced once.
    const answered = page.waitForResponse('**/api/auth/register');
    await submit.click();
    await answered;
    await expect(refusal(dialog)).toBeVisible();
    await expect(message).toHaveCount(1);
    await expect(
      page.getByRole('alert').filter({ hasText: 'An account with this email already exists.' }),
    ).toHaveCount(1);
    await expect(dialog.getByLabel('Email')).toHaveValue(taken.email.toUpperCase());
  });

  test('makes the password readable on demand', { tag: '@wide' }, async ({ page }) => {
    await visit(page, '/');
    await openLogin(page);
    const dialog = await switchToSignUp(page);
    const password = dialog.getByLabel('Password', { exact: true });
    await password.fill('seven marigolds');
    await expect(password).toHaveAttribute('type', 'password');
    const show = dialog.getByRole('button', { name: 'Show password' });
    await show.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('leads from the welcome to the page for the code', async ({ page }) => {
    await visit(page, '/');
    await signUp(page, newPerson());
    await page.getByRole('button', { name: 'Verify your email' }).click();
    await expect(heading(page, 'Verify your email')).toBeVisible();
    await expect(codeBoxes(page).first()).toBeVisible();
  });

  test(
    'registers although the mail fails; the code can be requested again',
    { tag: '@wide' },
    async ({ page, server }) => {
      const meera = newPerson();
      server.mail.refuse(true);
      await visit(page, '/');
      await signUp(page, meera);
      await expect(
        toast(
          page,
          `Welcome, Meera! We could not send a code to ${meera.email} just now. Choose Verify Email in the menu to ask for one.`,
        ),
      ).toBeVisible();
      await expect(accountButton(page)).toBeVisible();
      server.mail.refuse(false);
      await openAccountMenu(page);
      await page.getByRole('button', { name: verifyButton }).click();
      await expect(heading(page, 'Verify your email')).toBeVisible();
      await expect(toast(page, `We have sent a six-digit code to ${meera.email}.`)).toBeVisible();
      const { code } = await server.mailTo(meera.email);
      await codeBoxes(page).first().fill(code);
      await page.getByRole('button', { name: verifyButton }).click();
      await expect(toast(page, 'Thank you! Your email is verified.')).toBeVisible();
    },
  );
});

test.describe('a browser that blocks cookies', { tag: '@wide' }, () => {
  test('is warned before an account is created', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    });
    let registered = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/register')) registered += 1;
    });
    await visit(page, '/');
    await signUp(page, newPerson());
    const dialog = page.getByRole('dialog', { name: 'Sign Up' });
    await expect(refusal(dialog)).toHaveText(
      'This browser blocks cookies, so you could not stay logged in. No account was made. Allow cookies for this site, then sign up.',
    );
    await expect(toast(page, 'Registered successfully!')).toHaveCount(0);
    expect(registered).toBe(0);
  });

  test('is warned when only the server can notice it', async ({ page, context, server, tolerate }) => {
    tolerate(/status of 401/);
    const account = await openAccount(server, { verified: true });
    await visit(page, '/');
    const dialog = await openLogin(page);
    await dialog.getByLabel('Email').fill(account.email);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    // Logged in, but the browser does not return the cookie.
    await page.route('**/api/user/data', async (route) => {
      await context.clearCookies();
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(refusal(dialog)).toHaveText(
      'This browser blocks cookies, so you cannot stay logged in. Allow cookies for this site and try again.',
    );
    await expect(toast(page, 'Registered successfully!')).toHaveCount(0);
  });
});

test.describe('the six boxes', () => {
  test(
    'accept a typed code and delete it by Backspace',
    { tag: '@wide' },
    async ({ page, server, unverified }) => {
      const { code } = await server.mailTo(unverified.email);
      await visitAsMember(page, '/email-verify', unverified);
      const boxes = codeBoxes(page);
      await expect(boxes.first()).toBeFocused();
      await page.keyboard.type('1x2');
      await expectCode(page, '12');
      await expect(boxes.nth(2)).toBeFocused();
      await page.keyboard.press('Backspace');
      await expect(boxes.nth(1)).toBeFocused();
      await expect(boxes.nth(1)).toHaveValue('');
      await page.keyboard.press('Backspace');
      await expect(boxes.first()).toBeFocused();
      await page.keyboard.type(code);
      await expectCode(page, code);
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Thank you! Your email is verified.')).toBeVisible();
      await expect(page).toHaveURL('/');
    },
  );

  test(
    'take every digit while the session is unknown, and leave the focus where it is then',
    { tag: '@wide' },
    async ({ page, unverified }) => {
      await visitAsMember(page, '/email-verify', unverified);
      for (const elsewhere of [false, true]) {
        const letGo = await holdBack(page, '**/api/auth/is-auth');
        await reload(page);
        await expect(codeBoxes(page).first()).toBeFocused();
        await page.keyboard.type('123456');
        await expectCode(page, '123456');
        const focused = elsewhere ? page.getByRole('link', { name: 'Need help?' }) : codeBoxes(page).nth(5);
        if (elsewhere) await focused.focus();
        letGo();
        await expect(page.getByText(`We sent six digits to ${unverified.email}`)).toBeVisible();
        await expectCode(page, '123456');
        await expect(focused).toBeFocused();
        await page.unroute('**/api/auth/is-auth');
      }
    },
  );

  test('spread an autofilled code', { tag: '@phone' }, async ({ page, server, unverified }) => {
    const { code } = await server.mailTo(unverified.email);
    await visitAsMember(page, '/email-verify', unverified);
    const first = codeBoxes(page).first();
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await first.fill(code);
    await expectCode(page, code);
    await page.getByRole('button', { name: verifyButton }).click();
    await expect(page).toHaveURL('/');
  });

  test(
    'spread a pasted code from any box, without spaces and words',
    { tag: '@wide' },
    async ({ page, unverified }) => {
      await visitAsMember(page, '/email-verify', unverified);
      await codeBoxes(page).nth(3).click();
      await paste(page, 'Code: 12 34-56');
      await expectCode(page, '123456');
      await codeBoxes(page).nth(4).click();
      await paste(page, '98');
      await expectCode(page, '123498');
      await paste(page, 'कोड: १२३४५६');
      await expectCode(page, '123456');
      await codeBoxes(page).first().focus();
      await page.keyboard.insertText('９');
      await page.keyboard.insertText('७');
      await expectCode(page, '973456');
    },
  );

  test('replace a wrong code, even with equal digits', { tag: '@wide' }, async ({ page, unverified }) => {
    await visitAsMember(page, '/email-verify', unverified);
    await codeBoxes(page).first().click();
    await page.keyboard.type('123456');
    await expectCode(page, '123456');
    await codeBoxes(page).first().focus();
    await page.keyboard.type('198765');
    await expectCode(page, '198765');
  });

  test(
    'report missing digits and a wrong code, and accept the right one after',
    { tag: '@wide' },
    async ({ page, server, unverified, tolerate }) => {
      tolerate(/status of 400/);
      const { code } = await server.mailTo(unverified.email);
      await visitAsMember(page, '/email-verify', unverified);
      const group = page.getByRole('group', { name: 'Six digit code' });
      await codeBoxes(page).first().fill('12');
      await page.getByRole('button', { name: verifyButton }).click();
      await expect(group).toHaveAccessibleDescription('Please enter the 6 digits of the code.');

      await codeBoxes(page).first().fill(wrongCode(code));
      await page.getByRole('button', { name: verifyButton }).click();
      const wrong = 'That code is not right or has expired. Check the digits, or ask for a new code.';
      const added = 'Compare the digits with our newest mail.';
      await expect(group).toHaveAccessibleDescription(added);
      await expect(toast(page, wrong)).toBeVisible();
      await expect(codeBoxes(page).first()).toBeFocused();
      await expect(page.locator('main form').getByText(added)).toBeVisible();
      // The toast hangs above the painted gate.
      const notice = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
      const gate = await page.locator('main img').first().boundingBox();
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(gate?.y ?? 0);
      await page.getByRole('button', { name: 'Dismiss' }).click();

      await codeBoxes(page).first().fill(code);
      await page.getByRole('button', { name: verifyButton }).click();
      await expect(page).toHaveURL('/');
    },
  );
});

test.describe('the gate beside the boxes', { tag: '@wide' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('stands in front of the street while its page arrives', async ({ page, unverified }) => {
    await visitAsMember(page, '/aboutus', unverified);
    await page.getByRole('main').evaluate((main) => {
      const animate = main.animate.bind(main);
      main.animate = (...args) => {
        const arrival = animate(...args);
        arrival.pause();
        return arrival;
      };
    });
    await accountButton(page).click();
    await page.getByText('Verify Email', { exact: true }).click();
    await expect(heading(page, 'Verify your email')).toBeVisible();
    const inFront = () =>
      page.getByRole('main').evaluate((main) => {
        const { left, width, bottom } = main.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
        return main.contains(document.elementFromPoint(left + width / 2, Math.min(bottom, innerHeight) - 20));
      });
    await expect.poll(inFront).toBe(true);
    expect(await page.getByRole('main').evaluate((main) => main.getAnimations().length)).toBeGreaterThan(0);
  });

  test('is seen opening where the boxes have scrolled it away', async ({ page, server, unverified }) => {
    const { code } = await server.mailTo(unverified.email);
    await page.setViewportSize({ width: 390, height: 500 });
    await visitAsMember(page, '/email-verify', unverified);
    await codeBoxes(page).first().fill(code);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.getByRole('button', { name: verifyButton }).click();
    await expect(page.getByRole('main').locator('[data-open]')).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL('/');
  });

  test('lights a lamp for each digit, and opens before the next page', async ({
    page,
    server,
    unverified,
    tolerate,
  }) => {
    tolerate(/status of 400/);
    const { code } = await server.mailTo(unverified.email);
    await visitAsMember(page, '/email-verify', unverified);
    const lamps = page.getByRole('main').locator('[data-lit]');
    await expect(lamps).toHaveCount(0);
    await codeBoxes(page).first().fill('123');
    await expect(lamps).toHaveCount(3);
    await codeBoxes(page).first().fill(wrongCode(code));
    await expect(lamps).toHaveCount(6);
    await page.getByRole('button', { name: verifyButton }).click();
    await expect(lamps).toHaveCount(0);
    await codeBoxes(page).first().fill(code);
    const paper = () => {
      const form = document.querySelector('main form')?.closest('div:has(> h1)');
      const { top = 0, height = 0 } = form?.getBoundingClientRect() ?? {};
      return [top, height];
    };
    await expectFonts(page);
    const before = await page.evaluate(paper);
    // All at once, while the gate is opening.
    const opened = page.waitForFunction(() => {
      const main = document.querySelector('main');
      if (!main?.querySelector('[data-open]')) return null;
      const { top, height } = main.querySelector('div:has(> h1)')?.getBoundingClientRect() ?? {};
      const buttons = [...main.querySelectorAll('button')];
      const isVisible = (button: Element) => getComputedStyle(button).visibility === 'visible';
      return { text: main.innerText, box: [top, height], buttons: buttons.filter(isVisible).length };
    });
    await page.getByRole('button', { name: verifyButton }).click();
    const { text, box, buttons } = (await (await opened).jsonValue()) ?? {};
    expect(text).toContain('Your email is verified.');
    expect(buttons, 'offers no second verification').toBe(0);
    expect(box, 'moves nothing').toEqual(before);
    await expect(page).toHaveURL('/');
  });
});

test.describe('the verification page', () => {
  test('redirects a verified user to the home page', { tag: '@wide' }, async ({ page, member }) => {
    await page.goto('/email-verify');
    await expect(page).toHaveURL('/');
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
  });

  test('offers a visitor the login, and continues after it', { tag: '@wide' }, async ({ page, server }) => {
    const account = await openAccount(server, { verified: false });
    const { code } = await server.mailTo(account.email);
    const answer = await holdBack(page, '**/api/auth/is-auth');
    await page.goto('/email-verify');
    await expect(heading(page, 'Verify your email')).toBeVisible();
    await expect(page.getByLabel('Digit 1 of 6')).toBeHidden();
    answer();
    await expect(page.getByText('Log in first: the code belongs to your account.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByLabel('Email').fill(account.email);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(`We sent six digits to ${account.email}`)).toBeVisible();
    await codeBoxes(page).first().fill(code);
    await page.getByRole('button', { name: verifyButton }).click();
    await expect(page).toHaveURL('/');
  });

  test(
    'reports that a mail was sent recently on "Send again"',
    { tag: '@wide' },
    async ({ page, unverified }) => {
      await visitAsMember(page, '/email-verify', unverified);
      await codeBoxes(page).first().fill('12');
      await page.getByRole('button', { name: verifyButton }).click();
      await expect(codeBoxes(page).first()).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(
        toast(page, `We sent a code to ${unverified.email} a moment ago. Please check your mail.`),
      ).toBeVisible();
      await expect(codeBoxes(page).first()).not.toHaveAttribute('aria-invalid');
    },
  );

  test(
    'reports a failed mail on "Send again", and sends it when it can',
    { tag: '@wide' },
    async ({ page, server, tolerate }) => {
      tolerate(/status of 502/);
      const meera = newPerson();
      server.mail.refuse(true);
      await visit(page, '/');
      await signUp(page, meera);
      await expect(accountButton(page)).toBeVisible();
      await visitAsMember(page, '/email-verify', meera);
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(
        toast(page, 'We could not send the mail just now. Please ask for a new code in a little while.'),
      ).toBeVisible();
      server.mail.refuse(false);
      await page.getByRole('button', { name: 'Send again' }).click();
      const { code } = await server.mailTo(meera.email);
      await codeBoxes(page).first().fill(code);
      await page.getByRole('button', { name: verifyButton }).click();
      await expect(page).toHaveURL('/');
    },
  );
});

test.describe('the verification page without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('says what it needs, without boxes that do nothing', async ({ page }) => {
    await page.goto('/email-verify');
    // By its text: the locators leave out what is in a `noscript`.
    expect(await page.getByRole('main').innerText()).toContain(
      'Your email is verified with JavaScript switched on.',
    );
    await expect(codeBoxes(page).filter({ visible: true })).toHaveCount(0);
  });
});

test.describe('who may use cart and wishlist', () => {
  test('shows a visitor the alert of the specification and the login', { tag: '@wide' }, async ({ page }) => {
    await visit(page, '/arts/paintings');
    const dialog = page.getByRole('dialog', { name: 'Login' });
    expect(await alertAfter(page, () => addButton(page, 'Tarpa Circle').click())).toBe(
      'Please verify your Email to add items in cart.',
    );
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await alertAfter(page, () => heart(page, 'Tarpa Circle').click())).toBe(
      'Please verify your Email to add items to wishlist.',
    );
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heart(page, 'Tarpa Circle')).toHaveAttribute('aria-pressed', 'false');
    await expectInCart(page, 0);
    await expectInWishlist(page, 0);
  });

  test(
    'shows an unverified user the same alert and changes nothing',
    { tag: '@wide' },
    async ({ page, unverified }) => {
      await visitAsMember(page, '/arts/paintings', unverified);
      expect(await alertAfter(page, () => addButton(page, 'Tarpa Circle').click())).toBe(
        'Please verify your Email to add items in cart.',
      );
      expect(await alertAfter(page, () => heart(page, 'Tarpa Circle').click())).toBe(
        'Please verify your Email to add items to wishlist.',
      );
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(heart(page, 'Tarpa Circle')).toHaveAttribute('aria-pressed', 'false');
      await expectInCart(page, 0);
      await expectInWishlist(page, 0);
    },
  );

  test('shows a visitor of the handicrafts that page’s alert', { tag: '@wide' }, async ({ page }) => {
    await visit(page, '/arts/handicrafts');
    const add = page.getByRole('button', { name: /^Add to Cart/ }).first();
    expect(await alertAfter(page, () => add.click())).toBe('Please verify your Email to add items in cart.');
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const wish = page.getByRole('button', { name: /^Wishlist: / }).first();
    expect(await alertAfter(page, () => wish.click())).toBe(
      'Please verify your Email to add items in Wishlist.',
    );
  });

  test('carries out a press made before the page is ready', { tag: '@wide' }, async ({ page, member }) => {
    // The page's script loads late, as on a slow connection.
    const release = await holdScripts(page);
    await page.goto('/arts/paintings', { waitUntil: 'commit' });
    await addButton(page, 'Tarpa Circle').click();
    release();
    await expect(toast(page, 'Added to cart!')).toBeVisible();
    await expectInCart(page, 1);
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
  });

  test(
    'verifies a code entered and sent before the page is ready',
    { tag: '@wide' },
    async ({ page, server, unverified }) => {
      const { code } = await server.mailTo(unverified.email);
      await rememberMember(page);
      const release = await holdScripts(page);
      await page.goto('/email-verify', { waitUntil: 'commit' });
      await codeBoxes(page).first().fill(code);
      await page.getByRole('main').getByRole('button', { name: verifyButton }).click();
      release();
      await expect(page).toHaveURL('/');
    },
  );

  test('continues with the requested action after logging in', { tag: '@wide' }, async ({ page, server }) => {
    const account = await openAccount(server, { verified: true });
    await visit(page, '/arts/paintings');
    await logIn(page, account);
    await addButton(page, 'Tarpa Circle').click();
    await expect(toast(page, 'Added to cart!')).toBeVisible();
  });
});

test(
  'opens the login for a code after the session has ended elsewhere',
  { tag: '@wide' },
  async ({ page, unverified, server, tolerate }) => {
    tolerate(/status of 401/);
    await visitAsMember(page, '/email-verify', unverified);
    await endSession(server, unverified.cookie);
    await codeBoxes(page).first().fill('123456');
    await page.getByRole('main').getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await expect(accountButton(page)).toHaveCount(0);
  },
);

test.describe('a requested action of an unverified user', () => {
  test(
    'takes a new member from the home page to an item in the cart in eleven actions',
    { tag: '@phone' },
    async ({ page, server }) => {
      const meera = newPerson();
      let actions = 0;
      /** An action: a tap, a field that is filled in, or a code. */
      const act = async (action: Promise<unknown>): Promise<void> => {
        actions += 1;
        await action;
      };
      await visit(page, '/');
      await act(page.getByRole('button', { name: 'Open menu' }).tap());
      await act(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Paintings' }).tap());
      const alertText = await alertAfter(page, () => act(addButton(page, 'Tarpa Circle').tap()));
      expect(alertText).toBe('Please verify your Email to add items in cart.');
      const login = page.getByRole('dialog', { name: 'Login' });
      await expect(login.getByText('Log in to put “Tarpa Circle” into your cart.')).toBeVisible();
      await act(login.getByRole('button', { name: 'Sign Up' }).tap());
      const dialog = page.getByRole('dialog', { name: 'Sign Up' });
      await act(dialog.getByLabel('Username').fill(meera.name));
      await act(dialog.getByLabel('Email').fill(meera.email));
      await act(dialog.getByLabel('Password', { exact: true }).fill(meera.password));
      await act(dialog.getByRole('button', { name: 'Sign Up' }).tap());

      const shown = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
      await expect(shown, 'the offer waits for room').toHaveText([/^Welcome/, 'Registered successfully!']);
      const both = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
      expect(both?.height, 'two toasts are one small slab').toBeLessThanOrEqual(130);
      const message = toast(page, 'Verify your email, and “Tarpa Circle” goes into your cart.');
      await expect(message).toBeVisible();
      const { x, y, width } = (await message.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      expect(y, 'toasts stand at the foot').toBeGreaterThan(600);
      expect(x + width).toBeLessThanOrEqual(390);
      await expectFits(page);
      await expectAccessible(page);
      await act(page.getByRole('button', { name: 'Verify it now' }).tap());
      await expect(page).toHaveURL('/email-verify?return=%2Farts%2Fpaintings');
      await expect(message).toHaveCount(0);
      await expect(codeBoxes(page).first()).toBeFocused();
      const { code } = await server.mailTo(meera.email);
      await act(codeBoxes(page).first().fill(code));
      await act(page.getByRole('main').getByRole('button', { name: verifyButton }).tap());
      await expect(page).toHaveURL('/arts/paintings');
      await expect(toast(page, 'Added to cart!')).toBeVisible();
      await expectInCart(page, 1);
      expect(actions).toBeLessThanOrEqual(11);
    },
  );

  test(
    'is carried out after a reload too; plain verification goes home and adds nothing',
    { tag: '@wide' },
    async ({ page, server, unverified, device }) => {
      const { code } = await server.mailTo(unverified.email);
      await visitAsMember(page, '/arts/paintings?sort=price-descending', unverified);
      await alertAfter(page, () => heart(page, 'Lagna Chauk').click());
      let focused: string | null | undefined;
      await page.route('**/api/auth/send-verify-otp', async (route) => {
        focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
        await route.continue();
      });
      await page.getByRole('button', { name: 'Verify it now' }).press('Enter');
      await expect(codeBoxes(page).first()).toBeFocused();
      // While the code was requested, the focus was on the heart.
      expect(focused).toContain('Lagna Chauk');
      await page.reload();
      await codeBoxes(page).first().fill(code);
      await page.getByRole('main').getByRole('button', { name: verifyButton }).click();
      await expect(page).toHaveURL('/arts/paintings?sort=price-descending');
      await expect(toast(page, 'Added to wishlist!')).toBeVisible();
      await expectInWishlist(page, 1);

      const other = await openAccount(server, { verified: false });
      const { code: otherCode } = await server.mailTo(other.email);
      const plain = await device(other.cookie);
      await visitAsMember(plain, '/arts/paintings', other);
      await alertAfter(plain, () => addButton(plain, 'Tarpa Circle').click());
      await openAccountMenu(plain);
      await plain.getByRole('button', { name: verifyButton, exact: true }).click();
      await expect(plain).toHaveURL('/email-verify');
      await codeBoxes(plain).first().fill(otherCode);
      await plain.getByRole('main').getByRole('button', { name: verifyButton }).click();
      await expect(plain).toHaveURL('/');
      await expect(toast(plain, 'Thank you! Your email is verified.')).toBeVisible();
      await expectInCart(plain, 0);
      await expect(plain.getByRole('button', { name: 'Verify it now' })).toHaveCount(0);
    },
  );
});
