import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { keptPort, portTrouble } from '../ports.mjs';
import { databaseFolder } from '../postgres-cluster.mjs';
import { Problem } from '../problem.mjs';
import { restartable } from '../restartable.mjs';
import { tail } from '../run.mjs';
import { onPath } from '../system.mjs';
import { partOf } from './part.mjs';

const PLACE = '/usr/sbin/pgbouncer';

function requirePgBouncer() {
  const found = onPath('pgbouncer') ?? (fs.existsSync(PLACE) ? PLACE : null);
  if (found) return found;
  throw new Problem('PgBouncer was not found: install it (apt install pgbouncer, brew install pgbouncer).');
}

/** As docs/operations.md has it, for one machine and without passwords. */
const configuration = ({ database, port }) => `[databases]
${database.pathname.slice(1)} = host=${database.hostname} port=${database.port} user=${database.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
server_login_retry = 1
`;

/** Starts PgBouncer in transaction mode before a server. @param databaseUrl of that server */
export async function startPgBouncer(databaseUrl) {
  const program = requirePgBouncer();
  // It refuses to run as root, as PostgreSQL does.
  const { folder, options } = databaseFolder('wirefair-pgbouncer-');
  const port = await keptPort();
  const file = path.join(folder, 'pgbouncer.ini');
  const logFile = path.join(folder, 'log');
  const url = new URL(databaseUrl);
  fs.writeFileSync(file, configuration({ database: url, port }));
  url.port = String(port);
  const server = restartable({
    launch: () => {
      const log = fs.openSync(logFile, 'a');
      const child = spawn(program, [file], { ...options, stdio: ['ignore', log, log] });
      fs.closeSync(log);
      return child;
    },
    isReady: async () => (await portTrouble('127.0.0.1', port)) === 'EADDRINUSE',
    failure: () =>
      Object.assign(new Problem('PgBouncer did not start: its log is above.'), {
        output: tail(fs.readFileSync(logFile, 'utf8')),
      }),
  });
  const remove = async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { part: partOf({ name: 'pgbouncer', url: url.href, server }), remove };
}
