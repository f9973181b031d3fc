import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { unguardedUses } from './browsers/unsupported-features.ts';
import { writeClassTypes } from './styling/class-names.ts';

/**
 * The modules of the `shell` chunk: what the root of the site or a quarter of its pages import,
 * directly or not.
 */
const inShell = new Set<string>();

const findShell = (): Plugin => ({
  name: 'find-shell',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd() {
    const importsOf = (id: string, found = new Set<string>()): Set<string> => {
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) {
        // The index of the icons imports every icon; the bundler itself adds those that the shell
        // needs.
        if (found.has(next) || next.includes('/lucide-react/dist/esm/icons/')) continue;
        importsOf(next, found.add(next));
      }
      return found;
    };
    const modules = [...this.getModuleIds()];
    const roots = modules
      .filter((id) => /\/app\/(root|entry\.client)\.tsx$/.test(id))
      .map((id) => importsOf(id));
    const pages = modules.filter((id) => /\/app\/routes\/[^/]+\.tsx$/.test(id)).map((id) => importsOf(id));
    if (roots.length !== 2 || pages.length === 0)
      this.error('The root and the pages of the site were not found.');
    for (const id of modules) {
      const count = pages.filter((imports) => imports.has(id)).length;
      if (roots.some((imports) => imports.has(id)) || count >= pages.length / 4) inShell.add(id);
    }
  },
});

/**
 * Has the bundler's loader ask again for a style sheet that could not be fetched. As it comes, it
 * remembers the failed one as loaded, and what is opened at the next try stands there unstyled.
 * Fails the build when the loader is no longer written as it was.
 */
const askAgainForStyles = (): Plugin => ({
  name: 'ask-again-for-styles',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('vite/preload-helper.js')) return null;
    return [
      [/seen\[href\] = void 0;(?=\s*throw err)/, 'delete seen[href];'],
      [/if \(e\.type === "error"\) (?=rej\()/, 'if (e.type === "error") link.remove(), '],
    ].reduce((changed, [from = '', to]) => {
      if (changed.search(from) < 0) this.error(`The loader has no ${String(from)}.`);
      return changed.replace(from, String(to));
    }, code);
  },
});

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

export default defineConfig({
  plugins: [reactRouter(), findShell(), styleHead(), askAgainForStyles(), zodWithoutEval(), refuseTooNew()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    cssMinify: 'lightningcss',
    // Fonts and pictures stay files of their own: inlined, they could not be preloaded or cached
    // apart.
    assetsInlineLimit: 0,
    target: browsers,
    cssTarget: browsers,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The framework changes seldom, so it keeps long; what every page shares comes in one
            // piece and packs better so.
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|zustand)[\\/]/,
            },
            { name: 'shell', test: (id: string) => inShell.has(id) },
          ],
        },
      },
    },
  },
});
