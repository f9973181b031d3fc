/**
 * Puts a document in the order in which a browser on a slow line should fetch things: the style, the largest picture, the fonts; and the
 * script only once the page has been painted. The framework asks for some fifteen modules ahead of everything else, which share the line with
 * the picture that the visitor is waiting for.
 */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*\/>/g;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const firstPicture =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img [^>]*fetchPriority="high"[^>]*\/>/;

/** What the framework's own start script says, taken apart. */
interface Start {
  /** Modules that it imports, in their order, with the name that each is given; null for one without. */
  imports: readonly (readonly [name: string | null, address: string])[];
  /** Its statements between the imports and the entry. */
  body: string;
  /** Address of the module that hydrates the page. */
  entry: string;
}

const importLine = /import (?:\* as (\w+) from )?("[^"]+");/g;
const entryLine = /\bimport\(("[^"]+")\);/;

/** @throws when the framework writes its start script in another way than this code knows */
const readStart = (script: string): Start => {
  const imports = Array.from(
    script.matchAll(importLine),
    ([, name, address]) => [name ?? null, address as string] as const,
  );
  const entry = entryLine.exec(script)?.[1];
  const body = script
    .replaceAll(importLine, '')
    .replace(entryLine, '')
    .replaceAll(/\s*\n\s*/g, '');
  if (!entry || imports.length < 2 || !body.includes('__reactRouterRouteModules') || /\bimport\b/.test(body))
    throw new Error('The start script of the framework is not written as expected.');
  return { imports, body, entry };
};

/** Longest wait for an idle moment after the page has loaded, in milliseconds. */
const idleTimeoutMs = 2000;

/**
 * Starts the page's script after the page has loaded, at the first idle moment, or at once when somebody touches it. When a module can't be
 * fetched, the next touch or the return of the network tries again.
 */
const lateStart = ({ imports, body, entry }: Start, preloads: readonly string[]): string => {
  const names = imports.map(([name]) => name ?? '').join(',');
  const modules = imports.map(([, address]) => `import(${address})`).join(',');
  return [
    '(()=>{let begun=0;const begin=async()=>{if(begun)return;begun=1;try{',
    `for(const href of ${JSON.stringify(preloads)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}`,
    `const [${names}]=await Promise.all([${modules}]);${body}await import(${entry})}catch{begun=0}};`,
    'for(const type of["pointerdown","pointerover","touchstart","keydown","focusin","online"])addEventListener(type,begin,{capture:true,passive:true});',
    `const rest=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:${idleTimeoutMs}}):setTimeout(begin,200);`,
    'document.readyState==="complete"?rest():addEventListener("load",rest)})()',
  ].join('');
};

/** Rearranges a rendered document. Documents without the framework's start script, such as a sitemap, stay as they are. */
export const arrangeDocument = (html: string): string => {
  const script = startScript.exec(html);
  if (!script) return html;
  const preloads = Array.from(html.matchAll(modulePreload), ([, address]) => address as string);
  const start = lateStart(readStart(script[1] as string), preloads);
  const fonts = (html.match(fontPreload) ?? []).join('');
  const picture = firstPicture.exec(html);
  const pictureLink = picture
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${picture[1]}" imagesizes="${picture[2]}" fetchpriority="high"/>`
    : '';
  return html
    .replaceAll(modulePreload, '')
    .replaceAll(fontPreload, '')
    .replace(startScript, () => `<script>${start}</script>`)
    .replace('<meta charSet="utf-8"/>', (charset) => `${charset}${pictureLink}${fonts}`);
};
