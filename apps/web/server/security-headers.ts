import { createHash } from 'node:crypto';
import { barePolicy, permissionsPolicy, strictTransportSecurity } from '@kalavithi/contract/response-headers';

/**
 * Inline scripts of a document: those without `src`, with their text. Structured data is none: a data block is never prepared as a
 * script, so no policy is asked (https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element).
 */
const inlineScripts = /<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyles = /<style>([\s\S]*?)<\/style>/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hash of each text that a pattern finds in a document, once. */
const hashesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(pattern), (match) => hashOf(match[1] as string))),
];

/**
 * The Content-Security-Policy of one document. Inline scripts and styles are allowed by their hash, worked out once when the document is
 * made: a nonce would have to differ for each visitor, and a document kept for everyone can't.
 */
export const contentSecurityPolicy = (html: string, apiOrigin: string | null): string => {
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(html, inlineScripts).join(' ')}`.trimEnd(),
    // No text becomes markup or script; `app/shell/trusted-types.ts` has the one policy.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src 'self' ${hashesOf(html, inlineStyles).join(' ')}`.trimEnd(),
    // Pictures carry their colour, and carousels their position, in style attributes.
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

/** The policy of a file that is opened by itself: it shows what it is, in the browser's own frame, and loads nothing else. */
export const filePolicy = `${barePolicy}; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'`;

/** Header fields of every answer of the site; a kind of answer adds its policy and its caching. */
export const commonFields = (publicUrl: string): Record<string, string> => {
  const transport = strictTransportSecurity(publicUrl);
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(transport === null ? {} : { 'Strict-Transport-Security': transport }),
  };
};
