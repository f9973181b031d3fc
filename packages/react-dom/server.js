export { renderToString, renderToStaticMarkup } from 'preact/compat/server';
