/**
 * Reorders a document for slow connections: the style first, then the largest picture and the
 * fonts; the script only after the first paint. The framework would load some fifteen modules
 * first, which compete with that picture.
 */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*\/>/g;
const styleSheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;
const viewport = /<meta name="viewport"[^>]*\/>/;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const firstPicture =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img [^>]*fetchPriority="high"[^>]*\/>/;

/** The parts of the framework's start script. */
interface Start {
  /** Imported modules in order, with their names; null for an import without one. */
  imports: readonly (readonly [name: string | null, address: string])[];
  /** Statements between the imports and the entry. */
  body: string;
  /** URL of the module that hydrates the page. */
  entry: string;
}

const importLine = /import (?:\* as (\w+) from )?("[^"]+");/g;
const entryLine = /\bimport\(("[^"]+")\);/;

/**
 * Parses the framework's start script.
 * @throws Error when it has an unknown form
 */
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
    throw new Error('The start script of the framework has an unknown form.');
  return { imports, body, entry };
};

/** Longest wait for an idle moment after the load, in milliseconds. */
const idleTimeoutMs = 2000;

/**
 * Returns a script that starts the page after its load, at the first idle moment, or at once on an
 * interaction. When a module fails to load, the next interaction or the `online` event retries.
 * Some browsers cache the failure of a module: after a second failure while online the page
 * reloads.
 */
const deferredStart = ({ imports, body, entry }: Start, preloads: readonly string[]): string => {
  const names = imports.map(([name]) => name ?? '').join(',');
  const modules = imports.map(([, address]) => `import(${address})`).join(',');
  return [
    '(()=>{let begun=0,failed=0;const begin=async()=>{if(begun)return;begun=1;try{',
    `if(!failed)for(const href of ${JSON.stringify(preloads)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}`,
    `const [${names}]=await Promise.all([${modules}]);${body}await import(${entry})}catch(error){begun=0;failed++;reportError(error);if(failed>1&&navigator.onLine)location.reload()}};`,
    'for(const type of["pointerdown","touchstart","click","keydown","focusin","online"])addEventListener(type,begin,{capture:true,passive:true});',
    'addEventListener("pointerover",begin,{capture:true,passive:true,once:true});',
    `const rest=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:${idleTimeoutMs}}):setTimeout(begin,200);`,
    'document.readyState==="complete"?rest():addEventListener("load",rest)})()',
  ].join('');
};

/** Returns a style sheet by its URL; undefined when it does not exist. */
export type ReadStyle = (address: string) => string | undefined;

/** Inlines the styles for the first paint; the links stay, disabled, for hydration. */
const inlineStyles = (html: string, readStyle: ReadStyle): string => {
  const texts = Array.from(html.matchAll(styleSheet), ([, address]) => readStyle(address as string));
  if (texts.length === 0 || texts.includes(undefined)) return html;
  const style = `<style>${texts.join('')}</style>`;
  return html
    .replaceAll(styleSheet, (link) => link.replace('/>', ' disabled=""/>'))
    .replace('<link rel="stylesheet"', (link) => `${style}${link}`);
};

/** Reorders a document; one without the framework's start script stays unchanged. */
export const optimiseDocument = (html: string, readStyle: ReadStyle): string => {
  const script = startScript.exec(html);
  if (!script) return html;
  const preloads = Array.from(html.matchAll(modulePreload), ([, address]) => address as string);
  const start = deferredStart(readStart(script[1] as string), preloads);
  const fonts = (html.match(fontPreload) ?? []).join('');
  const picture = firstPicture.exec(html);
  const pictureLink = picture
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${picture[1]}" imagesizes="${picture[2]}" fetchpriority="high"/>`
    : '';
  const arranged = html
    .replaceAll(modulePreload, '')
    .replaceAll(fontPreload, '')
    .replace(startScript, () => `<script>${start}</script>`)
    // After the viewport meta: before it, a phone would choose the picture for 980 pixels.
    .replace(viewport, (meta) => `${meta}${pictureLink}${fonts}`);
  return inlineStyles(arranged, readStyle);
};
