// The "Never" list: which file may not import which. CONTRIBUTING.md explains the rules, scripts/test/house.test.mjs
// proves that each one reports. This tool alone holds them; ESLint does not repeat them.

const TEST = '\\.(test|spec)\\.[cm]?tsx?$|(^|/)(test|tests|fixtures)/';
const PACKAGES = ['backend', 'gateway', 'web', 'e2e', 'bench', 'client'];
/** The libraries in packages/, and the packages that may import them. */
const LIBRARIES = ['service-kit', 'tracing'];
const SERVICES = ['backend', 'gateway'];
// A file `store.ts`, several like `product-store.ts`, or a folder `store/`; in the domain, or in one of its parts.
const layer = (names) => `^backend/src/modules/.+[/-](${names})(\\.ts$|/)`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** What a file may not import, which belongs to one of PACKAGES or LIBRARIES and may import these by their names. */
const allBut = (allowed) => [
  `^(?!(${allowed.join('|')})/)(${PACKAGES.join('|')})/`,
  `^packages/(?!(${allowed.join('|')})/)`,
  `^(node_modules/)?@wirefair/(?!(${allowed.join('|')})(/|$))`,
];

const packageRules = PACKAGES.map((own) =>
  rule(
    `${own}-imports-no-other-package`,
    'Packages meet in the printed contracts, never in code. The two exceptions are service-kit and tracing, libraries of both services (decision 0055).',
    { path: `^${own}/` },
    { path: allBut(SERVICES.includes(own) ? [own, ...LIBRARIES] : [own]) },
  ),
);

const libraryRules = LIBRARIES.map((own) =>
  rule(
    `${own}-imports-no-package`,
    'A library of both services knows neither, and no other library.',
    { path: `^packages/${own}/` },
    { path: allBut([own]) },
  ),
);

module.exports = {
  forbidden: [
    ...packageRules,
    ...libraryRules,
    rule(
      'no-cycles',
      'A cycle has no first file to read, one of types alone neither.',
      {},
      { circular: true },
    ),
    rule(
      'routes-ask-the-service',
      'A route that reads the database itself goes past the rules of the service.',
      { path: layer('routes'), pathNot: TEST },
      { path: layer('store|tables') },
    ),
    rule(
      'routes-open-no-database',
      'A route may hand the database on (its type is free), but never open or query it.',
      { path: layer('routes'), pathNot: TEST },
      { path: '^backend/src/db/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'backend-domain-by-its-index',
      'Another domain is used through its index; its tables only by tables, for a foreign key.',
      { path: '^backend/src/modules/([^/]+)/', pathNot: [TEST, layer('tables')] },
      {
        path: '^backend/src/modules/[^/]+/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'backend-tables-by-tables',
      'A foreign key names the table of another domain, and nothing else of it.',
      { path: '^backend/src/modules/([^/]+)/.*tables(\\.ts$|/)' },
      {
        path: '^backend/src/modules/[^/]+/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$', layer('tables')],
      },
    ),
    rule(
      'rest-knows-no-graphql',
      'The REST client could serve another program: it knows nothing of GraphQL.',
      { path: '^gateway/src/rest/', pathNot: TEST },
      {
        path: [
          '^(node_modules/)?(graphql|@graphql-[^/]+|@apollo|@as-integrations)(/|$)',
          '^gateway/src/(modules|schema|context|graphql|pipeline|endpoints)/',
        ],
      },
    ),
    rule(
      'language-decided-once',
      'The language of an exchange is decided at one place on each way in; everything else reads it.',
      {
        path: '^gateway/src/',
        pathNot: [TEST, '^gateway/src/pipeline/steps/locale\\.ts$', '^gateway/src/http/request-locale\\.ts$'],
      },
      { path: '^gateway/src/context/request-language\\.ts$' },
    ),
    rule(
      'resolvers-use-sources',
      'A resolver that calls REST itself is an N+1 waiting to happen. Types of records and the errors to tell apart are free.',
      { path: '^gateway/src/modules/.+/(resolvers|mutations)(\\.ts$|/)', pathNot: TEST },
      {
        path: ['^(node_modules/)?undici(/|$)', '^gateway/src/rest/'],
        pathNot: '^gateway/src/rest/errors\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'gateway-domain-by-its-index',
      'Another domain is used through its index.',
      { path: '^gateway/src/modules/([^/]+)/', pathNot: TEST },
      {
        path: '^gateway/src/modules/[^/]+/',
        pathNot: ['^gateway/src/modules/$1/', '^gateway/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'ui-knows-no-domain',
      'The design system draws; it knows neither domains nor GraphQL.',
      { path: '^web/src/ui/', pathNot: TEST },
      { path: ['^web/src/(features|apollo|gql|routes|app)/', '^(node_modules/)?(@apollo|graphql)(/|$)'] },
    ),
    rule(
      'feature-by-its-index',
      'Another feature is used through its index, or that of a part whose code travels apart. Generated documents name the fragments of their parts where these lie.',
      { path: '^web/src/features/([^/]+)/', pathNot: [TEST, '\\.generated\\.ts$'] },
      {
        path: '^web/src/features/[^/]+/',
        pathNot: [
          '^web/src/features/$1/',
          '^web/src/features/[^/]+/index\\.tsx?$',
          '^web/src/features/[^/]+/[^/]+/index\\.tsx?$',
        ],
      },
    ),
    rule(
      'entry-loads-its-panel-later',
      'Entries of all panels travel with the frame around them, panels each by itself.',
      {
        path: '^web/src/features/.+/entry\\.ts$',
        pathNot: '^web/src/features/(centre|organiser/console)/',
      },
      { pathNot: '-entry\\.ts$', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
    rule(
      'client-knows-no-library',
      'What partners install runs wherever there is fetch, and brings nothing with it.',
      { path: '^client/src/', pathNot: TEST },
      { path: '.', pathNot: '^client/src/' },
    ),
    rule(
      'production-knows-no-tests',
      'What runs for visitors never depends on what is only there for tests.',
      { path: '^(backend|gateway|web|client|packages/[^/]+)/src/', pathNot: TEST },
      {
        path: [
          TEST,
          '^(e2e|bench)/',
          '^(node_modules/)?(vitest|playwright-core|axe-core|@testing-library)(/|$)',
        ],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(-server)?/' },
    // Imports of types count: a type of another domain's inside is knowledge of it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // `types` leads to the sources of service-kit, which need not be built, and whose imports the rules then see.
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
