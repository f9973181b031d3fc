/**
 * Reorders a document for slow connections: the style and the largest picture first, then the
 * fonts, then the script. The framework would load some fifteen modules first, which compete with
 * that picture.
 */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
/** A face that is fetched; the fallbacks are faces of the system. */
const fetchedFace = /@font-face\{[^}]*url\([^}]*\}/g;
const styleSheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;
const viewport = /<meta name="viewport"[^>]*\/>/;
const startScript = /<script[^>]* type="module" async>([\s\S]*?)<\/script>/;
const firstPicture =
  /<source type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"\/><img [^>]*fetchPriority="high"[^>]*\/>/;

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
    ([, name, address]) => [name ?? null, JSON.parse(address as string) as string] as const,
  );
  const entry = entryLine.exec(script)?.[1];
  const body = script
    .replaceAll(importLine, '')
    .replace(entryLine, '')
    .replaceAll(/\s*\n\s*/g, '');
  if (!entry || imports.length < 2 || !body.includes('__reactRouterRouteModules') || /\bimport\b/.test(body))
    throw new Error('The start script of the framework has an unknown form.');
  return { imports, body, entry: JSON.parse(entry) as string };
};

/** Returns a file of the site by its URL; undefined when it does not exist. */
export type ReadAsset = (address: string) => string | undefined;

/** A module that only names what another exports. */
const facade = /^export\{([^{}]*)\}from"\.\/([\w.-]+)";?\s*$/;
/** An entry that only calls what another module exports. */
const callingEntry = /^import\{(?<name>[\w$]+)(?: as [\w$]+)?\}from"\.\/(?<file>[\w.-]+)";[\w$]+\(\);?\s*$/;
/** The routes of the site, as the framework writes them. */
const manifestScript = /^window\.__reactRouterManifest=\{[\s\S]*\};?\s*$/;

/** A route in the framework's list of them, as far as it is read here. */
interface Route {
  id?: string;
  parentId?: string;
  imports?: string[];
  css?: string[];
  [flag: `has${string}`]: boolean;
}

/** Writes each route's name, and the root as its parent, where `slimManifest` left them out. */
const completeRoutes =
  'for(const[id,route]of Object.entries(window.__reactRouterManifest.routes)){route.id=id;if(id!=="root")route.parentId??="root"}';

/** The list without those of another; undefined when none is left. */
const without = (list: readonly string[] = [], known: readonly string[] = []): string[] | undefined => {
  const left = list.filter((one) => !known.includes(one));
  return left.length > 0 ? left : undefined;
};

/**
 * The routes without what they lack, since to the framework what is not said is false; without a flag
 * that only its server reads; without the files that every page has from the root; and without what
 * `completeRoutes` writes.
 */
const slimManifest = (script: string): string => {
  const manifest = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as {
    routes: Record<string, Route>;
  };
  const { root } = manifest.routes;
  for (const route of Object.values(manifest.routes)) {
    const flags = Object.keys(route).filter((key): key is `has${string}` => key.startsWith('has'));
    for (const flag of flags) if (!route[flag] || flag === 'hasDefaultExport') delete route[flag];
    delete route.id;
    if (route === root) continue;
    if (route.parentId === 'root') delete route.parentId;
    Object.assign(route, {
      imports: without(route.imports, root?.imports),
      css: without(route.css, root?.css),
    });
  }
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};${completeRoutes}`;
};

const siblingOf = (address: string, name: string): string =>
  `${address.slice(0, address.lastIndexOf('/') + 1)}${name}`;

/**
 * The expression that imports a module. One that only names what another exports is resolved here,
 * and costs no request.
 */
const importOf = (address: string, readAsset: ReadAsset): string => {
  const [, names, file] = facade.exec(readAsset(address) ?? '') ?? [];
  if (names === undefined || file === undefined) return `import(${JSON.stringify(address)})`;
  const members = names.split(',').map((name) => {
    const [from = '', to = from] = name.trim().split(' as ');
    return `${to}:module.${from}`;
  });
  return `import(${JSON.stringify(siblingOf(address, file))}).then(module=>({${members.join(',')}}))`;
};

/** The expression that runs the entry. */
const runEntry = (address: string, readAsset: ReadAsset): string => {
  const { name, file } = callingEntry.exec(readAsset(address) ?? '')?.groups ?? {};
  return name !== undefined && file !== undefined
    ? `await (await import(${JSON.stringify(siblingOf(address, file))})).${name}()`
    : `await import(${JSON.stringify(address)})`;
};

/** Whether a module is a request of its own. */
const isRequested = (address: string, readAsset: ReadAsset): boolean => {
  const text = readAsset(address) ?? '';
  return !facade.test(text) && !callingEntry.test(text) && !manifestScript.test(text);
};

/** Longest wait for the pictures in sight after the load, in milliseconds: one may never come. */
const picturesTimeoutMs = 5000;

/**
 * Script that declares `loaded`, a promise that is kept when the page has loaded and the pictures in sight have come: the load does not
 * wait for those that are asked for when the page is laid out (`ui/picture.tsx` in the app), and whatever is fetched would share
 * their line. Those in sight are told by an `IntersectionObserver`, as in the browser's own lazy loading: one that a scroller cuts off
 * is never asked for.
 */
const pageLoaded = [
  'const loaded=new Promise(done=>addEventListener("load",()=>{',
  'const missing=[...document.images].filter(image=>!image.complete);if(!missing[0])return done();',
  `setTimeout(done,${picturesTimeoutMs});`,
  'const seen=new IntersectionObserver(entries=>{seen.disconnect();',
  'Promise.all(entries.map(({isIntersecting,target})=>isIntersecting&&!target.complete&&new Promise(come=>{',
  'for(const type of["load","error"])target.addEventListener(type,come)}))).then(done)});',
  'for(const image of missing)seen.observe(image)}));',
].join('');

/** Longest wait for the paint of the first screen after the load, in milliseconds. */
const paintTimeoutMs = 500;

/** Wait for another frame after one with a text, as a larger one may follow, in milliseconds. */
const largerTextMs = 100;

/**
 * Script that declares `shown`, a promise that is kept when the largest part of the first screen has been painted: until then,
 * whatever is fetched would share its line. That part is the picture that is fetched first, or else the text after which no
 * larger one comes: the first frame of a phone leaves some out (`ui/later.ts` in the app). A picture that has come is
 * not painted yet.
 */
const firstScreenShown = [
  'const shown=new Promise(show=>{let timer;const type="largest-contentful-paint";',
  // Told when it is on the screen, which a busy phone reaches long after the frame, and even after the load.
  'new PerformanceObserver(list=>{clearTimeout(timer);const picture=document.querySelector("img[fetchpriority=high]");',
  'if(picture&&list.getEntries().some(({element})=>element===picture))show();',
  `else if(picture?.complete!==false)timer=setTimeout(show,${largerTextMs})}).observe({type,buffered:true});`,
  // A hidden tab paints nothing, a picture may fail or be smaller than the text, and some browsers do not tell.
  `loaded.then(()=>setTimeout(show,PerformanceObserver.supportedEntryTypes.includes(type)?${paintTimeoutMs}:0))});`,
].join('');

/** Longest wait for an idle moment after the load, in milliseconds. */
const idleTimeoutMs = 2000;

/** Sorts modules so that each comes after those it imports. */
const byDependency = (addresses: readonly string[], readAsset: ReadAsset): readonly string[] => {
  const importsOf = (address: string): number => {
    const text = readAsset(address) ?? '';
    return addresses.filter((other) => text.includes(`from"./${other.slice(other.lastIndexOf('/') + 1)}"`))
      .length;
  };
  return [...addresses].sort((one, other) => importsOf(one) - importsOf(other));
};

/**
 * Returns a script that starts the page at the first idle moment after its first screen is shown (`firstScreenShown`) and it has
 * loaded with the pictures in sight (`pageLoaded`), or at once on an interaction. Each module runs in a task of its own, so that a
 * press is heard between two. When a module fails to load, the next interaction or the `online` event retries; Back and Forward load
 * their page as a document until then. Some browsers cache the failure of a module: after a second failure while online the page
 * reloads.
 */
const deferredStart = (
  { imports, body, entry }: Start,
  preloads: readonly string[],
  readAsset: ReadAsset,
): string => {
  const manifest = imports
    .map(([, address]) => readAsset(address) ?? '')
    .find((text) => manifestScript.test(text));
  const modules = imports.filter(([, address]) => !manifestScript.test(readAsset(address) ?? ''));
  const names = modules.map(([name]) => name ?? '').join(',');
  const expressions = modules.map(([, address]) => importOf(address, readAsset)).join(',');
  // The entry runs last: it needs the routes that are set before it.
  const requested = preloads.filter((address) => address !== entry && isRequested(address, readAsset));
  const files = byDependency(requested, readAsset);
  return [
    'let begun=0,failed=0,running=0;const{pathname}=location;const begin=async()=>{if(begun)return;begun=1;try{',
    `const files=${JSON.stringify(files)};`,
    'if(!failed)for(const href of files){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}',
    'for(const file of files){await import(file);await new Promise(next=>{const{port1,port2}=new MessageChannel();port1.onmessage=()=>{port1.close();next()};port2.postMessage(0)})}',
    'for(const link of document.querySelectorAll(\'link[rel="inlined-stylesheet"]\'))link.rel="stylesheet";',
    manifest === undefined ? '' : slimManifest(manifest),
    `const [${names}]=await Promise.all([${expressions}]);${body}`,
    `running=1;${runEntry(entry, readAsset)}}catch(error){begun=0;failed++;reportError(error);if(failed>1&&navigator.onLine)location.reload()}};`,
    'for(const type of["pointerdown","touchstart","click","keydown","focusin"])addEventListener(type,begin,{capture:true,passive:true});',
    // Browsers tell of it at their own start as well.
    'addEventListener("online",()=>{failed&&begin()});',
    // After a reload, Back to a page of the same visit changes only the address: nothing is running yet that follows it.
    'addEventListener("popstate",()=>{running||location.pathname===pathname||location.reload()});',
    // A mouse that rests where the page comes up fires `pointerover` and a `pointermove` without a movement.
    'addEventListener("pointermove",event=>{(event.movementX||event.movementY)&&begin()},{capture:true,passive:true});',
    `const rest=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:${idleTimeoutMs}}):setTimeout(begin,200);`,
    'shown.then(()=>loaded).then(rest);',
  ].join('');
};

/** The faces that every page sets text in. */
const commonFaces = ['rozha-latin', 'tiro-latin', 'anek-latin', 'anek-wordmark'];

/** The faces of other scripts and of the rupee sign, with the characters for which a page needs one. */
const scriptFaces: readonly (readonly [face: string, characters: RegExp])[] = [
  ['anek-taml', /[\u0B80-\u0BFF]/],
  ['anek-telu', /[\u0C00-\u0C7F]/],
  ['anek-orya', /[\u0B00-\u0B7F]/],
  ['anek-gujr', /[\u0A80-\u0AFF]/],
  ['anek-rupee', /₹/],
];

/**
 * The addresses of the fonts that a document certainly needs: the common faces, that of a room's words, those of its scripts, and
 * rare ones that an element names in `data-faces`.
 */
const neededFonts = (html: string, faces: string): string[] => {
  const [, room, all] = /<body data-room="(\w+)"( data-words="all")?/.exec(html) ?? [];
  const body = html.slice(html.indexOf('<body'), html.lastIndexOf('</footer>'));
  const needed = new Set([
    ...commonFaces,
    ...(room ? [all ? 'anek-deva' : `anek-deva-${room}`] : []),
    ...scriptFaces.filter(([, characters]) => characters.test(body)).map(([face]) => face),
    ...Array.from(body.matchAll(/ data-faces="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat(),
  ]);
  const addresses = Array.from(faces.matchAll(/url\(([^)]+)\)/g), ([, address = '']) => address);
  return [...new Set(addresses)].filter((address) =>
    needed.has(/([^/]+)-[\w-]{6}\.woff2$/.exec(address)?.[1] ?? ''),
  );
};

/** By how much less room a text keeps its lines that our face would set in fewer: the stand-in faces are up to so much wider. */
const lessRoom = '8%';
/** And by how much more, which stays within the gap beside it. */
const moreRoom = '-2%';

/** Time for a layout and its frame, before the next one is asked for. */
const layoutMs = 50;

/**
 * Returns a script that fetches the fonts once the first screen is shown (`firstScreenShown`). They show when all are there,
 * since each lays the page out again as it is declared and as it arrives. What they change is laid out in three tasks, as one
 * would hold a press back on a phone: the faces of the texts, those of the labels, and the later parts of the page
 * (`ui/later.ts` in the app) that are below the screen, which are marked as hidden: paper has them. A text of the first screen
 * that takes other lines in our face keeps those that it had, or else its height or that of its item in a row of a list, so that
 * nothing below it jumps: until the window has another width (a phone's bar that hides changes its height alone), and not on paper
 * (`styles/base.css` in the app). A page that follows another, or is loaded again, has the faces from the cache and declares them
 * at once.
 */
const fontsAfterFirstScreen = (fonts: readonly string[]): string =>
  [
    '(()=>{const sheet=document.getElementById("faces")?.sheet;if(!sheet)return;',
    'const declare=()=>{sheet.media.mediaText="all"};',
    'const wait=ms=>new Promise(next=>setTimeout(next,ms));',
    'let labelled=0;const fetchAll=()=>{',
    `const fonts=${JSON.stringify(fonts)};`,
    'Promise.allSettled([...sheet.cssRules].map(async(rule,index)=>{',
    'const of=name=>rule.style.getPropertyValue(name)||undefined;const src=of("src");',
    // In a task each: to begin the loads of all takes as long as a frame on a phone.
    'if(!fonts.some(font=>src.includes(font)))return;await wait(index);',
    'return[rule,await new FontFace(of("font-family").replace(/"/g,""),src,',
    '{style:of("font-style"),weight:of("font-weight"),unicodeRange:of("unicode-range")}).load()]',
    '})).then(async loads=>{',
    'const later=[...document.querySelectorAll("[data-later]")].filter(part=>part.getBoundingClientRect().top>innerHeight);',
    'const below=later.filter(part=>part.closest("[data-first-view]"));',
    'const mark=value=>{for(const{dataset}of below)dataset.later=value};',
    // Whole pixels would move what is below a text by a fraction of one.
    'const heightOf=part=>part.getBoundingClientRect().height;',
    'const texts=[...document.querySelectorAll("main :is(h1,h2,h3,p,dd,blockquote):not([aria-hidden] *)")].filter(part=>!later.includes(part.closest("[data-later]"))&&part.getBoundingClientRect().top<innerHeight).map(part=>{',
    // Not what holds the place of a page that is on its way, which is set in our faces from the start.
    // An empty line would stand out next to another item: there, the item keeps its height. Captions are not level with others.
    'const item=part.closest("li,figcaption");const beside=item&&[item.previousElementSibling,item.nextElementSibling].some(other=>other?.offsetTop===item.offsetTop);',
    'const kept=beside?item:part;return{part,lines:heightOf(part),kept,height:heightOf(kept)}});',
    'const free=()=>{for(const{part,kept}of texts)kept.style.minHeight=part.style.paddingInlineEnd=part.style.marginInlineEnd=""};',
    // Before the frame, so that nobody sees it: a text that our face sets in other lines gets back those that it had, by a little less room or a little more.
    'const fit=()=>{free();',
    'const other=texts.map(text=>({...text,fewer:heightOf(text.part)<text.lines})).filter(({part,lines})=>Math.abs(heightOf(part)-lines)>.5&&getComputedStyle(part).textAlign==="start");',
    `for(const{part:{style},fewer}of other)if(fewer)style.paddingInlineEnd="${lessRoom}";else style.marginInlineEnd="${moreRoom}";`,
    'for(const{part}of other.filter(({part,lines})=>Math.abs(heightOf(part)-lines)>.5))part.style.paddingInlineEnd=part.style.marginInlineEnd="";',
    'for(const{kept,height}of texts.filter(({kept,height})=>heightOf(kept)<height-.5))kept.style.minHeight=height+"px"};',
    'const wide=innerWidth;addEventListener("resize",()=>{if(innerWidth!==wide){free();texts.length=0}});mark("hidden");',
    'for(const{value}of loads)if(value){const[rule,face]=value;',
    // The labels' faces, which come after those of the texts in the sheet, a layout later.
    `if(!labelled&&face.family.includes("Anek")){labelled=1;fit();await wait(${layoutMs})}document.fonts.add(face);`,
    // One that is declared twice would be fetched twice.
    'sheet.deleteRule([...sheet.cssRules].indexOf(rule))}declare();fit();',
    `await wait(${layoutMs});mark("")})};`,
    // In the words of another inline script, which compress to nothing.
    "if((performance.getEntriesByType('navigation')[0]||{}).type!=='navigate'||document.referrer.startsWith(location.origin+\"/\"))return declare();",
    'shown.then(fetchAll)})();',
  ].join('');

/**
 * Inlines the styles for the first paint. The links stay, disabled, so that the loader of late
 * chunks finds them; some browsers fetch even a disabled one, so they become style sheets only when
 * the script starts. The fetched faces stand apart, for `fontsAfterFirstScreen`; they have to be for paper,
 * as Safari has no sheet of a style that is for nothing.
 */
const inlineStyles = (html: string, styles: string, faces: string): string => {
  const style = [
    `<style>${styles.replaceAll(fetchedFace, '')}</style>`,
    ...(faces
      ? [`<style id="faces" media="print">${faces}</style><noscript><style>${faces}</style></noscript>`]
      : []),
  ].join('');
  return html
    .replaceAll(styleSheet, (link) =>
      link.replace('rel="stylesheet"', 'rel="inlined-stylesheet"').replace('/>', ' disabled=""/>'),
    )
    .replace('<link rel="inlined-stylesheet"', (link) => `${style}${link}`);
};

/** The framework's script that restores the scroll position, which it writes over many lines. */
const scrollScript = /<script>\(\(storageKey, restoreKey\)[^<]*<\/script>/;

/** The framework's script with its settings. */
const settingsScript = /<script>window\.__reactRouterContext = \{[^<]*?\};/;

/** Without the settings that are off: to the framework, what is not said is off. */
const slimSettings = (script: string): string =>
  script.replaceAll(/"\w+":false,?/g, '').replaceAll(',}', '}');

/** Reorders a document. One without the framework's start script stays unchanged. */
export const optimiseDocument = (html: string, readAsset: ReadAsset): string => {
  const script = startScript.exec(html);
  if (!script) return html;
  const preloads = Array.from(html.matchAll(modulePreload), ([, address]) => address as string);
  const start = deferredStart(readStart(script[1] as string), preloads, readAsset);
  const picture = firstPicture.exec(html);
  const pictureLink = picture
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${picture[1]}" imagesizes="${picture[2]}" fetchpriority="high"/>`
    : '';
  const sheets = Array.from(html.matchAll(styleSheet), ([, address]) => readAsset(address as string));
  const styles = sheets.includes(undefined) ? '' : sheets.join('');
  const faces = (styles.match(fetchedFace) ?? []).join('');
  const fonts = fontsAfterFirstScreen(neededFonts(html, faces));
  const arranged = html
    .replaceAll(modulePreload, '')
    .replace(settingsScript, slimSettings)
    .replace(scrollScript, (lines) => lines.replaceAll(/\s*\n\s*/g, ''))
    .replace(startScript, () => `<script>(()=>{${pageLoaded}${firstScreenShown}${fonts}${start}})()</script>`)
    // After the viewport meta: before it, a phone would choose the picture for 980 pixels.
    .replace(viewport, (meta) => `${meta}${pictureLink}`);
  return styles === '' ? arranged : inlineStyles(arranged, styles, faces);
};
