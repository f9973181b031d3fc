import { defineConfig } from 'vitest/config';

/** Files whose outcome may depend on the database run on both engines. */
const onBothEngines = [
  'src/*.test.ts',
  'src/features/**/*.test.ts',
  'src/seed/**/*.test.ts',
  'src/platform/{database,http,limits,mail,sessions}/**/*.test.ts',
];

const shared = {
  root: import.meta.dirname,
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 30_000,
  // Polling ends as soon as it can; the rest is for a busy machine.
  expect: { poll: { timeout: 10_000 } },
};

// Importing has no effects and no module of ours keeps state, so files that test the whole API may share what they import. The
// others test single modules and want the platform's own globals, which the Node server replaces.
const wholeApi = { ...shared, include: onBothEngines, isolate: false };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'api modules',
          include: ['src/**/*.test.ts'],
          exclude: onBothEngines,
          provide: { postgresUrl: '' },
        },
      },
      { test: { ...wholeApi, name: 'api on sqlite', provide: { postgresUrl: '' } } },
      { test: { ...wholeApi, name: 'api on postgres', globalSetup: 'src/testing/postgres.setup.ts' } },
    ],
  },
});
