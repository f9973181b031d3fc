import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: [
      'app/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'drawings/**/*.test.ts',
      'browsers/**/*.test.ts',
      'fonts/**/*.test.ts',
      'search/**/*.test.ts',
      'styling/**/*.test.ts',
    ],
    isolate: false,
    setupFiles: 'app/testing/setup.ts',
  },
});
