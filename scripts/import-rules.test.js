import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './node-guard.js';

const run = promisify(execFile);

/**
 * For each rule a file that breaks it: where it lies and what it imports. A rule checker that sees nothing would pass any
 * tree, so this test fails unless every one of these is caught.
 */
/** @type {[rule: string, file: string, text: string][]} */
const planted = [
  ['contract-knows-only-zod', 'packages/contract/src/planted.ts', "import 'hono'"],
  ['content-knows-only-contract', 'packages/content/src/planted.ts', "import 'preact'"],
  [
    'web-app-knows-no-content',
    'apps/web/app/lib/reader.ts',
    "import '../../../../packages/content/src/planted.ts'",
  ],
  ['games-know-nothing', 'packages/games/src/planted.ts', "import 'node:fs'"],
  ['api-routes-call-verbs', 'apps/api/src/features/planted/planted.routes.ts', "import 'kysely'"],
  [
    'api-routes-call-verbs',
    'apps/api/src/features/planted/other.routes.ts',
    "import '../user/user.routes.ts'",
  ],
  ['api-verbs-know-no-http', 'apps/api/src/features/planted/verb.ts', "import 'hono'"],
  [
    'api-features-by-the-front-door',
    'apps/api/src/features/planted/thief.ts',
    "import '../user/user.queries.ts'",
  ],
  ['api-verbs-know-no-http', 'apps/api/src/features/planted/cookies.ts', "import '../../http/cookies.ts'"],
  [
    'api-platform-knows-only-platform',
    'apps/api/src/platform/planted.ts',
    "import '../features/user/index.ts'",
  ],
  ['api-platform-knows-only-platform', 'apps/api/src/platform/greedy.ts', "import type {} from '../open.ts'"],
  [
    'api-platform-http-knows-no-sessions',
    'apps/api/src/platform/http/planted.ts',
    "import '../sessions/sessions.ts'",
  ],
  [
    'api-sessions-know-no-http',
    'apps/api/src/platform/sessions/planted.ts',
    "import '../http/api-context.ts'",
  ],
  ['api-deps-know-only-platform', 'apps/api/src/deps.ts', "import './features/user/user.routes.ts'"],
  ['api-dev-stays-in-development', 'apps/serve/src/planted.ts', "import '../../api/src/dev/previews.ts'"],
  ['api-knows-no-site', 'apps/api/src/planted.ts', "import '../../web/app/lib/planted.ts'"],
  ['web-bridges-by-contract', 'apps/web/app/lib/planted.ts', "import '../../../api/src/planted.ts'"],
  ['web-routes-stand-alone', 'apps/web/app/routes/planted.tsx', "import './other'"],
  ['web-features-stand-alone', 'apps/web/app/features/planted/planted.ts', "import '../cart/cart.store'"],
  ['web-ui-knows-only-ui', 'apps/web/app/ui/planted.ts', "import '../lib/loading/api'"],
  ['web-brand-knows-only-ui', 'apps/web/app/brand/planted.ts', "import '../lib/loading/api'"],
  ['web-lib-knows-no-feature', 'apps/web/app/lib/nosy.ts', "import '../features/cart/cart.store'"],
  ['nothing-knows-the-studio', 'packages/content/src/drawn.ts', "import '../../../studio/src/work.ts'"],
  ['nothing-knows-the-benchmarks', 'packages/content/src/fast.ts', "import '../../../bench/budgets.ts'"],
  ['benchmarks-measure-from-outside', 'bench/src/insider.ts', "import '../../apps/api/src/open.ts'"],
  ['tests-are-not-imported', 'packages/games/src/curious.ts', "import './rules.test.ts'"],
  ['nothing-unresolved', 'scripts/planted.js', "import './not-there.js'"],
  ['no-circles', 'scripts/ring.js', "import './ring-back.js'"],
];

/** Files that the planted ones point at. */
const innocent = [
  'apps/api/src/features/user/user.routes.ts',
  'apps/api/src/features/user/user.queries.ts',
  'apps/api/src/features/user/index.ts',
  'apps/api/src/dev/previews.ts',
  'apps/api/src/http/cookies.ts',
  'apps/api/src/open.ts',
  'apps/api/src/platform/http/api-context.ts',
  'apps/api/src/platform/sessions/sessions.ts',
  'apps/web/app/routes/other.tsx',
  'apps/web/app/features/cart/cart.store.ts',
  'apps/web/app/lib/loading/api.ts',
  'bench/budgets.ts',
  'packages/games/src/rules.test.ts',
  'studio/src/work.ts',
];

/**
 * @typedef {object} Violation
 * @property {string} from
 * @property {{ name: string }} rule
 * @property {{ name: string }[]} [cycle]
 */

/** @type {string} */
let tree;
/** @type {{ summary: { violations: Violation[] } }} */
let report;

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'import-rules-'));
  /** @type {(file: string, text: string) => Promise<void>} */
  const put = async (file, text) => {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), text);
  };
  for (const file of innocent) await put(file, 'export const fine = true;\n');
  for (const [, file, text] of planted) await put(file, `${text};\nexport const planted = true;\n`);
  await put('scripts/ring-back.js', "import './ring.js';\n");
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  const checker = join(root, 'node_modules', '.bin', 'depcruise');
  const config = join(root, '.dependency-cruiser.js');
  const { stdout } = await run(
    process.execPath,
    [checker, '--config', config, '--output-type', 'json', 'apps', 'packages', 'scripts', 'bench'],
    { cwd: tree, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error) => error);
  report = JSON.parse(stdout);
}, 60_000);

afterAll(() => rm(tree, { recursive: true, force: true }));

describe('the import rules', () => {
  it.each(planted)('catch a breach of %s in %s', (rule, file) => {
    const caught = report.summary.violations
      .filter(({ from, cycle }) => from === file || cycle?.some(({ name }) => name === file))
      .map((violation) => violation.rule.name);
    expect(caught).toContain(rule);
  });

  it('have a planted breach each', async () => {
    const { default: config } = await import('../.dependency-cruiser.js');
    expect([...new Set(planted.map(([rule]) => rule))].toSorted()).toEqual(
      config.forbidden?.map(({ name }) => name).toSorted(),
    );
  });
});
