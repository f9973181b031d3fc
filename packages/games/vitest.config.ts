import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One test plays thousands of games. The rules are pure, so the files may share their modules.
  test: { name: 'games', include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
});
