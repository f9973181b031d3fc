import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { unguarded } from './browsers/too-new.ts';

/** Modules that every page carries; what the shell brings in on demand is not among them. */
const onEveryPage = new RegExp(
  [
    // With the order of the layers, which must come before any layer's first rule.
    String.raw`/app/styles/.*\.css`,
    String.raw`/app/shell/(?!drawer|account-menu|lost-picture)`,
    String.raw`/app/lib/[a-z]+/(account|api|auth-dialog|connection|notices|on-demand|page-meta|picture-sources|room|rupees|search|session|verification-offer|wanted)\.`,
    String.raw`/app/(brand/doorway|ui/(button|classes|disclosure|icon|icon-button|late|link|picture|toaster))\.`,
    String.raw`/app/features/(cart|wishlist)/.*(store|cart-changes|cart-sync)\.ts`,
    String.raw`/packages/contract/src/(client|constants|media|routes)\.ts`,
    String.raw`/lucide-react/dist/esm/(?!icons/)`,
  ].join('|'),
);

/**
 * Has the bundler's loader ask again for a style sheet that could not be fetched. As it comes, it remembers the failed one as loaded, and what is
 * opened at the next try stands there unstyled. Fails the build when the loader is no longer written as it was.
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
 * Switches off zod's compiled checks in the browser. Zod tries `new Function` when the first schema is made; the site's
 * Content-Security-Policy forbids it, and Firefox reports the attempt on each page with a form. The setting has to come before any schema,
 * so it travels with zod itself: whoever imports `zod` gets this module.
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
 * Puts the order of the cascade layers and the named breakpoints at the head of every CSS module. Layers rank in the order in which the page
 * first meets them, and when a page changes or fails, sheets loaded on demand may precede the first one.
 */
const styleHead = (): Plugin => {
  const read = (name: string) => readFileSync(new URL(`app/styles/${name}`, import.meta.url), 'utf8');
  const order = /^@layer [^;{]+;/m.exec(read('index.css'))?.[0];
  const breakpoints = read('breakpoints.css');
  return {
    name: 'style-head',
    enforce: 'pre',
    transform(code, id) {
      if (!order) this.error('app/styles/index.css does not state the order of the layers.');
      return id.endsWith('.module.css') ? `${order}${breakpoints}${code}` : null;
    },
  };
};

/** The oldest browsers in which everything works; README.md names them. */
const browsers = ['chrome109', 'edge109', 'firefox115', 'safari15.6'];

/** Fails the build when the site's own code or a library calls what these browsers lack, without asking whether it is there. */
const refuseTooNew = (): Plugin => ({
  name: 'refuse-too-new',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const scripts = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [this.parse(file.code)] : [],
    );
    const [first] = unguarded(scripts);
    if (first) this.error(first);
  },
});

export default defineConfig({
  plugins: [reactRouter(), styleHead(), askAgainForStyles(), zodWithoutEval(), refuseTooNew()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    cssMinify: 'lightningcss',
    // Fonts and pictures stay files of their own: inlined, they could not be preloaded or cached apart.
    assetsInlineLimit: 0,
    target: browsers,
    cssTarget: browsers,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The framework changes seldom, so it keeps long; what every page shares comes in one piece and packs better so.
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|zustand)[\\/]/,
            },
            { name: 'shell', test: onEveryPage },
          ],
        },
      },
    },
  },
});
