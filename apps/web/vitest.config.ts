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
    // Hundreds of searches, spellings or drawings take seconds on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    isolate: false,
    setupFiles: 'app/testing/setup.ts',
  },
});
