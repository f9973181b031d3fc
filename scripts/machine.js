import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { run } from './prepare.js';

const debianBrowser = '/usr/bin/chromium';

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const aptInstall = async (name) => {
  console.log(`Installing ${name} ...`);
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/**
 * Finds the browser for the journeys, and installs it when there is none: Debian's where that is possible, else Playwright's.
 * Returns its path, or null for the one that Playwright finds by itself.
 */
export const findBrowser = async () => {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (existsSync(debianBrowser)) return debianBrowser;
  if (canUseApt()) {
    await aptInstall('chromium');
    return debianBrowser;
  }
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath()))
    await run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  return null;
};

const hasPostgres = () =>
  globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 ||
  spawnSync('pg_config', ['--bindir'], { stdio: 'ignore' }).status === 0;

/** Makes sure that PostgreSQL's programs are here; the tests start a private cluster of their own. */
export const ensurePostgres = async () => {
  if (hasPostgres()) return;
  if (canUseApt()) await aptInstall('postgresql');
  else {
    console.error(
      'The tests need the programs of PostgreSQL 15 or newer (initdb, postgres). Please install them.',
    );
    process.exit(1);
  }
};
