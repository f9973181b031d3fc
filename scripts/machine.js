import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from './prepare.js';

/** Without windows, toolbars and start page it opens a page in half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowser = '/usr/bin/chromium';

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** How long a person at a terminal has to refuse an installation, in milliseconds. */
const refuseWithinMs = 10_000;

/**
 * Says what is about to be installed on the machine, by which command and why. At a terminal it then waits for Enter; without an answer, and
 * without a terminal, it goes on, so that a fresh machine needs no option.
 * @param {{ what: string, why: string, command: string }} installation
 * @param {{ input?: NodeJS.ReadableStream & { isTTY?: boolean }, waitMs?: number }} [options]
 */
export const announce = async (
  { what, why, command },
  { input = process.stdin, waitMs = refuseWithinMs } = {},
) => {
  console.log(`${what} is missing: ${why}. Installing it with \`${command}\`.`);
  if (!input.isTTY) return;
  console.log(`Enter installs it now, Ctrl+C stops; it goes on by itself in ${waitMs / 1000} seconds.`);
  const lines = createInterface({ input });
  const timer = new AbortController();
  await Promise.race([
    once(lines, 'line'),
    wait(waitMs, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
  lines.close();
};

/**
 * Whether Debian's package is there now.
 * @param {string} name
 * @param {string} why what needs it
 */
const aptInstall = async (name, why) => {
  await announce({ what: name, why, command: `apt-get install --no-install-recommends ${name}` });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {(...args: string[]) => boolean} */
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'inherit' }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
};

/**
 * Finds the browser for the journeys, and installs it when there is none: Debian's where that is possible, else Playwright's.
 * Returns its path, or null for the one that Playwright finds by itself.
 */
export const findBrowser = async () => {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const why = 'the journeys drive a real browser';
  // Older Debians have the whole browser alone.
  for (const browser of [headlessShell, wholeBrowser])
    if (existsSync(browser) || (canUseApt() && (await aptInstall(basename(browser), why)))) return browser;
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    const args = ['playwright', 'install', '--with-deps', 'chromium'];
    await announce({ what: 'Chromium', why, command: `npx ${args.join(' ')}` });
    await run('npx', args);
  }
  return null;
};

const firefoxEsr = '/usr/bin/firefox-esr';

/**
 * Whether Playwright's own build of an engine is here and starts; it may lack libraries of the system.
 * @param {import('@playwright/test').BrowserType} engine
 */
const starts = async (engine) => {
  if (!existsSync(engine.executablePath())) return false;
  try {
    await (await engine.launch()).close();
    return true;
  } catch {
    return false;
  }
};

/** Whether an installed Firefox is here: the one that `FIREFOX` names, or Debian's, which is installed when there is none. */
const hasInstalledFirefox = async () => {
  const installed = process.env.FIREFOX || firefoxEsr;
  if (existsSync(installed)) return true;
  return (
    installed === firefoxEsr &&
    canUseApt() &&
    aptInstall(basename(firefoxEsr), 'the main journeys run in Firefox as well')
  );
};

/**
 * Finds Firefox, installed or Playwright's own build, and WebKit, which is Playwright's own build. Neither is downloaded from Playwright: a
 * machine without them runs the journeys in Chromium alone.
 */
export const findEngines = async () => {
  const { firefox, webkit } = await import('@playwright/test');
  // In this order, as the configuration of the journeys chooses.
  return {
    firefox: existsSync(firefox.executablePath()) ? await starts(firefox) : await hasInstalledFirefox(),
    webkit: await starts(webkit),
  };
};

const hasPostgres = () =>
  globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 ||
  spawnSync('pg_config', ['--bindir'], { stdio: 'ignore' }).status === 0;

/** Makes sure that PostgreSQL's programs are here; the tests start a private cluster of their own. */
export const ensurePostgres = async () => {
  if (hasPostgres()) return;
  if (canUseApt() && (await aptInstall('postgresql', 'the API is tested on PostgreSQL as well'))) return;
  console.error(
    'The tests need the programs of PostgreSQL 15 or newer (initdb, postgres). Please install them.',
  );
  process.exit(1);
};
