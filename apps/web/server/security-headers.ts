import { createHash } from 'node:crypto';

/**
 * Inline scripts of a document: those without `src`, with their text. Structured data is none: a data block is never prepared as a
 * script, so no policy is asked (https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element).
 */
const inlineScripts = /<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyles = /<style>([\s\S]*?)<\/style>/g;
const stylesOf = (html: string): string[] =>
  Array.from(html.matchAll(inlineStyles), (match) => hashOf(match[1] as string));

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The Content-Security-Policy of one document. Inline scripts are allowed by their hash, worked out once when the document is
 * made: a nonce would have to differ for each visitor, and a document kept for everyone can't.
 */
export const contentSecurityPolicy = (html: string, apiOrigin: string | null): string => {
  const hashes = [
    ...new Set(Array.from(html.matchAll(inlineScripts), (match) => hashOf(match[1] as string))),
  ];
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trimEnd(),
    `style-src 'self' ${stylesOf(html).join(' ')}`.trimEnd(),
    // Pictures carry their colour, and carousels their position, in style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${api}`,
    "media-src 'self'",
    `connect-src 'self'${api}`,
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** Headers of every answer of the site. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
