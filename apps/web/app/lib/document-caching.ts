import type { HeadersFunction } from 'react-router';
import type { Loaded } from './loaded';

/**
 * How long, in seconds, a document with data may be shown before it is made anew behind the next visitor's back, and for as long again before
 * the next visitor waits for it.
 */
const freshSeconds = 30;
/** Who has uploaded a picture looks for it on the next page. */
export const freshSecondsOfUploads = 1;

/**
 * The response of a page whose data did or did not arrive: a page without its data is not to be kept. A page that its loader
 * calls missing has status 404; any other failure is temporary, also a 404 of a list.
 */
export const statusOf = (result: Loaded<unknown>, seconds = freshSeconds): ResponseInit =>
  result.state === 'loaded'
    ? { headers: { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` } }
    : { status: result.missing ? 404 : 503, headers: { 'Cache-Control': 'no-store' } };

/** Passes the loader's caching on to the document. */
export const cachingOfLoader: HeadersFunction = ({ loaderHeaders }) => {
  const caching = loaderHeaders.get('Cache-Control');
  return caching ? { 'Cache-Control': caching } : {};
};
