/** What a change can affect, by the paths of the changed files; nothing here reads a file. */

const KIT = 'packages/service-kit';
const PACKAGES = ['backend', 'gateway', KIT, 'web', 'e2e', 'bench', 'client'];

/** The packages that import the sources of service-kit. */
const SERVICES = ['backend', 'gateway'];

/** Every package depends on them. */
const FOR_ALL = /^(tsconfig\.base\.json|package-lock\.json)$/;

/** What other packages are generated from or compiled with. */
const CONTRACTS = [
  [/^backend\/openapi\.json$/, ['gateway']],
  [/^schema\.graphql$/, ['gateway', 'web']],
  [/^contracts\/partner\.graphql$/, ['client']],
  [/^packages\/tracing\//, SERVICES],
  [/^packages\/service-kit\/src\//, [...SERVICES, KIT]],
];

/** What TypeScript reads; in web the catalogues too, for the ids of the messages are a type. */
const TYPED = /\.(ts|tsx|mts|js)$|\.json$/;

/** Files that a test or the site's code reads without importing them, and who reads them. */
export const READ = [
  [/^schema\.graphql$/, 'gateway/test/schema.test.ts'],
  [/^(contracts\/|CHANGELOG\.md$)/, 'gateway/test/compatibility.test.ts'],
  [
    /^(schema\.graphql|contracts\/partner\.graphql|web\/src\/features\/developers\/samples\.ts)$/,
    'gateway/test/generated-types.test.ts',
  ],
  [/^contracts\/partner\.graphql$/, 'client/src/lists.test.ts'],
  [/^web\/src\/.+\.graphql$/, 'gateway/test/operation-cost.test.ts'],
  [/^gateway\/data\//, 'gateway/test/passwords.test.ts'],
  [/^gateway\/src\/site\/render-worker\.js$/, 'gateway/test/rendering.test.ts'],
  [/^docker\/nginx\//, 'gateway/test/edge.test.ts'],
  [/^docker\/nginx\//, 'gateway/test/edge-cache.test.ts'],
  [/^docker\/nginx\//, 'gateway/test/edge-subscriptions.test.ts'],
  [/^docker\/nginx\//, 'gateway/test/edge-tls.test.ts'],
  [/^(backend\/migrations|contracts)\//, 'backend/src/db/expansion.test.ts'],
  [/^web\/src\/.+\.tsx?$/, 'web/src/ui/theme/base.test.ts'],
  [/^web\/src\/.+\/messages\/(zh|en)\.json$/, 'web/src/i18n/catalogue.ts'],
  [/^web\/src\/gql\/possible-types\.ts$/, 'web/src/apollo/possible-types.ts'],
  [/^(backend|gateway)\/src\/.+(?<!\.test)\.ts$/, 'web/scripts/check.test.ts'],
  [/^\.dependency-cruiser\.cjs$/, 'scripts/test/house.test.mjs'],
  [/^(eslint\.config\.js|\.oxlintrc\.json)$/, 'scripts/test/checks.test.mjs'],
  [/^(\.oxfmtrc\.json|\.editorconfig)$/, 'scripts/test/editors.test.mjs'],
];

const inside = (name) => (file) => file.startsWith(`${name}/`);

/** The packages whose types a change can break; `.` is the root's own configuration. */
export function packagesToType(files) {
  const names = new Set();
  for (const file of files) {
    if (FOR_ALL.test(file)) [...PACKAGES, '.'].forEach((name) => names.add(name));
    if (/^(codegen\.ts|tsconfig\.json)$/.test(file)) names.add('.');
    const contract = CONTRACTS.find(([pattern]) => pattern.test(file));
    const own = PACKAGES.find((name) => inside(name)(file) && TYPED.test(file));
    for (const name of contract?.[1] ?? (own ? [own] : [])) names.add(name);
  }
  return ['.', ...PACKAGES].filter((name) => names.has(name));
}

/** Whether the message catalogues and their use can have changed. */
export const touchesWeb = (files) => files.some(inside('web'));

/** Whether the imports between files can have changed. */
export const touchesImports = (files) =>
  files.some(
    (file) =>
      file === '.dependency-cruiser.cjs' ||
      PACKAGES.some((name) => inside(name)(file) && /\.(ts|tsx|js|mjs)$/.test(file)),
  );

/** Whether what graphql-codegen writes can be out of date. */
export const touchesSdl = (files) =>
  files.some((file) => /\.graphql$|^codegen(\.ts|\/)/.test(file) && !file.startsWith('contracts/'));

/**
 * The files to select the tests of a part by: what has changed in it, and who reads what has changed elsewhere.
 * Vitest sees imports only, and runs everything for its own configuration and for a package.json.
 */
export function relatedFiles(part, files) {
  const readers = READ.flatMap(([pattern, reader]) =>
    files.some((file) => pattern.test(file)) ? [reader] : [],
  );
  const all = files.some((file) => FOR_ALL.test(file) && file !== 'tsconfig.base.json');
  const chosen = [...files, ...readers, ...(all ? [`${part}/package.json`] : [])];
  const isRead = (file) => inside(part)(file) || (SERVICES.includes(part) && inside(KIT)(file));
  return [...new Set(chosen.filter(isRead))].sort();
}
