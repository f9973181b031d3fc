import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { unguardedUses } from './browsers/unsupported-features.ts';
import { writeClassTypes } from './styling/class-names.ts';

const app = join(import.meta.dirname, 'app');

/** The file of each of Lucide's icons, by the names under which its index exports it. */
const iconFiles = (): ReadonlyMap<string, string> => {
  const require = createRequire(import.meta.url);
  const index = join(dirname(require.resolve('lucide-react/package.json')), 'dist/esm/lucide-react.mjs');
  const found = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(
    /export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      found.set(name, join(dirname(index), file));
  return found;
};

/** What an icon's file has beside its name and parts: keys, which parts that never change need not have, other names, the usual size. */
const unusedOfIcon = /, key: "\w+"|,\s*aliases: \[[^\]]*\]|\bsize: 24,|^__iconData\.node;$/gm;

/**
 * Imports each icon from its own file, so that the chunks can tell which page shows which, and makes
 * icons with `createIcon`, without what that does not use.
 */
const slimIcons = (): Plugin => {
  const files = iconFiles();
  return {
    name: 'slim-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer = '') =>
      source.endsWith('/createLucideIcon.mjs') && importer.includes('/lucide-react/dist/esm/icons/')
        ? join(import.meta.dirname, 'app/ui/create-icon.ts')
        : null,
    transform(code, id) {
      if (id.includes('/lucide-react/dist/esm/icons/')) return code.replaceAll(unusedOfIcon, '');
      if (!/\/app\/.*\.tsx?$/.test(id)) return null;
      return code.replaceAll(/import \{([^}]*)\} from 'lucide-react';/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => {
            const file = files.get(name) ?? this.error(`${id}: there is no icon ${name}.`);
            return `import ${name} from '${file}';`;
          })
          .join(' '),
      );
    },
  };
};

/** Groups of pages, by the names of their route modules. What pages of one group share is one chunk. */
const pageGroups = {
  works: /^(painting|handicraft|gallery-work)$/,
  arts: /^(home|paintings|dances|handicrafts|gallery|wishlist|cart)$/,
  artists: /^artists?\b/,
  events: /^events?\b/,
  games: /^games?\b/,
  uploads: /^upload\b/,
  verification: /^email\b/,
  texts: /./,
} as const;
type PageGroup = keyof typeof pageGroups;

const groupOf = (page: string): PageGroup =>
  (Object.keys(pageGroups) as PageGroup[]).find((name) => pageGroups[name].test(page)) ?? 'texts';

/**
 * Pairs of pages that are one chunk with what only they share, which would be a fifth request of each otherwise or lie in the chunk of
 * their group, with pages that don't need it: those whose rows move, and a member's lists.
 */
const pairs = { carousels: /^(dances|handicrafts)$/, lists: /^(wishlist|cart)$/ } as const;
type Pair = keyof typeof pairs;

/** The chunk of each module that several pages share. */
const sharedChunks = new Map<string, 'shell' | Pair | PageGroup>();

/**
 * Assigns modules to chunks so that a page loads three: the framework and the shell, which every
 * page shares; what pages of its group share; and its own. The shell has what the root of the site,
 * pages of several groups, or a quarter of all pages import, directly or not. What a page shares with
 * code that is fetched on demand belongs to its group as well.
 */
const assignChunks = (): Plugin => ({
  name: 'assign-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd() {
    const importsOf = (id: string, found = new Set<string>()): Set<string> => {
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) {
        if (!found.has(next)) importsOf(next, found.add(next));
      }
      return found;
    };
    const modules = [...this.getModuleIds()];
    const roots = modules.filter((id) => /\/app\/(root|entry\.client)\.tsx$/.test(id));
    const ofRoots = roots.map((id) => importsOf(id));
    const pages = modules.flatMap((id) => {
      const name = /\/app\/routes\/([^/]+)\.tsx$/.exec(id)?.[1];
      return name === undefined
        ? []
        : [
            {
              group: groupOf(name),
              pair: (Object.keys(pairs) as Pair[]).find((pair) => pairs[pair].test(name)),
              imports: new Set([id, ...importsOf(id)]),
            },
          ];
    });
    if (roots.length !== 2 || pages.length === 0)
      this.error('The root and the pages of the site were not found.');
    const onDemand = new Set(
      modules
        .filter((id) => id.includes('/app/') && this.getModuleInfo(id)?.dynamicImporters.length)
        .flatMap((id) => [...importsOf(id)].filter((one) => !one.includes('/node_modules/'))),
    );
    for (const id of modules) {
      const users = pages.filter(({ imports }) => imports.has(id));
      const groups = new Set(users.map(({ group }) => group));
      const isEverywhere =
        id.endsWith('/app/root.tsx') ||
        ofRoots.some((imports) => imports.has(id)) ||
        groups.size > 1 ||
        users.length >= pages.length / 4;
      const [pair, ...others] = new Set(users.map((user) => user.pair));
      if (isEverywhere) sharedChunks.set(id, 'shell');
      else if (pair && others.length === 0) sharedChunks.set(id, pair);
      else if (users[0] && (users.length > 1 || onDemand.has(id))) sharedChunks.set(id, users[0].group);
    }
  },
});

/**
 * Has the bundler's loader ask again for a file that could not be fetched. As it comes, it remembers
 * a failed style sheet as loaded, and what is opened at the next try stands there unstyled. Scripts
 * it leaves to the browser, and some browsers remember for the life of the page that a module could
 * not be fetched; here it fetches them into the browser's cache, and imports only what has come.
 * (The bundler takes what is chained to an `import()` into what the loader runs, so failures are
 * caught around an `await`.)
 * Style sheets it asks for as the router does: in another mode a file that is on its way is fetched
 * twice. Fails the build when the loader is no longer written as it was.
 */
const askAgainForFiles = (): Plugin => ({
  name: 'ask-again-for-files',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('vite/preload-helper.js')) return null;
    return [
      [/seen\[href\] = void 0;(?=\s*throw err)/, 'delete seen[href];'],
      [/if \(e\.type === "error"\) (?=rej\()/, 'if (e.type === "error") link.remove(), '],
      [/link\.crossOrigin = "";/, ''],
      [
        /(?=const link = document\.createElement\("link"\);)/,
        'if (!isCss) return fetch(dep.href).then((file) => file.ok ? file.blob() : Promise.reject(new Error(`Unable to fetch ${dep}`)));',
      ],
    ].reduce((changed, [from = '', to]) => {
      if (changed.search(from) < 0) this.error(`The loader has no ${String(from)}.`);
      return changed.replace(from, String(to));
    }, code);
  },
});

/** The chunks that every page has run before it imports anything. */
const startChunks = /(^|\/)(framework|shell)-[^/]+\.js$/;

/**
 * Switches off zod's compiled checks in the browser. Zod tries `new Function` when the first schema
 * is made; the site's Content-Security-Policy forbids it, and Firefox reports the attempt on each
 * page with a form. The setting has to come before any schema, so it travels with zod itself:
 * whoever imports `zod` gets this module.
 */
const zodWithoutEval = (): Plugin => {
  const id = '\0zod-without-eval';
  return {
    name: 'zod-without-eval',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) => (source === 'zod' && importer !== id ? id : null),
    load: (wanted) =>
      wanted === id ? "import { config } from 'zod'; config({ jitless: true }); export * from 'zod';" : null,
  };
};

/**
 * Puts the order of the cascade layers and the named breakpoints at the head of every CSS module.
 * Layers rank in the order in which the page first meets them, and when a page changes or fails,
 * sheets loaded on demand may precede the first one. Keeps the types of the class names up to date
 * as well.
 */
const styleHead = (): Plugin => {
  const read = (name: string) => readFileSync(new URL(`app/styles/${name}`, import.meta.url), 'utf8');
  const order = /^@layer [^;{]+;/m.exec(read('index.css'))?.[0];
  const breakpoints = read('breakpoints.css');
  return {
    name: 'style-head',
    enforce: 'pre',
    buildStart: writeClassTypes,
    watchChange(id) {
      if (id.endsWith('.module.css')) writeClassTypes();
    },
    transform(code, id) {
      if (!order) this.error('app/styles/index.css does not state the order of the layers.');
      return /\.module\.css(\?|$)/.test(id) ? `${order}${breakpoints}${code}` : null;
    },
  };
};

/** Has the development server reload the page when a script changes: Preact takes none in place. */
const reloadOnChange = (): Plugin => ({
  name: 'reload-on-change',
  apply: 'serve',
  hotUpdate({ file }) {
    if (this.environment.name !== 'client' || !/\/app\/.*\.tsx?$/.test(file)) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});

/** The oldest browsers in which everything works; README.md names them. */
const browsers = ['chrome109', 'edge109', 'firefox115', 'safari15.6'];

/**
 * Fails the build when the site's own code or a library calls what these browsers lack, without
 * asking whether it is there.
 */
const refuseTooNew = (): Plugin => ({
  name: 'refuse-too-new',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const scripts = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [this.parse(file.code)] : [],
    );
    const [first] = unguardedUses(scripts);
    if (first) this.error(first);
  },
});

/** Smaller chunks only name what others export, or have a few functions. */
const fewBytes = 2000;

/**
 * Has Chromium (from 136) compile the functions of the framework and of the site's own chunks as their
 * files arrive, on another thread. By itself it compiles each when it is first called, which takes
 * half of the time of the hydration. Libraries apart are left, as most of their functions never run.
 */
const compileOnArrival = (): Plugin => ({
  name: 'compile-on-arrival',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.code.length < fewBytes) continue;
      if (file.name === 'framework' || file.moduleIds.some((id) => id.startsWith(app)))
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    }
  },
});

/** Imports class names one by one, so that scripts have only those they use, without their long names. */
const namedClassNames = (): Plugin => ({
  name: 'named-class-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/.*\.tsx?$/ },
    handler: (code) => code.replaceAll(/^import (?=\w+ from '[^']+\.module\.css';)/gm, 'import * as '),
  },
});

/** A class name or an animation of a CSS module, until `shortClassNames` shortens it. */
const classNamePattern = 'module-[hash]_[local]';

/**
 * Shortens the hash in the names that CSS modules export to two characters. Hashes don't compress, and
 * every document and script is full of them. Fails the build when two names become one.
 */
const shortClassNames = (): Plugin => {
  const longNames = new Map<string, string>();
  return {
    name: 'short-class-names',
    apply: 'build',
    generateBundle(_, bundle) {
      const shorten = (text: string): string =>
        text.replaceAll(/module-([\w-]{2})[\w-]{4}_([\w-]+)/g, (long, hash: string, local: string) => {
          // A name may not begin with a digit.
          const short = `${hash.replace(/^(?![a-z])/i, '_')}_${local}`;
          const other = longNames.get(short) ?? long;
          if (other !== long) this.error(`Two classes are named ${local} and have like hashes: rename one.`);
          longNames.set(short, long);
          return short;
        });
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = shorten(file.code);
        else if (file.fileName.endsWith('.css')) file.source = shorten(String(file.source));
      }
    },
  };
};

/** Hashes don't compress, and every document and script names dozens of files: six characters. */
const scriptNames = 'assets/[name]-[hash:6].js';

export default defineConfig({
  plugins: [
    slimIcons(),
    reloadOnChange(),
    reactRouter(),
    assignChunks(),
    styleHead(),
    askAgainForFiles(),
    zodWithoutEval(),
    refuseTooNew(),
    namedClassNames(),
    shortClassNames(),
    compileOnArrival(),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: classNamePattern } },
  },
  build: {
    cssMinify: 'lightningcss',
    // Fonts and pictures stay files of their own: inlined, they could not be preloaded or cached
    // apart.
    assetsInlineLimit: 0,
    // What is imported on demand names itself as well, so that the loader can fetch it.
    modulePreload: {
      resolveDependencies: (file, files) => [
        ...new Set([file, ...files].filter((one) => !startChunks.test(one))),
      ],
    },
    target: browsers,
    cssTarget: browsers,
    rolldownOptions: {
      output: {
        chunkFileNames: scriptNames,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            // The framework changes seldom, so browsers keep it for long.
            {
              name: 'framework',
              priority: 20,
              test: /packages[\\/]react(-dom)?[\\/]|node_modules[\\/](preact|react-router|@remix-run|cookie-es|zustand)[\\/]/,
            },
            ...['shell', ...Object.keys(pageGroups), ...Object.keys(pairs)].map((name, index) => ({
              name,
              test: (id: string) => sharedChunks.get(id) === name,
              // A chunk takes along what its modules import, so the most shared comes first.
              priority: 10 - index,
            })),
          ],
        },
      },
    },
  },
  // Those of pages; the router reads them here.
  environments: { client: { build: { rolldownOptions: { output: { entryFileNames: scriptNames } } } } },
});
