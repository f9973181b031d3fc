/** The browser rejects the session cookie. The message is shown to the visitor. */
export class CookiesBlockedError extends Error {}

const probe = 'kalavithi.cookies';

/** Whether the browser stores cookies of this page. */
export const cookiesWork = (): boolean => {
  if (!navigator.cookieEnabled) return false;
  try {
    document.cookie = `${probe}=1; Path=/; SameSite=Lax; Max-Age=10`;
    const isStored = document.cookie.split('; ').includes(`${probe}=1`);
    document.cookie = `${probe}=; Path=/; SameSite=Lax; Max-Age=0`;
    return isStored;
  } catch {
    // A sandboxed frame throws.
    return false;
  }
};
