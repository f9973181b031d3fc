import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Thousands of games in one test take a while on a busy machine.
  // The rules are pure, so the files may share what they import.
  test: { name: 'games', include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
});
