import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const systemChromium = '/usr/bin/chromium';
const installed = existsSync(systemChromium) ? systemChromium : undefined;
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
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
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
  projects: [
    {
      name: 'desktop',
      testIgnore: 'drawer.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What a phone shows no otherwise is asked once.
      testIgnore: ['bar-menus.spec.ts', 'devices.spec.ts', 'documents.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
