import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'serve',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // Each test opens servers of its own, so the files may share what they import.
    isolate: false,
  },
});
