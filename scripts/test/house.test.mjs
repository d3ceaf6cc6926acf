import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

// rule → [file, what it imports]: each of these must be reported, by that rule.
const BROKEN = [
  ['backend-imports-no-other-package', 'backend/src/p.ts', '../../gateway/src/app.ts'],
  ['gateway-imports-no-other-package', 'gateway/src/p.ts', '../../backend/src/app.ts'],
  ['web-imports-no-other-package', 'web/src/p.ts', '../../gateway/src/app.ts'],
  ['web-imports-no-other-package', 'web/src/q.ts', '@wirefair/gateway'],
  ['e2e-imports-no-other-package', 'e2e/src/p.ts', '../../web/src/app.ts'],
  ['bench-imports-no-other-package', 'bench/src/p.ts', '../../backend/src/app.ts'],
  ['client-imports-no-other-package', 'client/src/p.ts', '../../gateway/src/app.ts'],
  ['web-imports-no-other-package', 'web/src/r.ts', '@wirefair/service-kit/lifecycle'],
  ['bench-imports-no-other-package', 'bench/src/q.ts', '../../packages/service-kit/src/lifecycle.ts'],
  ['e2e-imports-no-other-package', 'e2e/src/q.ts', '@wirefair/tracing'],
  ['tracing-imports-no-package', 'packages/tracing/p.js', '../../gateway/src/app.ts'],
  ['tracing-imports-no-package', 'packages/tracing/q.js', '@wirefair/service-kit/lifecycle'],
  ['service-kit-imports-no-package', 'packages/service-kit/src/p.ts', '../../../gateway/src/app.ts'],
  ['service-kit-imports-no-package', 'packages/service-kit/src/q.ts', '@wirefair/backend'],
  ['service-kit-imports-no-package', 'packages/service-kit/src/r.ts', '../../tracing/start.js'],
  ['client-knows-no-library', 'client/src/q.ts', 'graphql'],
  ['no-cycles', 'backend/src/ring/a.ts', './b.ts'],
  ['no-cycles', 'web/src/ui/types/one.ts', './two.ts', 'type'],
  ['routes-ask-the-service', 'backend/src/modules/a/routes.ts', './store.ts'],
  ['routes-ask-the-service', 'backend/src/modules/a/more-routes.ts', './thing-store.ts'],
  ['routes-open-no-database', 'backend/src/modules/a/routes/list.ts', '../../../db/database.ts'],
  ['backend-domain-by-its-index', 'backend/src/modules/a/service.ts', '../b/service.ts'],
  ['backend-domain-by-its-index', 'backend/src/modules/a/types.ts', '../b/records.ts', 'type'],
  ['backend-tables-by-tables', 'backend/src/modules/a/tables.ts', '../b/service.ts'],
  ['rest-knows-no-graphql', 'gateway/src/rest/client.ts', 'graphql'],
  ['rest-knows-no-graphql', 'gateway/src/rest/calls.ts', '../schema/scalars.ts'],
  ['language-decided-once', 'gateway/src/endpoints/files.ts', '../context/request-language.ts'],
  ['resolvers-use-sources', 'gateway/src/modules/a/resolvers.ts', 'undici'],
  ['resolvers-use-sources', 'gateway/src/modules/a/b/resolvers.ts', '../../../rest/pool.ts'],
  ['resolvers-use-sources', 'gateway/src/modules/a/b/mutations/save.ts', '../../../../rest/pool.ts'],
  ['gateway-domain-by-its-index', 'gateway/src/modules/a/mapping.ts', '../b/mapping.ts'],
  ['ui-knows-no-domain', 'web/src/ui/card.tsx', '../features/b/card.tsx'],
  ['ui-knows-no-domain', 'web/src/ui/data.tsx', '@apollo/client'],
  ['feature-by-its-index', 'web/src/features/a/page.tsx', '../b/card.tsx'],
  ['feature-by-its-index', 'web/src/features/a/panel.tsx', '../b/panel/list/index.ts'],
  ['entry-loads-its-panel-later', 'web/src/features/a/panel/entry.ts', './panel.tsx'],
  ['production-knows-no-tests', 'web/src/lib/x.ts', './y.test.ts'],
  ['production-knows-no-tests', 'gateway/src/x.ts', 'vitest'],
  ['production-knows-no-tests', 'gateway/src/y.ts', '@wirefair/service-kit/test/askers'],
  ['production-knows-no-tests', 'packages/service-kit/src/x.ts', '../test/askers.ts'],
];

/** Files that two packages hold each for themselves. */
const TWINS = [['backend/data/common-passwords.txt', 'gateway/data/common-passwords.txt']];

const ALLOWED = [
  ['web/src/features/a/page.generated.ts', '../b/card.generated.ts'],
  ['backend/src/modules/c/routes.ts', './service.ts'],
  ['backend/src/modules/c/typed-routes.ts', '../../db/database.ts', 'type'],
  ['backend/src/modules/c/service.ts', './store.ts'],
  ['backend/src/modules/c/store.ts', '../../db/database.ts'],
  ['backend/src/modules/c/other.ts', '../b/index.ts'],
  ['backend/src/modules/c/tables.ts', '../b/tables.ts'],
  ['backend/src/db/schema.ts', '../modules/c/tables.ts'],
  ['backend/src/modules/c/service.test.ts', '../b/service.ts'],
  ['gateway/src/c.ts', '@wirefair/tracing', 'dynamic'],
  ['gateway/src/d.ts', '@wirefair/service-kit/lifecycle'],
  // What the name of the library resolves to where it is installed.
  ['backend/src/d.ts', '../../packages/service-kit/src/lifecycle.ts'],
  ['packages/service-kit/src/c.ts', './lifecycle.ts'],
  ['gateway/src/modules/c/resolvers/list.ts', '../loaders.ts'],
  ['gateway/src/modules/c/resolvers/typed.ts', '../../../rest/records.ts', 'type'],
  ['gateway/src/modules/c/resolvers/told.ts', '../../../rest/errors.ts'],
  ['gateway/src/modules/c/loaders.ts', '../../rest/pool.ts'],
  ['web/src/features/c/page.tsx', '../b/index.ts'],
  ['web/src/features/c/part.ts', '../b/panel/index.ts'],
  ['web/src/features/c/panel/entry.ts', '../../d/index.ts', 'type'],
  ['web/src/features/c/list/entry.ts', './index.ts', 'dynamic'],
  ['web/src/features/c/card.tsx', '../../ui/card2.tsx'],
];

const IMPORTS = {
  static: (to) => `import '${to}';\n`,
  type: (to) => `import type { a } from '${to}';\nexport type B = a;\n`,
  dynamic: (to) => `export const load = () => import('${to}');\n`,
};

let violations;

beforeAll(async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-house-'));
  const put = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.appendFileSync(path.join(root, file), text);
  };
  for (const [file, to, kind] of [...BROKEN.map(([, ...rest]) => rest), ...ALLOWED]) {
    put(file, IMPORTS[kind ?? 'static'](to));
    if (to.startsWith('.')) put(path.join(path.dirname(file), to), 'export const a = 1;\n');
  }
  put('backend/src/ring/b.ts', "import './a.ts';\n");
  put('web/src/ui/types/two.ts', IMPORTS.type('./one.ts'));
  const { output } = await cruise(['backend', 'gateway', 'web', 'e2e', 'bench', 'client', 'packages'], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: root,
  });
  violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
});

describe('the Never list', () => {
  it.each(BROKEN)('%s: %s may not import %s', (rule, file) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule)).toContain(rule);
  });

  it('has no rule without a proof', () => {
    const proven = new Set(BROKEN.map(([rule]) => rule));
    expect(forbidden.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });

  it.each(ALLOWED)('%s may import %s', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });
});

describe('what two packages hold each for themselves', () => {
  const read = (file) => fs.readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  it.each(TWINS)('is the same in %s and %s', (one, other) => {
    expect(read(one).length).toBeGreaterThan(0);
    expect(read(one)).toBe(read(other));
  });
});
