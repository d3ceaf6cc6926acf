import fs from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { isDebianRoot, onPath } from './system.mjs';

const PLACES = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
  'C:\\Program Files\\PostgreSQL',
];

const exe = (name) => (process.platform === 'win32' ? `${name}.exe` : name);
const PROGRAMS = ['initdb', 'postgres', 'pg_basebackup'];
const complete = (bin) => PROGRAMS.every((name) => fs.existsSync(path.join(bin, exe(name))));

/** The folder of initdb, postgres and pg_basebackup, the newest version first, or null. PG_BIN, when set, decides. */
export function findPostgres(env = process.env) {
  if (env.PG_BIN) {
    if (complete(env.PG_BIN)) return env.PG_BIN;
    throw new Problem(
      `PG_BIN names ${env.PG_BIN}, and not all of initdb, postgres and pg_basebackup are in it.`,
    );
  }
  const version = (name) => Number(/(\d+)/.exec(name)?.[1] ?? 0);
  const installed = PLACES.filter((place) => fs.existsSync(place)).flatMap((place) =>
    fs
      .readdirSync(place)
      .filter((name) => /^(postgresql(@\d+)?|\d+|latest)$/.test(name))
      .sort((a, b) => version(b) - version(a))
      .map((name) => path.join(place, name, 'bin')),
  );
  const initdb = onPath('initdb', env);
  // The link on the PATH may lead to a folder that holds only some of the programs.
  const linked = initdb ? [path.dirname(initdb), path.dirname(fs.realpathSync(initdb))] : [];
  return [...linked, ...installed].find(complete) ?? null;
}

export async function ensurePostgres(terminal) {
  const found = findPostgres();
  if (found) return found;
  if (isDebianRoot()) {
    await terminal.step('Installing PostgreSQL for the database tests, with apt-get', async (detail) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update', '-q'], { env, onLine: detail });
      await run('apt-get', ['install', '-y', '-q', 'postgresql'], { env, onLine: detail });
    });
  }
  const installed = findPostgres();
  if (installed) return installed;
  throw new Problem(
    'The database tests need PostgreSQL (initdb, postgres and pg_basebackup), which was not found: install it (apt install postgresql, brew install postgresql), or name its folder with PG_BIN=<folder> npm test.',
  );
}
