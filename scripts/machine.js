import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { run } from './prepare.js';

/** Without windows, toolbars and start page it opens a page in half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowser = '/usr/bin/chromium';

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Whether Debian's package is there now. */
const aptInstall = (name) => {
  console.log(`Installing ${name} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'inherit' }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
};

/**
 * Finds the browser for the journeys, and installs it when there is none: Debian's where that is possible, else Playwright's.
 * Returns its path, or null for the one that Playwright finds by itself.
 */
export const findBrowser = async () => {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  // Older Debians have the whole browser alone.
  for (const browser of [headlessShell, wholeBrowser])
    if (existsSync(browser) || (canUseApt() && aptInstall(basename(browser)))) return browser;
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath()))
    await run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  return null;
};

const firefoxEsr = '/usr/bin/firefox-esr';

/** Whether Playwright's own build of an engine is here and starts; it may lack libraries of the system. */
const starts = async (engine) => {
  if (!existsSync(engine.executablePath())) return false;
  try {
    await (await engine.launch()).close();
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds Firefox and WebKit. Firefox is Playwright's own build, or an installed one that `FIREFOX` names, or Debian's, which is installed when
 * there is none; WebKit is Playwright's own build. Neither is downloaded: a machine without them runs the journeys in Chromium alone.
 */
export const findEngines = async () => {
  const { firefox, webkit } = await import('@playwright/test');
  const installed = process.env.FIREFOX || firefoxEsr;
  const hasInstalled = () =>
    existsSync(installed) || (installed === firefoxEsr && canUseApt() && aptInstall(basename(firefoxEsr)));
  // In this order, as the configuration of the journeys chooses.
  return {
    firefox: existsSync(firefox.executablePath()) ? await starts(firefox) : hasInstalled(),
    webkit: await starts(webkit),
  };
};

const hasPostgres = () =>
  globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 ||
  spawnSync('pg_config', ['--bindir'], { stdio: 'ignore' }).status === 0;

/** Makes sure that PostgreSQL's programs are here; the tests start a private cluster of their own. */
export const ensurePostgres = async () => {
  if (hasPostgres() || (canUseApt() && aptInstall('postgresql'))) return;
  console.error(
    'The tests need the programs of PostgreSQL 15 or newer (initdb, postgres). Please install them.',
  );
  process.exit(1);
};
