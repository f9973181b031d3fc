import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, firefox, webkit, type PlaywrightTestProject } from '@playwright/test';

/** Debian's; the headless shell opens a page in half the time. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const executablePath = process.env['CHROMIUM'] || installed;

/** The journeys of the other engines; Chromium covers them elsewhere in more detail. */
const inEveryEngine = 'engines.spec.ts';

/** Firefox and WebKit where available; Firefox may be the installed one (WebDriver BiDi). */
const otherEngines = (): PlaywrightTestProject[] => {
  const common = { viewport: { width: 1280, height: 800 }, reuseContext: false };
  // Set as a preference: not every Firefox lets a driver emulate it.
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
  // A journey takes a few seconds; the rest is for a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./summary-reporter.ts', { file: 'test-results/summary.json' }]],
  use: {
    // Another time zone than the events': a page that uses the machine's time zone fails to
    // hydrate.
    locale: 'en-IN',
    timezoneId: 'America/Los_Angeles',
    // Tests of a worker share a context that Playwright resets: a new one costs as much time as a
    // page.
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
        // No spare renderer beside each page: it is not used and costs a tenth of a page load.
        '--renderer-process-limit=1',
        // Letters as wide as in the whole browser.
        '--font-render-hinting=none',
      ],
    },
  },
  // What is the same on every screen is tested on one: whole files here, single tests by `@wide`
  // and `@phone`.
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
