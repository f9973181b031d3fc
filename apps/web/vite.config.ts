import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Modules that every page carries; what the shell brings in on demand is not among them. */
const onEveryPage = new RegExp(
  [
    // With the order of the layers, which must come before any layer's first rule.
    String.raw`/app/styles/.*\.css`,
    String.raw`/app/shell/(?!drawer|account-menu|lost-picture)`,
    String.raw`/app/lib/(account|api|auth-dialog|connection|notices|on-demand|page-meta|picture-sources|room|rupees|search|session)\.`,
    String.raw`/app/ui/(button|classes|disclosure|doorway|icon|icon-button|late|link|picture|toaster)\.`,
    String.raw`/app/features/(cart|wishlist)/.*(store|cart-changes|cart-sync)\.ts`,
    String.raw`/packages/contract/src/(client|constants|media|routes)\.ts`,
    String.raw`/lucide-react/dist/esm/(?!icons/)`,
  ].join('|'),
);

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    // Fonts and pictures stay files of their own: inlined, they could not be preloaded or cached apart.
    assetsInlineLimit: 0,
    target: 'es2022',
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
