import type { Deps } from '../../deps.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-context.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { mountCall, sessionOf } from '../../http/mount-call.ts';
import { done, refuse, type Refusal } from '../../platform/outcome.ts';
import { busySeconds, HashQueueFull } from '../../platform/passwords/hash-queue.ts';
import {
  clearAskerCookie,
  readAskerCookie,
  readDeviceCookie,
  writeAskerCookie,
  writeDeviceCookie,
} from '../../http/device-cookie.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '../../http/session-cookie.ts';
import { endSession } from '../../platform/sessions/sessions.ts';
import type { Caller, SignedIn } from './caller.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetOtp } from './send-reset-otp.ts';
import { sendVerifyOtp } from './send-verify-otp.ts';
import { verifyAccount } from './verify-account.ts';

const acknowledged = (message: string) => done({ success: true as const, message });

/** Answers `busy` when the queue of hashes is full. */
const unlessBusy = async <Result>(work: Promise<Result>): Promise<Result | Refusal<'busy'>> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HashQueueFull) return refuse('busy', { retryAfterSeconds: busySeconds });
    throw error;
  }
};

/** 256 bits, as base64url. */
const askerTokenBytes = 32;
const askerTokenForm = /^[\w-]{43}$/;

export const mountAuth = (app: ApiApp, deps: Deps): void => {
  /** The dependencies with the request's log, whose lines have the request's id and the client. */
  const within = (context: ApiContext): Deps => ({ ...deps, log: context.var.log() });

  const callerOf = (context: ApiContext): Caller => ({
    client: clientAddress(context, deps.config),
    deviceCookie: readDeviceCookie(context, deps.config),
  });

  const askerTokenOf = (context: ApiContext): string | null => {
    const token = readAskerCookie(context, deps.config);
    return token !== undefined && askerTokenForm.test(token) ? token : null;
  };

  const signIn = (context: ApiContext, { userId, token, device, message }: SignedIn) => {
    context.set('userId', userId);
    writeSessionCookie(context, deps.config, token);
    writeDeviceCookie(context, deps.config, device);
    return acknowledged(message);
  };

  mountCall(app, deps, 'isAuth', async ({ context }) =>
    done({ success: (await sessionOf(context, deps)) !== null }),
  );

  mountCall(app, deps, 'register', async ({ body, context }) => {
    const oldToken = readSessionCookie(context, deps.config);
    const registered = await unlessBusy(
      register(within(context), { ...body, ...callerOf(context), oldToken }),
    );
    return registered.ok ? signIn(context, registered.value) : registered;
  });

  mountCall(app, deps, 'login', async ({ body, context }) => {
    const oldToken = readSessionCookie(context, deps.config);
    const loggedIn = await unlessBusy(logIn(within(context), { ...body, ...callerOf(context), oldToken }));
    return loggedIn.ok ? signIn(context, loggedIn.value) : loggedIn;
  });

  mountCall(app, deps, 'logout', async ({ context }) => {
    const token = readSessionCookie(context, deps.config);
    if (token) {
      const userId = await endSession(deps, deps.db, token);
      if (userId) {
        context.set('userId', userId);
        context.var.log().info({ event: 'logout', user: userId }, 'logout');
      }
      clearSessionCookie(context, deps.config);
    }
    return acknowledged('You are logged out. See you again soon!');
  });

  mountCall(app, deps, 'sendResetOtp', async ({ body, context }) => {
    const askerToken = askerTokenOf(context) ?? deps.random.token(askerTokenBytes);
    const sent = await sendResetOtp(within(context), { ...body, ...callerOf(context), askerToken });
    if (!sent.ok) return sent;
    writeAskerCookie(context, deps.config, askerToken);
    return acknowledged(sent.value);
  });

  mountCall(app, deps, 'resetPassword', async ({ body, context }) => {
    const askerToken = askerTokenOf(context);
    const reset = await unlessBusy(
      resetPassword(within(context), { ...body, ...callerOf(context), askerToken }),
    );
    if (!reset.ok) return reset;
    writeDeviceCookie(context, deps.config, reset.value.device);
    if (askerToken) clearAskerCookie(context, deps.config);
    return acknowledged(reset.value.message);
  });

  mountCall(app, deps, 'sendVerifyOtp', async ({ session, context }) => {
    const { client } = callerOf(context);
    const sent = await sendVerifyOtp(within(context), { user: session.user, client });
    return sent.ok ? acknowledged(sent.value) : sent;
  });

  mountCall(app, deps, 'verifyAccount', async ({ session, body, context }) => {
    const verified = await verifyAccount(within(context), { ...body, user: session.user });
    return verified.ok ? acknowledged(verified.value) : verified;
  });
};
