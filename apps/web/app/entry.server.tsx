import { renderToStringAsync } from 'preact-render-to-string';
import { ServerRouter, type HandleDocumentRequestFunction, type HandleErrorFunction } from 'react-router';
import { siteContext } from './lib/loading/site-context';
import { withTimeout } from './lib/loading/with-timeout';

export { siteContext } from './lib/loading/site-context';

/** After this, a rendering is aborted: calls to the API time out sooner. */
const renderTimeoutMs = 10_000;

/** Notes to React, which have no meaning in a document. */
const notesToReact = /(?<=<\w[^<>]*) suppressHydrationWarning/g;

/**
 * The document of what was rendered: the router renders the page's data after the document, and
 * they belong at the end of its body.
 */
const wholeDocument = (rendered: string): string => {
  const end = '</body></html>';
  const [page = '', data = ''] = rendered.replaceAll(notesToReact, '').split(end);
  return `<!DOCTYPE html>${page}${data.replaceAll(/<!--\/?\$s-->/g, '')}${end}`;
};

/**
 * Renders a whole document. Documents are cached in memory and sent whole, so streaming gains
 * nothing, and a failure half-way can still become an error page.
 */
const handleDocument: HandleDocumentRequestFunction = async (
  request,
  status,
  headers,
  routerContext,
  context,
) => {
  // A made-up id must not cost a rendering.
  if (status === 404 && context.get(siteContext).isNotFoundShared) {
    return new Response(null, { status, headers });
  }
  const html = await withTimeout(
    async () => renderToStringAsync(<ServerRouter context={routerContext} url={request.url} />),
    renderTimeoutMs,
    'The page took too long to render.',
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(wholeDocument(html), { headers, status });
};

export default handleDocument;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).reportError(error, request);
};
