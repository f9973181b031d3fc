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
  testTimeout: 20_000,
  hookTimeout: 30_000,
  // Polling ends as soon as it can; the rest is for a busy machine.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'api on sqlite',
          include: ['src/**/*.test.ts'],
          provide: { postgresUrl: '' },
        },
      },
      {
        test: {
          ...shared,
          name: 'api on postgres',
          include: onBothEngines,
          // Importing has no effects and no module of ours keeps state, so these files may share what they import. Files that
          // run on SQLite alone test single modules and want the platform's own globals, which the Node server replaces.
          isolate: false,
          globalSetup: 'src/testing/postgres.setup.ts',
        },
      },
    ],
  },
});
