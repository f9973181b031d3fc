#!/usr/bin/env node
// `npm test`: installs what is missing and checks everything; `npm test -- units` and the like run one part, `-- drawings` draws every picture again.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, underNewNode } from './node-guard.js';
import { build, install, installStudio } from './prepare.js';
import { noteStudioVerified, studioHasChanged } from './studio.js';

await install();
await underNewNode();

/**
 * What a part of the tests comes to.
 * @typedef {{ passed: number, failed: number }} Count
 */

/** What failed, by name: said once more at the end, as what the parts print of it is far above by then. @type {string[]} */
const failures = [];

/** @type {(name: string) => string} */
const bin = (name) => join(root, 'node_modules', '.bin', name);
const results = join(root, 'node_modules', '.cache', 'test-results');
const unitReport = join(results, 'unit.json');
const journeyReport = join(results, 'journeys.json');

/**
 * Runs a command, keeps its output together, and shows it when it is over. Resolves true when it succeeded.
 * @type {(name: string, command: string, args: string[], cwd?: string) => Promise<boolean>}
 */
const check = (name, command, args, cwd = root) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...args], {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (text) => output.push(text));
    child.stderr.on('data', (text) => output.push(text));
    child.on('exit', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
      if (code !== 0) {
        console.log(Buffer.concat(output).toString());
        failures.push(name);
      }
      resolve(code === 0);
    });
  });

/**
 * Runs a command in full view. Resolves to its exit code.
 * @type {(command: string, args: string[], options?: { cwd?: string, env?: Record<string, string> }) => Promise<number>}
 */
const show = (command, args, { cwd = root, env = {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

/**
 * Runs checks, two at a time.
 * @type {(checks: (() => Promise<boolean>)[]) => Promise<Count>}
 */
const countChecks = async (checks) => {
  const all = checks.length;
  const waiting = [...checks];
  let passed = 0;
  const next = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) if (await one()) passed += 1;
  };
  await Promise.all([next(), next()]);
  return { passed, failed: all - passed };
};

/** Folders whose `tsconfig.json` is checked; the games' tests have one of their own, as the rules must not see what tests see. */
const typed = [
  'packages/contract',
  'packages/content',
  'packages/games',
  'packages/games/tsconfig.tests.json',
  'apps/api',
  'apps/web',
  'apps/serve',
  'e2e',
  'bench',
  'scripts',
];

/** Format, lint, styles, types, import rules, unused code. */
const statics = async () => {
  const web = join(root, 'apps', 'web');
  await check('route types', bin('react-router'), ['typegen'], web);
  await check('class names', join(web, 'styling', 'class-names.ts'), []);
  const checks = [
    () => check('format', bin('oxfmt'), ['--check', '.']),
    () => check('lint', bin('oxlint'), ['--deny-warnings', '.']),
    () => check('styles', bin('stylelint'), ['apps/web/app/**/*.css']),
    ...typed.map((folder) => () => check(`types of ${folder}`, bin('tsc'), ['-p', folder])),
    () =>
      check('import rules', bin('depcruise'), [
        '--config',
        '.dependency-cruiser.js',
        'apps',
        'packages',
        'scripts',
        'e2e',
        'bench',
      ]),
    () => check('unused code', bin('knip'), []),
    () =>
      check('code used only by tests', bin('knip'), [
        '--production',
        '--config',
        'knip.production.config.js',
      ]),
  ];
  return countChecks(checks);
};

/**
 * Reads a runner's report; one that is missing counts as a failure.
 * @type {(file: string, count: (report: any) => Count, code: number) => Count}
 */
const readReport = (file, count, code) => {
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')));
    // A runner that stopped half-way, or failed outside any test, must not look like a success.
    if (code === 0 || counted.failed > 0) return counted;
    failures.push(`${relative(root, file)}: the runner failed outside any test (exit code ${code})`);
    return { ...counted, failed: 1 };
  } catch {
    failures.push(`${relative(root, file)}: no report (exit code ${code})`);
    return { passed: 0, failed: 1 };
  }
};

/**
 * Runs Vitest on every processor: left alone it leaves one idle, and in its configuration the setting would not reach the projects.
 * @param {{ program?: string, cwd?: string, env?: Record<string, string> }} [options]
 */
const vitest = async ({ program = bin('vitest'), cwd = root, env = {} } = {}) => {
  rmSync(unitReport, { force: true });
  const code = await show(
    program,
    ['run', '--maxWorkers=100%', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    { cwd, env },
  );
  return readReport(
    unitReport,
    (report) => {
      for (const { name, assertionResults } of report.testResults)
        for (const { status, fullName, failureMessages } of assertionResults)
          if (status === 'failed')
            failures.push(`${relative(root, name)}: ${fullName}\n${failureMessages.join('\n')}`);
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
    code,
  );
};

/** Rules, units, and the API on both databases. */
const units = async () => {
  const { ensurePostgres } = await import('./machine.js');
  await ensurePostgres();
  return vitest();
};

/**
 * The drawing programs: their style and types, and a sample of the pictures drawn again and compared with the committed ones.
 * @param {Record<string, string>} [env]
 * @returns {Promise<Count>}
 */
const drawingPrograms = async (env = {}) => {
  await installStudio();
  const cwd = join(root, 'studio');
  /** @type {(name: string) => string} */
  const tool = (name) => join(cwd, 'node_modules', '.bin', name);
  const checks = await countChecks([
    () => check('studio: format', tool('oxfmt'), ['--check', '.'], cwd),
    () => check('studio: lint', tool('oxlint'), ['--deny-warnings', '.'], cwd),
    () => check('studio: types', tool('tsc'), ['-p', '.'], cwd),
    () =>
      check('studio: import rules', tool('depcruise'), ['--config', '.dependency-cruiser.js', 'src'], cwd),
  ]);
  const tests = await vitest({ program: tool('vitest'), cwd, env });
  const failed = checks.failed + tests.failed;
  if (failed === 0) await noteStudioVerified();
  return { passed: checks.passed + tests.passed, failed };
};

/** Only when the drawing programs, or the lists of what they have drawn, differ from what last passed. */
const studio = async () => {
  if (await studioHasChanged()) return drawingPrograms();
  console.log('unchanged since its tests last passed');
  return { passed: 0, failed: 0 };
};

/** Every picture and film drawn again and compared with what is committed: many minutes, so only when it is asked for. */
const drawings = () => drawingPrograms({ ALL_DRAWINGS: '1' });

/**
 * A suite of Playwright's report, as far as it is read here.
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { projectName: string, status: string }[] }[]} [specs]
 */

/**
 * The journeys of a report, each with the project that ran it and how it ended.
 * @type {(suite: Suite) => { name: string, project: string, status: string }[]}
 */
const journeysOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(journeysOf),
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `${file}:${line} ${title}`,
      project: projectName,
      status,
    })),
  ),
];

/** @type {(status: string) => boolean} */
const hasFailed = (status) => status === 'unexpected' || status === 'flaky';

/**
 * The results of one Playwright project, as a line such as `5 passed, 1 failed`.
 * @type {(project: string) => string}
 */
const resultsOf = (project) => {
  /** @type {string[]} */
  let statuses = [];
  try {
    statuses = journeysOf(JSON.parse(readFileSync(journeyReport, 'utf8')))
      .filter((one) => one.project === project)
      .map(({ status }) => status);
  } catch {
    return 'no report';
  }
  const failed = statuses.filter(hasFailed).length;
  const passed = statuses.filter((status) => status === 'expected').length;
  return `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
};

/** The built product in real browsers: everything in Chromium, the main journeys in Firefox and WebKit where they are. */
const journeys = async () => {
  const { findBrowser, findEngines } = await import('./machine.js');
  const browser = await findBrowser();
  const engines = await findEngines();
  await build();
  rmSync(journeyReport, { force: true });
  const others = [
    { name: 'firefox', title: 'Firefox', isHere: engines.firefox },
    { name: 'webkit', title: 'WebKit', isHere: engines.webkit },
  ];
  const projects = [...others.filter(({ isHere }) => isHere).map(({ name }) => name), 'desktop', 'phone'];
  const code = await show(
    bin('playwright'),
    ['test', '--reporter=line,json', ...projects.map((name) => `--project=${name}`)],
    {
      cwd: join(root, 'e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport, ...(browser ? { CHROMIUM: browser } : {}) },
    },
  );
  for (const { name, title, isHere } of others)
    console.log(`${title}: ${isHere ? resultsOf(name) : 'not available here, not run'}`);
  return readReport(
    journeyReport,
    (report) => {
      for (const { name, project, status } of journeysOf(report))
        if (hasFailed(status)) failures.push(`[${project}] ${name}`);
      return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
    },
    code,
  );
};

/** @type {Map<string, () => Promise<Count>>} */
const parts = new Map(Object.entries({ statics, units, studio, journeys, drawings }));
const ordinary = ['statics', 'units', 'studio', 'journeys'];
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !parts.has(name));
if (unknown) {
  console.error(`There is no part "${unknown}": ${[...parts.keys()].join(', ')}.`);
  process.exit(2);
}
const total = { passed: 0, failed: 0 };
for (const [name, part] of parts) {
  if (!(asked.length > 0 ? asked : ordinary).includes(name)) continue;
  console.log(`\n${name}`);
  const { passed, failed } = await part();
  total.passed += passed;
  total.failed += failed;
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
