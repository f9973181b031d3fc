import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Every work is drawn once, which takes half a second each and more on a busy machine.
  test: { name: 'art', include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
