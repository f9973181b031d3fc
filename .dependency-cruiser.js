const packages = '^packages/[^/]+/src/';

/**
 * Who may import whom. The table stands in ARCHITECTURE.md; `scripts/import-rules.test.js` plants a violation of each rule and sees it caught.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules that import each other in a circle have no order in which to be understood.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-knows-only-zod',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src/', 'node_modules/zod/'] },
    },
    {
      name: 'content-knows-only-contract',
      comment: 'The reader of the content folder needs Node and its parsers, nothing of the apps.',
      severity: 'error',
      from: { path: '^packages/content/src/' },
      to: {
        path: [
          '^(apps|studio|e2e)/',
          '^packages/(games|react|react-dom)/',
          'node_modules/(preact|hono|kysely)/',
        ],
      },
    },
    {
      name: 'web-app-knows-no-content',
      comment: 'The site reads content through the API, so that no catalogue is in a script.',
      severity: 'error',
      from: { path: '^apps/web/app/' },
      to: { path: ['^packages/content/', '^content/'] },
    },
    {
      name: 'games-know-nothing',
      severity: 'error',
      from: { path: '^packages/games/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/games/src/' },
    },
    {
      name: 'api-routes-call-verbs',
      comment: 'Routes parse, call one verb and reply: no SQL, nothing of another feature’s routes.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/[^/]+\\.routes\\.ts$' },
      to: {
        path: [
          'node_modules/kysely/',
          '\\.queries\\.ts$',
          '^apps/api/src/features/(?!$1/)[^/]+/[^/]+\\.routes\\.ts$',
        ],
      },
    },
    {
      name: 'api-verbs-know-no-http',
      comment:
        'A feature works without the protocol it is called through; only the API’s description needs it.',
      severity: 'error',
      from: {
        path: '^apps/api/src/features/(?!docs/)',
        pathNot: ['\\.routes\\.ts$', '\\.(test|fixture)\\.ts$'],
      },
      // Its template tag writes HTML for mails and pages; that is no protocol.
      to: {
        path: ['node_modules/hono/', 'node_modules/@hono/', '^apps/api/src/(platform/)?http/'],
        pathNot: 'node_modules/hono/.*/html',
      },
    },
    {
      name: 'api-features-by-the-front-door',
      comment: 'A feature takes from another what its index.ts shows.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/features/(?!$1/)[^/]+/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'api-platform-knows-only-platform',
      comment: 'Features, routes and dependencies are built on the platform.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/(?!platform/)' },
    },
    {
      name: 'api-platform-http-knows-no-sessions',
      severity: 'error',
      from: { path: '^apps/api/src/platform/http/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/platform/sessions/' },
    },
    {
      name: 'api-sessions-know-no-http',
      comment: 'Cookies are read and written in src/http.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/sessions/' },
      to: { path: ['node_modules/hono/', '^apps/api/src/platform/http/'] },
    },
    {
      name: 'api-deps-know-only-platform',
      comment: 'Routes and verbs receive the dependencies; the dependencies know neither.',
      severity: 'error',
      from: { path: '^apps/api/src/deps\\.ts$' },
      to: { path: '^apps/api/src/(?!platform/)' },
    },
    {
      name: 'api-dev-stays-in-development',
      comment: 'Only the development server mounts what is in src/dev.',
      severity: 'error',
      from: { pathNot: ['^apps/api/src/dev/', '^apps/serve/src/dev\\.ts$'] },
      to: { path: '^apps/api/src/dev/' },
    },
    {
      name: 'api-knows-no-site',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: ['^apps/(web|serve)/', '^packages/games/', '^studio/'] },
    },
    {
      name: 'web-bridges-by-contract',
      comment: 'The contract is the only way from the site to the API.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: ['^apps/(api|serve)/', '^studio/'] },
    },
    {
      name: 'web-routes-stand-alone',
      severity: 'error',
      from: { path: '^apps/web/app/routes/([^/]+)' },
      to: { path: '^apps/web/app/routes/', pathNot: '^apps/web/app/routes/.*\\.module\\.css$' },
    },
    {
      name: 'web-features-stand-alone',
      comment: 'Routes and the shell compose features; features do not know each other.',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: ['^apps/web/app/features/(?!$1/)', '^apps/web/app/(routes|shell)/'] },
    },
    {
      name: 'web-ui-knows-only-ui',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: ['^apps/web/app/(features|lib|shell|routes|brand)/', packages] },
    },
    {
      name: 'web-brand-knows-only-ui',
      comment: 'What knows the look of the site knows none of its data.',
      severity: 'error',
      from: { path: '^apps/web/app/brand/' },
      to: { path: ['^apps/web/app/(features|lib|shell|routes)/', packages] },
    },
    {
      name: 'web-lib-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/app/lib/' },
      to: { path: '^apps/web/app/(features|shell|routes)/' },
    },
    {
      name: 'nothing-knows-the-studio',
      severity: 'error',
      from: { path: '^(apps|packages|e2e)/' },
      to: { path: '^studio/' },
    },
    {
      name: 'nothing-knows-the-benchmarks',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'benchmarks-measure-from-outside',
      comment: 'They start the built product and send it requests, as its visitors do.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(apps|packages|studio|e2e|scripts)/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$'] },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: ['^virtual:', '\\+types/', '\\?(url|no-inline)$', '^\\.{1,2}/.*\\+types'],
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/build/', '/\\.cache/', '/\\.react-router/', '^content/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
