import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type HandleDocumentRequestFunction, type HandleErrorFunction } from 'react-router';
import { siteContext } from './lib/loading/site-context';

export { siteContext } from './lib/loading/site-context';

/** After this, a rendering is aborted: calls to the API time out sooner. */
const renderTimeoutMs = 10_000;

/**
 * Renders a whole document. Documents are cached in memory and sent whole, so streaming gains
 * nothing, and a failure half-way can still become an error page.
 */
const handleDocument: HandleDocumentRequestFunction = (request, status, headers, routerContext, context) => {
  // A made-up id must not cost a rendering.
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
        // Otherwise large parts follow in templates that only a script puts into their placeholders.
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
