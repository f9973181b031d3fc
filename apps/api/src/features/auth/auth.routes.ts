import type { Deps } from '../../deps.ts';
import type { ApiApp } from '../../platform/http/api-context.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { mountCall, sessionOf } from '../../platform/http/mount-call.ts';
import { done } from '../../platform/http/outcome.ts';
import {
  clearSessionCookie,
  readSessionCookie,
  writeSessionCookie,
} from '../../platform/sessions/session-cookie.ts';
import { endSession } from '../../platform/sessions/sessions.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetOtp } from './send-reset-otp.ts';
import { sendVerifyOtp } from './send-verify-otp.ts';
import { verifyAccount } from './verify-account.ts';

const acknowledged = (message: string) => done({ success: true as const, message });

export const mountAuth = (app: ApiApp, deps: Deps): void => {
  mountCall(app, deps, 'isAuth', async ({ context }) =>
    done({ success: (await sessionOf(context, deps)) !== null }),
  );

  mountCall(app, deps, 'register', async ({ body, context }) => {
    const registered = await register(deps, { ...body, client: clientAddress(context, deps.config) });
    if (!registered.ok) return registered;
    writeSessionCookie(context, deps.config, registered.value.token);
    return acknowledged(registered.value.message);
  });

  mountCall(app, deps, 'login', async ({ body, context }) => {
    const oldToken = readSessionCookie(context, deps.config);
    const loggedIn = await logIn(deps, { ...body, oldToken });
    if (!loggedIn.ok) return loggedIn;
    writeSessionCookie(context, deps.config, loggedIn.value.token);
    return acknowledged(loggedIn.value.message);
  });

  mountCall(app, deps, 'logout', async ({ context }) => {
    const token = readSessionCookie(context, deps.config);
    if (token) {
      await endSession(deps, deps.db, token);
      clearSessionCookie(context, deps.config);
    }
    return acknowledged('You are logged out. See you again soon!');
  });

  mountCall(app, deps, 'sendResetOtp', async ({ body }) => {
    const sent = await sendResetOtp(deps, body);
    return sent.ok ? acknowledged(sent.value) : sent;
  });

  mountCall(app, deps, 'resetPassword', async ({ body }) => {
    const reset = await resetPassword(deps, body);
    return reset.ok ? acknowledged(reset.value) : reset;
  });

  mountCall(app, deps, 'sendVerifyOtp', async ({ session }) => {
    const sent = await sendVerifyOtp(deps, session.user);
    return sent.ok ? acknowledged(sent.value) : sent;
  });

  mountCall(app, deps, 'verifyAccount', async ({ session, body }) => {
    const verified = await verifyAccount(deps, { ...body, user: session.user });
    return verified.ok ? acknowledged(verified.value) : verified;
  });
};
