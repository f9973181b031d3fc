import { codes, devices } from '@kalavithi/contract/constants';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { secondsPerDay } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { ApiContext } from '../platform/http/api-context.ts';
import { cookieName, cookieOptions } from './session-cookie.ts';

const deviceName = (config: Config) => cookieName(config, 'kalavithi-device');
const askerName = (config: Config) => cookieName(config, 'kalavithi-code');

/** The accounts that have logged in in this browser, as written by `rememberDevice`. */
export const readDeviceCookie = (context: ApiContext, config: Config): string | undefined =>
  getCookie(context, deviceName(config)) || undefined;

export const writeDeviceCookie = (context: ApiContext, config: Config, value: string): void =>
  setCookie(context, deviceName(config), value, {
    ...cookieOptions(context, config),
    maxAge: devices.rememberedDays * secondsPerDay,
  });

/** The token of a browser that has asked for a reset code. */
export const readAskerCookie = (context: ApiContext, config: Config): string | undefined =>
  getCookie(context, askerName(config)) || undefined;

/** Lives as long as the code that was asked for. */
export const writeAskerCookie = (context: ApiContext, config: Config, token: string): void =>
  setCookie(context, askerName(config), token, {
    ...cookieOptions(context, config),
    maxAge: codes.validMinutes * 60,
  });

export const clearAskerCookie = (context: ApiContext, config: Config): void => {
  deleteCookie(context, askerName(config), cookieOptions(context, config));
};
