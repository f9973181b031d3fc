import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    // Fonts and pictures stay files of their own: inlined, they could not be preloaded or cached apart.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
