import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookiesWork } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

/** A document with a cookie jar; `keeps` tells whether it stores cookies. */
const stubBrowser = ({ cookieEnabled, keeps }: { cookieEnabled: boolean; keeps: boolean }) => {
  const jar = new Map([['theme', 'dark']]);
  vi.stubGlobal('navigator', { cookieEnabled });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      if (!keeps) return;
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  return jar;
};

describe('cookiesWork', () => {
  it('sets a test cookie and removes it', () => {
    const jar = stubBrowser({ cookieEnabled: true, keeps: true });
    expect(cookiesWork()).toBe(true);
    expect([...jar.keys()]).toEqual(['theme']);
  });

  it('is false when cookies are disabled or not stored', () => {
    stubBrowser({ cookieEnabled: false, keeps: true });
    expect(cookiesWork()).toBe(false);
    stubBrowser({ cookieEnabled: true, keeps: false });
    expect(cookiesWork()).toBe(false);
  });

  it('is false in a sandboxed frame', () => {
    vi.stubGlobal('navigator', { cookieEnabled: true });
    vi.stubGlobal('document', {
      set cookie(_: string) {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    expect(cookiesWork()).toBe(false);
  });
});
