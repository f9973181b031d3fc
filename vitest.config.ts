import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Left alone, one processor stays idle, which is half of a small machine. Much of the time goes by in waiting for a database or a disk.
    maxWorkers: '100%',
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'scripts/vitest.config.ts'],
  },
});
