import type { HeadersFunction } from 'react-router';
import type { Loaded } from './loaded';

/**
 * Seconds for which a document is fresh. For as long again it is served while the API is asked
 * whether anything has changed, so a change shows within five seconds. Asking costs little: only a
 * change renders the page again.
 */
const freshSeconds = 2;
/** Shorter: visitors look for a picture that they have just uploaded. */
export const freshSecondsOfUploads = 1;

/**
 * The status and caching of a page by its data. A missing page is a 404, cached like any other: all
 * unknown ids of a route share one document. Any other failure, also a 404 of a list, is temporary:
 * 503, never cached.
 */
export const statusOf = (result: Loaded<unknown>, seconds = freshSeconds): ResponseInit => {
  const headers = { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` };
  if (result.missing) return { status: 404, headers };
  return result.state === 'loaded' ? { headers } : { status: 503, headers: { 'Cache-Control': 'no-store' } };
};

/** Passes the loader's caching on to the document. */
export const cachingOfLoader: HeadersFunction = ({ loaderHeaders }) => {
  const caching = loaderHeaders.get('Cache-Control');
  return caching ? { 'Cache-Control': caching } : {};
};
