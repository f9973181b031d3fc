import { codes } from '@kalavithi/contract/constants';
import { limits } from '@kalavithi/contract/rate-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HashQueueFull } from '../../platform/passwords/hash-queue.ts';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';
import { wrongCode } from '../../testing/wrong-code.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const isSignedIn = async (person: Person) => (await api.succeed('isAuth', { as: person })).answer.success;

const mailsTo = ({ email }: Person) => api.mail.mails.filter(({ to }) => to === email);

const requestReset = async (person: Person) => {
  await api.succeed('sendResetOtp', { body: { email: person.email } });
  await api.deps.background.settle(1000);
  return api.mail.codeFor(person.email);
};

const newPassword = 'eight-lotus-leaves';

test('sets the password with the mailed code and ends every session', async () => {
  const asha = await api.signIn();
  const otherDevice = { ...asha };
  await api.succeed('login', { as: otherDevice, body: asha });
  const otp = await requestReset(asha);
  const { answer } = await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
  expect(answer.message).toBe('Your password is changed. Please log in with the new one.');
  expect(await isSignedIn(asha)).toBe(false);
  expect(await isSignedIn(otherDevice)).toBe(false);
  await api.fail('login', 'bad-credentials', { body: asha });
  await api.succeed('login', { as: asha, body: { email: asha.email, password: newPassword } });
  expect(await isSignedIn(asha)).toBe(true);
});

test('does not verify the address', async () => {
  const asha = await api.signIn({ verified: false });
  const otp = await requestReset(asha);
  await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
  await api.succeed('login', { as: asha, body: { email: asha.email, password: newPassword } });
  const { answer } = await api.succeed('userData', { as: asha });
  expect(answer.userData.isAccountVerified).toBe(false);
});

test('accepts a code once', async () => {
  const asha = await api.signIn();
  const otp = await requestReset(asha);
  await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
  await api.fail('resetPassword', 'code-invalid', { body: { email: asha.email, otp, newPassword } });
});

test('accepts one of three concurrent uses of a code', async () => {
  const asha = await api.signIn();
  const otp = await requestReset(asha);
  const outcomes = await Promise.all(
    [1, 2, 3].map((index) =>
      api.attempt('resetPassword', {
        body: { email: asha.email, otp, newPassword: `${newPassword}-${index}` },
      }),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['code-invalid', 'code-invalid', null].toSorted());
});

test.each([
  ['password-short', 'short'],
  ['password-long', 'x'.repeat(129)],
  ['password-common', 'iloveyou1'],
] as const)('a %s costs no try', async (code, refused) => {
  const asha = await api.signIn();
  const otp = await requestReset(asha);
  for (let count = 0; count <= codes.tries; count += 1) {
    await api.fail('resetPassword', code, { body: { email: asha.email, otp, newPassword: refused } });
  }
  await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
});

test('unlocks a locked account', async () => {
  const asha = await api.signIn();
  for (let count = 0; count <= limits.loginFailures.points; count += 1) {
    await api.attempt('login', { body: { email: asha.email, password: 'a guess of somebody' } });
  }
  await api.fail('login', 'too-many-logins', { body: asha });
  const otp = await requestReset(asha);
  await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
  await api.succeed('login', { body: { email: asha.email, password: newPassword } });
});

test('answers the same for known and unknown addresses', async () => {
  const known = await api.signIn();
  const unknown = api.stranger();
  const story = async ({ email }: Person) => {
    const responses: unknown[] = [];
    const tell = async (path: string, body: object) => {
      const response = await api.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { requestId: _, ...answer } = (await response.json()) as Record<string, unknown>;
      const text = JSON.stringify(answer).replaceAll(email, '<email>');
      responses.push([response.status, text, response.headers.get('retry-after')]);
    };
    // Right once in a million runs.
    const guess = { email, otp: '000000', newPassword };
    await tell('/api/auth/reset-password', guess);
    await tell('/api/auth/send-reset-otp', { email });
    for (let count = 0; count < codes.tries + 2; count += 1) await tell('/api/auth/reset-password', guess);
    for (let count = 0; count < limits.codeRequests.points; count += 1)
      await tell('/api/auth/send-reset-otp', { email });
    return responses;
  };
  expect(await story(unknown)).toEqual(await story(known));
  await api.deps.background.settle(1000);
  expect(mailsTo(known).length).toBeGreaterThan(0);
  expect(mailsTo(unknown)).toHaveLength(0);
});

test('composes a mail for unknown addresses too, without sending it', async () => {
  const { background } = api.deps;
  const began: string[] = [];
  api.deps.background = {
    ...background,
    run: (name, work) => {
      began.push(name);
      background.run(name, work);
    },
  };
  const known = await api.signIn();
  const unknown = api.stranger();
  for (const { email } of [known, unknown]) await api.succeed('sendResetOtp', { body: { email } });
  api.deps.background = background;
  await background.settle(1000);
  expect(began).toEqual(['mail with a reset code', 'mail with a reset code']);
  expect(mailsTo(known)).toHaveLength(1);
  expect(mailsTo(unknown)).toHaveLength(0);
});

test('sends the mail after the response; after a failure the next request sends at once', async () => {
  const asha = await api.signIn();
  api.mail.refuse(true);
  await api.succeed('sendResetOtp', { body: { email: asha.email } });
  await api.deps.background.settle(1000);
  api.mail.refuse(false);
  expect(await requestReset(asha)).toMatch(/^\d{6}$/);
});

test('mails a known browser another code right after a reset', async () => {
  const asha = await api.signIn();
  await api.succeed('login', { as: asha, body: asha });
  await api.succeed('sendResetOtp', { as: asha, body: { email: asha.email } });
  await api.deps.background.settle(1000);
  const otp = api.mail.codeFor(asha.email);
  await api.succeed('resetPassword', { as: asha, body: { email: asha.email, otp, newPassword } });
  await api.succeed('sendResetOtp', { as: asha, body: { email: asha.email } });
  await api.deps.background.settle(1000);
  expect(mailsTo(asha)).toHaveLength(2);
});

test('limits codes to five in 15 minutes', async () => {
  const asha = await api.signIn();
  for (let count = 0; count < limits.codeRequests.points; count += 1) await requestReset(asha);
  const { headers } = await api.fail('sendResetOtp', 'too-many-codes', { body: { email: asha.email } });
  expect(headers.get('retry-after')).toBe(String(limits.codeRequests.windowSeconds));
});

test('greets by name only verified accounts, and never with a link', async () => {
  const mailFor = async (who: { name: string; verified: boolean }) => {
    const person = await api.signIn(who);
    await requestReset(person);
    return mailsTo(person)[0];
  };
  expect((await mailFor({ name: 'Asha & "Co"', verified: true }))?.html).toContain(
    'Namaste Asha &amp; &quot;Co&quot;,',
  );
  for (const [name, verified] of [
    ['Call 1800 now', false],
    ['Win at http://evil.example now', true],
    // Stored before such names were refused.
    ['A\n\nYour account is blocked', true],
  ] as const) {
    const mail = await mailFor({ name, verified });
    expect(mail?.text).toMatch(/^Namaste,\n\nWith this code/);
    expect(mail?.html).toContain('>Namaste,</p>');
  }
});

test('refuses the account’s name as password without using an attempt', async () => {
  const asha = await api.signIn();
  const otp = await requestReset(asha);
  const body = { email: asha.email, newPassword: 'Asha Devi 1990' };
  await api.fail('resetPassword', 'code-invalid', { body: { ...body, otp: wrongCode(otp) } });
  for (let count = 0; count <= codes.tries; count += 1) {
    await api.fail('resetPassword', 'password-own-name', { body: { ...body, otp } });
  }
  await api.succeed('resetPassword', { body: { ...body, otp, newPassword } });
});

describe('the requesting browser', () => {
  /** A browser that has asked for a code, and the code. */
  const ask = async (asha: Person, from: string) => {
    const browser: Person = { ...asha, cookie: '' };
    await api.succeed('sendResetOtp', { as: browser, from, body: { email: asha.email } });
    await api.deps.background.settle(1000);
    expect(browser.cookie).toMatch(/^kalavithi-code=[\w-]{43}$/);
    return { browser, otp: api.mail.codeFor(asha.email) };
  };

  test('has five attempts regardless of other clients', async () => {
    const asha = await api.signIn();
    const { browser, otp } = await ask(asha, '10.1.0.1');
    const guess = { email: asha.email, otp: wrongCode(otp), newPassword };
    // Attackers in other networks and in her own.
    for (const from of ['10.1.0.1', ...Array.from({ length: 12 }, (_, index) => `10.2.0.${index}`)]) {
      for (let count = 0; count <= codes.tries; count += 1) {
        await api.attempt('resetPassword', { from, body: guess });
      }
    }
    await api.fail('resetPassword', 'too-many-code-failures', { from: '10.3.0.1', body: { ...guess, otp } });
    for (let count = 1; count < codes.tries; count += 1) {
      await api.fail('resetPassword', 'code-invalid', { as: browser, from: '10.1.0.1', body: guess });
    }
    await api.succeed('resetPassword', { as: browser, from: '10.1.0.1', body: { ...guess, otp } });
  });

  test('locks the code after its own five attempts', async () => {
    const asha = await api.signIn();
    const { browser, otp } = await ask(asha, '10.1.0.2');
    const body = { email: asha.email, otp: wrongCode(otp), newPassword };
    for (let count = 1; count < codes.tries; count += 1) {
      await api.fail('resetPassword', 'code-invalid', { as: browser, body });
    }
    await api.fail('resetPassword', 'code-locked', { as: browser, body });
    await api.fail('resetPassword', 'code-locked', { as: browser, body: { ...body, otp } });
  });

  test('keeps its code when another client requests one', async () => {
    const asha = await api.signIn();
    const hers = await ask(asha, '10.1.0.3');
    api.clock.advance(codes.resendSeconds);
    const stranger = await ask(asha, '10.2.0.3');
    const body = { email: asha.email, newPassword };
    if (hers.otp !== stranger.otp) {
      // The attacker’s browser and clients without cookies can’t use her code: theirs is newer.
      await api.fail('resetPassword', 'code-invalid', {
        as: stranger.browser,
        body: { ...body, otp: hers.otp },
      });
      await api.fail('resetPassword', 'code-invalid', { body: { ...body, otp: hers.otp } });
    }
    await api.succeed('resetPassword', { as: hers.browser, body: { ...body, otp: hers.otp } });
    // One reset uses all codes of the account up.
    await api.fail('resetPassword', 'code-invalid', {
      as: stranger.browser,
      body: { ...body, otp: stranger.otp },
    });
  });

  test('can reset when another client has used up requests and logins', async () => {
    const asha = await api.signIn();
    for (let count = 0; count < limits.codeRequests.points * 2; count += 1) {
      await api.attempt('sendResetOtp', { from: '10.4.0.1', body: { email: asha.email } });
    }
    for (let count = 0; count < limits.loginFailures.points * 3; count += 1) {
      const body = { email: asha.email, password: 'a guess of somebody' };
      await api.attempt('login', { from: '10.4.0.1', body });
    }
    await api.fail('sendResetOtp', 'too-many-codes', { from: '10.4.0.1', body: { email: asha.email } });
    api.clock.advance(codes.resendSeconds);
    const { browser, otp } = await ask(asha, '10.1.0.4');
    const body = { email: asha.email, newPassword, otp };
    await api.succeed('resetPassword', { as: browser, from: '10.1.0.4', body });
    await api.succeed('login', { as: browser, from: '10.1.0.4', body: { ...asha, password: newPassword } });
  });

  test('may have no cookies: five attempts for each code', async () => {
    const asha = await api.signIn();
    const otp = await requestReset(asha);
    const body = { email: asha.email, otp: wrongCode(otp), newPassword };
    for (let count = 1; count < codes.tries; count += 1) {
      await api.fail('resetPassword', 'code-invalid', { body });
    }
    await api.fail('resetPassword', 'code-locked', { body });
    await api.fail('resetPassword', 'code-locked', { body: { ...body, otp } });
    api.clock.advance(codes.resendSeconds);
    await api.succeed('resetPassword', { body: { ...body, otp: await requestReset(asha) } });
  });

  test('answers five of forty concurrent guesses', async () => {
    const asha = await api.signIn();
    const otp = await requestReset(asha);
    const body = { email: asha.email, otp: wrongCode(otp), newPassword };
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => api.attempt('resetPassword', { body })),
    );
    const learnt = outcomes.filter((outcome) => outcome === 'code-invalid').length;
    expect(learnt).toBeLessThanOrEqual(codes.tries);
    expect(outcomes.filter((outcome) => outcome === 'code-locked')).toHaveLength(40 - learnt);
    await api.fail('resetPassword', 'code-locked', { body: { ...body, otp } });
  });
});

test('limits wrong codes per client, and per account and day', async () => {
  const { limiter } = api.deps;
  const asha = await api.signIn();
  const otp = await requestReset(asha);
  const body = { email: asha.email, otp, newPassword };
  for (let count = 0; count < limits.codeFailuresPerClient.points; count += 1) {
    await limiter.consume('codeFailuresPerClient', '10.5.0.1');
  }
  await api.fail('resetPassword', 'too-many-code-failures', { from: '10.5.0.1', body });
  for (let count = 0; count < limits.codeFailuresPerDay.points; count += 1) {
    await limiter.consume('codeFailuresPerDay', asha.email);
  }
  const { headers } = await api.fail('resetPassword', 'too-many-code-failures', { from: '10.5.0.2', body });
  expect(Number(headers.get('retry-after'))).toBe(limits.codeFailuresPerDay.windowSeconds);
});

test('limits code requests of a client to sixty, known devices apart', async () => {
  const from = '10.6.0.1';
  const asha = await api.signIn();
  await api.succeed('login', { as: asha, from, body: asha });
  for (let count = 0; count < limits.codeRequestsPerClient.points; count += 1) {
    await api.succeed('sendResetOtp', { from, body: { email: api.stranger().email } });
  }
  await api.fail('sendResetOtp', 'too-many-codes-here', { from, body: { email: asha.email } });
  await api.succeed('sendResetOtp', { as: asha, from, body: { email: asha.email } });
});

test('limits mails to a mailbox to 3 in 15 minutes and 15 a day', async () => {
  const asha = await api.signIn();
  await api.succeed('login', { as: asha, body: asha });
  const askEveryMinute = async (minutes: number, from = '') => {
    for (let minute = 0; minute < minutes; minute += 1) {
      const body = { email: asha.email };
      await api.attempt('sendResetOtp', { from: from || `10.7.0.${minute}`, body });
      await api.deps.background.settle(1000);
      api.clock.advance(codes.resendSeconds);
    }
    api.clock.advance(limits.codeMails.windowSeconds);
  };
  await askEveryMinute(10);
  expect(mailsTo(asha)).toHaveLength(limits.codeMails.points);
  // One client can’t use up the mailbox’s daily limit.
  for (let quarter = 0; quarter < 4; quarter += 1) await askEveryMinute(4, '10.7.1.1');
  expect(mailsTo(asha)).toHaveLength(limits.codeMails.points + limits.codeMailsFromClient.points);
  for (let quarter = 0; quarter < 8; quarter += 1) await askEveryMinute(4);
  expect(mailsTo(asha)).toHaveLength(limits.codeMailsPerDay.points);
  await api.fail('sendResetOtp', 'too-many-codes', { from: '10.7.2.1', body: { email: asha.email } });
  // A known device has a share of its own.
  await api.succeed('sendResetOtp', { as: asha, body: { email: asha.email } });
  await api.deps.background.settle(1000);
  expect(mailsTo(asha)).toHaveLength(limits.codeMailsPerDay.points + 1);
});

test('gives devices of unverified accounts no extra mails', async () => {
  const asha = await api.signIn({ verified: false });
  await api.succeed('login', { as: asha, body: asha });
  for (let count = 0; count < limits.codeMailsPerDay.points; count += 1) {
    await api.deps.limiter.consume('codeMailsPerDay', `reset-password ${asha.email}`);
  }
  await api.attempt('sendResetOtp', { as: asha, body: { email: asha.email } });
  await api.deps.background.settle(1000);
  expect(mailsTo(asha)).toHaveLength(0);
});

test('answers a new request with success while a recent code is valid', async () => {
  const asha = await api.signIn();
  for (let minute = 0; minute < limits.codeMails.points; minute += 1) {
    await requestReset(asha);
    api.clock.advance(codes.resendSeconds);
  }
  // No mail, but the step with the six boxes opens, and the last code works there.
  const otp = await requestReset(asha);
  expect(mailsTo(asha)).toHaveLength(limits.codeMails.points);
  await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
});

test('answers busy without using an attempt when the hash queue is full', async () => {
  const asha = await api.signIn();
  const otp = await requestReset(asha);
  const { passwords } = api.deps;
  api.deps.passwords = {
    ...passwords,
    hash: () => Promise.reject(new HashQueueFull()),
  };
  const body = { email: asha.email, otp, newPassword };
  for (let count = 0; count <= codes.tries; count += 1) {
    const { headers } = await api.fail('resetPassword', 'busy', { body });
    expect(headers.get('retry-after')).toBe('5');
  }
  api.deps.passwords = passwords;
  await api.succeed('resetPassword', { body });
});
