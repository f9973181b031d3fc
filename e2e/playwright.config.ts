import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's; without windows, toolbars and start page a page opens in half the time. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const executablePath = process.env['CHROMIUM'] || installed;

export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A journey takes a few seconds; the rest is patience with a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./summary-reporter.ts', { file: 'test-results/summary.json' }]],
  use: {
    // The visitor lives in another time zone than the events: a page that takes the machine's zone for India's fails to hydrate.
    locale: 'en-IN',
    timezoneId: 'America/Los_Angeles',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // What is the same on every screen is asked on one: whole files here, single tests by `@wide` and `@phone`.
  projects: [
    {
      name: 'desktop',
      testIgnore: 'drawer.spec.ts',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: [
        'bar-menus.spec.ts',
        'devices.spec.ts',
        'documents.spec.ts',
        'log-in.spec.ts',
        'password-reset.spec.ts',
        'server-away.spec.ts',
      ],
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
