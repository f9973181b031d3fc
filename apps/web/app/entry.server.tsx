import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type HandleDocumentRequestFunction, type HandleErrorFunction } from 'react-router';
import { siteContext } from './lib/loading/site-context';

export { siteContext } from './lib/loading/site-context';

/** A page that waits longer than this for its data is given up: the API answers within it or not at all. */
const renderTimeoutMs = 10_000;

/**
 * Renders a document to its end. Documents are kept in memory and sent whole, so nothing is gained by streaming them, and a
 * failure half-way can still become an error page.
 */
const handleDocument: HandleDocumentRequestFunction = (request, status, headers, routerContext, context) => {
  // Made-up ids must not cost a rendering each.
  if (status === 404 && context.get(siteContext).isNotFoundShared) {
    return Promise.resolve(new Response(null, { status, headers }));
  }
  return new Promise<Response>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let statusCode = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          pipe(
            new Writable({
              write(chunk: Buffer, _encoding, done) {
                chunks.push(Buffer.from(chunk));
                done();
              },
              final(done) {
                clearTimeout(timer);
                headers.set('Content-Type', 'text/html; charset=utf-8');
                resolve(new Response(Buffer.concat(chunks), { headers, status: statusCode }));
                done();
              },
            }),
          );
        },
        // Large parts would otherwise follow their place holders in templates that only a script puts in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellError: reject,
        onError() {
          statusCode = 500;
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), renderTimeoutMs);
  });
};

export default handleDocument;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).reportError(error, request);
};
