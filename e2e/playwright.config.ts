import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, firefox, webkit, type PlaywrightTestProject } from '@playwright/test';

/** Debian's; without windows, toolbars and start page a page opens in half the time. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const executablePath = process.env['CHROMIUM'] || installed;

/** The journeys that every engine runs; Chromium has them elsewhere, in more detail. */
const inEveryEngine = 'engines.spec.ts';

/** Firefox and WebKit, where they are: Playwright's own build, or the installed Firefox by WebDriver BiDi. */
const otherEngines = (): PlaywrightTestProject[] => {
  const common = { viewport: { width: 1280, height: 800 }, reuseContext: false };
  // Asked by the browser's own setting: not every Firefox lets a driver emulate it.
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1 };
  const found: PlaywrightTestProject[] = [];
  if (existsSync(firefox.executablePath())) {
    found.push({
      name: 'firefox',
      testMatch: inEveryEngine,
      use: { ...common, browserName: 'firefox', launchOptions: { firefoxUserPrefs } },
    });
  } else if (existsSync(process.env['FIREFOX'] || '/usr/bin/firefox-esr')) {
    found.push({
      name: 'firefox',
      testMatch: inEveryEngine,
      use: {
        ...common,
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: join(import.meta.dirname, 'fixtures', 'firefox-bidi.js'),
          firefoxUserPrefs,
        },
      },
    });
  }
  if (existsSync(webkit.executablePath())) {
    found.push({
      name: 'webkit',
      testMatch: inEveryEngine,
      use: { ...common, browserName: 'webkit', launchOptions: {} },
    });
  }
  return found;
};

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
    // Tests of one worker share a context that Playwright empties in between: a fresh one costs as much as the page itself.
    reuseContext: true,
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
        // Starts no spare renderer beside each page: nothing waits for it, and it costs a tenth of a page load.
        '--renderer-process-limit=1',
      ],
    },
  },
  // What is the same on every screen is asked on one: whole files here, single tests by `@wide` and `@phone`.
  projects: [
    ...otherEngines(),
    {
      name: 'desktop',
      testIgnore: ['drawer.spec.ts', inEveryEngine],
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: [
        inEveryEngine,
        'bar-menus.spec.ts',
        'devices.spec.ts',
        'documents.spec.ts',
        'log-in.spec.ts',
        'password-reset.spec.ts',
        'server-unavailable.spec.ts',
      ],
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
