import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { reachable } from './options.mjs';

/** The demo accounts that the backend publishes in a file of its own; none are invented here. */
export function demoAccounts(file = path.join(ROOT, 'backend', 'demo-accounts.json')) {
  try {
    const list = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** A query that shows what the schema is for: products with their companies, in the language of the caller. */
const QUERY = '{ products(pageSize: 3) { nodes { title exhibitor { name } } } }';

/** What a newcomer sees most of the product by. */
function firstSteps(site, accounts) {
  const names = accounts
    .filter(({ role, password }) => password !== undefined && ['visitor', 'exhibitor'].includes(role))
    .map(({ role, account }) => `${account} (${role})`);
  return `open ${site}/d/, sign in as ${names.join(' or ')}, then send ${QUERY} at ${site}/graphql`;
}

/** The block that stays on the screen. */
export function summary(options, accounts, terminal) {
  const site = `http://${reachable(options.host)}:${options.port}`;
  const rest = `http://${reachable(options.backendHost)}:${options.backendPort}`;
  const row = (label, value) => `  ${label.padEnd(18)}${value}`;
  const lines = [
    terminal.bold('Wirefair is running'),
    '',
    row('Site', `${site}/d/`),
    row('Product area', `${site}/d/product/home`),
    row('GraphQL explorer', `${site}/graphql`),
    row('REST documents', `${rest}/docs`),
    ...(accounts.length > 0 ? [row('Mailbox', `${site}/d/mailbox`)] : []),
    row('Organiser', `${site}/d/organiser`),
    row('Health', `${site}/health/ready  ${rest}/health/ready`),
    row(
      'Data',
      options.databaseUrl ? `PostgreSQL (DATABASE_URL), files in ${options.dataDir}` : options.dataDir,
    ),
    row('Logs', path.join(options.dataDir, 'logs')),
    '',
  ];
  if (!options.demo) lines.push('  Without the demo: ORGANISER_EMAIL invites the first administrator.');
  else
    lines.push(
      '  Demo accounts',
      ...accounts
        // The others sign in by code only.
        .filter(({ password }) => password !== undefined)
        .map(({ role, account, password }) => row(`  ${role}`, `${account}  ${password}`)),
    );
  const hint = options.demo ? [`  Try first: ${firstSteps(site, accounts)}`, ''] : [];
  return [...lines, '', ...hint, terminal.dim('  Ctrl-C stops everything.')];
}
