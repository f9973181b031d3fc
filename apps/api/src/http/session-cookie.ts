import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Config } from '../platform/config.ts';
import type { ApiContext } from '../platform/http/api-context.ts';
import { hostOf } from '../platform/http/origin-check.ts';
import { sessionSeconds } from '../platform/sessions/sessions.ts';

const isSecureSite = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');

/** The `__Host-` prefix stops subdomains and plain http from setting the cookie; it needs https. */
export const cookieName = (config: Pick<Config, 'publicUrl'>, name: string): string =>
  isSecureSite(config) ? `__Host-${name}` : name;

export const sessionCookieName = (config: Pick<Config, 'publicUrl'>): string =>
  cookieName(config, 'kalavithi');

/** Whether the calling page is of another site that WEB_ORIGINS allows. */
const isFromAnotherSite = (context: ApiContext, config: Config): boolean => {
  const origin = context.req.header('origin');
  if (!origin || !config.webOrigins.includes(origin)) return false;
  return new URL(origin).hostname !== hostOf(context, config)?.hostname;
};

/** The attributes of all cookies. */
export const cookieOptions = (context: ApiContext, config: Config): CookieOptions => {
  const crossSite = isFromAnotherSite(context, config);
  return {
    path: '/',
    httpOnly: true,
    secure: crossSite || isSecureSite(config),
    sameSite: crossSite ? 'None' : 'Lax',
  };
};

/** The token that the request carries, if any. */
export const readSessionCookie = (context: ApiContext, config: Config): string | undefined =>
  getCookie(context, sessionCookieName(config)) || undefined;

export const writeSessionCookie = (context: ApiContext, config: Config, token: string): void =>
  setCookie(context, sessionCookieName(config), token, {
    ...cookieOptions(context, config),
    maxAge: sessionSeconds,
  });

export const clearSessionCookie = (context: ApiContext, config: Config): void => {
  deleteCookie(context, sessionCookieName(config), cookieOptions(context, config));
};
