import { describe, expect, it } from 'vitest';
import { optimiseDocument } from './optimise-document.ts';

const head = [
  '<meta charSet="utf-8"/>',
  '<meta name="viewport" content="width=device-width"/>',
  ...['manifest', 'entry', 'shell', 'framework', 'root', 'events-main'].map(
    (name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`,
  ),
  '<link rel="stylesheet" href="/assets/shell.css"/>',
].join('');

const picture =
  '<source type="image/avif" srcset="/media/a-320.avif 320w, /media/a-480.avif 480w" sizes="50vw"/>' +
  '<img src="/media/a-640.webp" loading="eager" fetchPriority="high"/>';

const start = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/events-loader.js";
import * as route1_main from "/assets/events-main.js";
const route1 = {...route1_clientLoader,...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"routes/events":route1};

import("/assets/entry.js");`;

const documentOf = (script: string) =>
  `<html><head>${head}</head><body>${picture}<script type="module" async>${script}</script></body></html>`;

const assets: Readonly<Record<string, string>> = {
  '/assets/shell.css':
    'a{color:red}@font-face{font-family:Label;src:url(/label.woff2)format("woff2")}@font-face{font-family:Fallback;src:local(Arial)}b{color:blue}',
  '/assets/manifest.js':
    'window.__reactRouterManifest={"routes":{"root":{"id":"root","hasAction":false,"hasLoader":true,"hasDefaultExport":true,"imports":["/assets/shell.js"],"css":["/assets/shell.css"]},"routes/events":{"id":"routes/events","parentId":"root","path":"events","imports":["/assets/shell.js","/assets/events-main.js"],"css":["/assets/shell.css"]},"routes/inner":{"id":"routes/inner","parentId":"routes/events","hasErrorBoundary":false}}};',
  '/assets/root.js': 'export{A as Layout,b as default}from"./shell.js";',
  '/assets/shell.js': 'import{a as r}from"./framework.js";export{A,b,h}',
  '/assets/entry.js': 'import{h as e}from"./shell.js";e();',
};
const readAsset = (address: string) => assets[address];
const arrange = (html: string) => optimiseDocument(html, readAsset);

describe('optimiseDocument', () => {
  const arranged = arrange(documentOf(start));

  it('preloads no module before the script starts', () => {
    expect(arranged).not.toContain('<link rel="modulepreload"');
    expect(arranged).not.toContain('type="module"');
  });

  it('runs modules one by one, each after those it imports', () => {
    expect(arranged).toContain(
      'const files=["/assets/framework.js","/assets/events-main.js","/assets/shell.js"];',
    );
  });

  it('fetches no module that only names what another exports', () => {
    expect(arranged).toContain(
      'import("/assets/shell.js").then(module=>({Layout:module.A,default:module.b}))',
    );
    expect(arranged).toContain('(await import("/assets/shell.js")).h()');
    expect(arranged).not.toContain('import("/assets/manifest.js")');
  });

  it('writes the routes short, and completes them as the script starts', () => {
    const written = /window\.__reactRouterManifest=(\{.*?\});for/.exec(arranged)?.[1] ?? '';
    expect(JSON.parse(written)).toEqual({
      routes: {
        root: { hasLoader: true, imports: ['/assets/shell.js'], css: ['/assets/shell.css'] },
        'routes/events': { path: 'events', imports: ['/assets/events-main.js'] },
        'routes/inner': { parentId: 'routes/events' },
      },
    });
    const window = { __reactRouterManifest: JSON.parse(written) as unknown };
    const complete = /for\(const\[id,route\][^}]*\}/.exec(arranged)?.[0] ?? '';
    new Function('window', complete)(window);
    expect(window).toMatchObject({
      __reactRouterManifest: {
        routes: {
          root: { id: 'root' },
          'routes/events': { id: 'routes/events', parentId: 'root' },
          'routes/inner': { id: 'routes/inner', parentId: 'routes/events' },
        },
      },
    });
  });

  it('leaves out the settings that are off, and the lines of the scroll script', () => {
    const settings =
      '<script>window.__reactRouterContext = {"basename":"/","future":{"unstable_a":false,"b":true},"ssr":true,"isSpaMode":false};next()</script>';
    const scroll = '<script>((storageKey, restoreKey) => {\n\t\tgo();\n\t})("positions", null)</script>';
    const both = arrange(documentOf(start).replace('</body>', `${settings}${scroll}</body>`));
    expect(both).toContain('= {"basename":"/","future":{"b":true},"ssr":true};next()</script>');
    expect(both).toContain('<script>((storageKey, restoreKey) => {go();})("positions", null)</script>');
  });

  it('preloads the first picture with its sizes', () => {
    const preload = arranged.indexOf(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/media/a-320.avif 320w, /media/a-480.avif 480w" imagesizes="50vw" fetchpriority="high"/>',
    );
    expect(preload).toBeGreaterThan(arranged.indexOf('<meta name="viewport"'));
  });

  it('keeps the fonts that are fetched back, except without scripts', () => {
    const face = '@font-face{font-family:Label;src:url(/label.woff2)format("woff2")}';
    expect(arranged).toContain(
      '<style>a{color:red}@font-face{font-family:Fallback;src:local(Arial)}b{color:blue}</style>' +
        `<style id="faces" media="print">${face}</style><noscript><style>${face}</style></noscript>`,
    );
    expect(arranged).toContain('sheet.media.mediaText="all"');
  });

  it('fetches the faces that the page’s words need, and rare ones that it names', () => {
    const names = ['anek-latin', 'anek-taml', 'anek-telu', 'rozha-deva', 'tiro-latin-italic'];
    const faces = names
      .map((name) => `@font-face{font-family:Label;src:url(/assets/${name}-AbC_12.woff2)format("woff2")}`)
      .join('');
    const html = documentOf(start).replace(
      picture,
      '<p data-faces="rozha-deva">தஞ்சாவூர்</p><footer></footer><script>"కలంకారి"</script>',
    );
    const text = optimiseDocument(html, (address) => (address.endsWith('.css') ? faces : undefined));
    const fetched = JSON.parse(/const fonts=(\[[^\]]*\])/.exec(text)?.[1] ?? '[]') as string[];
    expect(fetched.map((address) => /([^/]+)-AbC_12/.exec(address)?.[1])).toEqual([
      'anek-latin',
      'anek-taml',
      'rozha-deva',
    ]);
  });

  it('writes a valid start script', () => {
    const script = /<script>(.*?)<\/script>/s.exec(arranged)?.[1] ?? '';
    // `new Function` parses the script without running it and throws on a syntax error.
    expect(() => new Function(script)).not.toThrow();
  });

  it.each(['import{$n as e}from"./shell.js";e();', 'import{$n}from"./shell.js";$n();'])(
    'knows the entry by any name that a bundler gives it: %s',
    (entry) => {
      const text = optimiseDocument(documentOf(start), (address) =>
        address === '/assets/entry.js' ? entry : readAsset(address),
      );
      expect(text).toContain('(await import("/assets/shell.js")).$n()');
    },
  );

  it('runs an entry with code of its own after the routes are set, and not before', () => {
    const text = optimiseDocument(documentOf(start), (address) =>
      address === '/assets/entry.js' ? 'import{h as e}from"./shell.js";e(1);' : readAsset(address),
    );
    expect(text).not.toMatch(/const files=\[[^\]]*entry\.js/);
    expect(text.indexOf('await import("/assets/entry.js")')).toBeGreaterThan(
      text.indexOf('window.__reactRouterRouteModules'),
    );
  });

  it('imports the framework’s modules under the same names', () => {
    const plain = optimiseDocument(documentOf(start), (address) =>
      address.endsWith('.css') ? 'a{color:red}' : undefined,
    );
    expect(plain).toContain(
      'const [,route0,route1_clientLoader,route1_main]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/events-loader.js"),import("/assets/events-main.js")]);',
    );
    expect(plain).toContain('const route1 = {...route1_clientLoader,...route1_main};');
    expect(plain).toContain('await import("/assets/entry.js")');
  });

  it('inlines the styles; their links load nothing until the script starts', () => {
    expect(arranged).toContain(
      '</noscript><link rel="inlined-stylesheet" href="/assets/shell.css" disabled=""/>',
    );
  });

  it('keeps the links when a style sheet is missing', () => {
    const whole = optimiseDocument(documentOf(start), () => undefined);
    expect(whole).toContain('<link rel="stylesheet" href="/assets/shell.css"/>');
    expect(whole).not.toContain('<style>');
  });

  it('returns a document without a start script unchanged', () => {
    expect(arrange('<urlset></urlset>')).toBe('<urlset></urlset>');
  });

  it('throws when the framework’s start script has an unknown form', () => {
    expect(() => arrange(documentOf('start();'))).toThrow(/has an unknown form/);
  });
});
