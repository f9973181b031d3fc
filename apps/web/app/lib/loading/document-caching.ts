import type { HeadersFunction } from 'react-router';
import type { Loaded } from './loaded';

/**
 * How long, in seconds, a document with data may be shown before it is rendered again in the background, and for as long again
 * before the next visitor waits for it.
 */
const freshSeconds = 30;
/** People who have uploaded a picture look for it on the next page. */
export const freshSecondsOfUploads = 1;

/**
 * The status and caching of a page by its data. A missing page is a 404, kept as long as one with data: all unknown ids of a kind
 * share one document, which must not be rendered for each request. Any other failure, also a 404 of a list, is temporary: 503,
 * never kept.
 */
export const statusOf = (result: Loaded<unknown>, seconds = freshSeconds): ResponseInit => {
  const kept = { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` };
  if (result.state === 'loaded') return { headers: kept };
  return result.missing
    ? { status: 404, headers: kept }
    : { status: 503, headers: { 'Cache-Control': 'no-store' } };
};

/** Passes the loader's caching on to the document. */
export const cachingOfLoader: HeadersFunction = ({ loaderHeaders }) => {
  const caching = loaderHeaders.get('Cache-Control');
  return caching ? { 'Cache-Control': caching } : {};
};
