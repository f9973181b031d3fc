import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const scriptSources = (html: string): string =>
  /script-src ([^;]*);/.exec(contentSecurityPolicy(html, null))?.[1] ?? '';

describe('contentSecurityPolicy', () => {
  it('has no hash for structured data', () => {
    expect(scriptSources('<script type="application/ld+json">{"@type":"Event"}</script>')).toBe("'self'");
  });

  it('has the hash of a script beside structured data', () => {
    const alone = scriptSources('<script>run()</script>');
    expect(alone).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(scriptSources('<script type="application/ld+json">{"a":1}</script><script>run()</script>')).toBe(
      alone,
    );
  });

  it.each(['<script type="module">run()</script>', '<script data-type="application/ld+json">run()</script>'])(
    'names the hash of %s',
    (html) => expect(scriptSources(html)).toContain('sha256-'),
  );
});
