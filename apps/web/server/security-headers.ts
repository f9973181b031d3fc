import { createHash } from 'node:crypto';
import { commonSecurityFields, nonPageContentPolicy } from '@kalavithi/contract/response-headers';

/**
 * Inline scripts of a document. Structured data is not among them: browsers never run a data block,
 * so no policy applies
 * (https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element).
 */
const inlineScripts = /<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the distinct hashes of the texts that a pattern finds. */
const hashesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(pattern), (match) => hashOf(match[1] as string))),
];

/**
 * Returns the Content-Security-Policy of one document. Inline scripts and styles are allowed by
 * hash: a nonce must differ for each visitor, and a cached document can't.
 */
export const contentSecurityPolicy = (html: string, apiOrigin: string | null): string => {
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(html, inlineScripts).join(' ')}`.trimEnd(),
    // The one Trusted Types policy is in `app/shell/trusted-types.ts`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src 'self' ${hashesOf(html, inlineStyles).join(' ')}`.trimEnd(),
    // Pictures set their colour, and carousels their position, in style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${api}`,
    "media-src 'self'",
    `connect-src 'self'${api}`,
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** The policy of a file that is opened by itself: it may show itself and load nothing else. */
export const filePolicy = `${nonPageContentPolicy}; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'`;

/** Returns the header fields of every response of the site, without policy and caching. */
export const commonFields = (publicUrl: string): Record<string, string> => ({
  ...commonSecurityFields(publicUrl),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});
