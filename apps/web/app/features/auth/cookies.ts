/** The browser does not keep the cookie of a session, so nobody can be logged in. The message is for people. */
export class CookiesBlockedError extends Error {
  override readonly name = 'CookiesBlockedError';
}

const probe = 'kalavithi.cookies';

/** Whether the browser keeps cookies of this page: it says so itself, and keeps one that is tried. */
export const cookiesWork = (): boolean => {
  if (!navigator.cookieEnabled) return false;
  try {
    document.cookie = `${probe}=1; Path=/; SameSite=Lax; Max-Age=10`;
    const kept = document.cookie.split('; ').includes(`${probe}=1`);
    document.cookie = `${probe}=; Path=/; SameSite=Lax; Max-Age=0`;
    return kept;
  } catch {
    // A sandboxed frame may not even ask.
    return false;
  }
};
