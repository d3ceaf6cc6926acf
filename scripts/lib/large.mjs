import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx-binary.mjs';
import { parseFlags, wholeNumber } from './options.mjs';
import { ensurePostgres } from './postgres-binaries.mjs';
import { Problem, sentenceOf } from './problem.mjs';
import { onEnd } from './signals.mjs';
import { demoAccounts } from './summary.mjs';
import { createTerminal } from './terminal.mjs';

const HELP = `npm run large -- [options]

Starts what docker-compose.yml describes on this machine without Docker: the edge with TLS, two gateways, a balancer, two
backends, PostgreSQL with a replica, and the demo edition on them. Ctrl-C ends it and removes all that it had.

  --exhibitors N      size of the demo edition (120)
  --pgbouncer         with PgBouncer in transaction mode before PostgreSQL
  --help              this text

Environment: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION for a bucket in the place of a
folder that the backends share, SMTP_URL and MAIL_FROM for a mail server. README.md describes them.`;

/** The bucket and the mail server that the environment names. */
function outsideServers(env) {
  const needed = (name, because) => {
    if (env[name]) return env[name];
    throw new Problem(`${name} must be set when ${because} is.`);
  };
  const s3 = env.S3_ENDPOINT && {
    endpoint: env.S3_ENDPOINT,
    bucket: needed('S3_BUCKET', 'S3_ENDPOINT'),
    accessKeyId: needed('S3_ACCESS_KEY_ID', 'S3_ENDPOINT'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'),
    region: env.S3_REGION,
  };
  const smtp = env.SMTP_URL && { url: env.SMTP_URL, from: needed('MAIL_FROM', 'SMTP_URL') };
  return { ...(s3 ? { s3 } : {}), ...(smtp ? { smtp } : {}) };
}

function report({ url, authorityFile, folder, parts }, terminal) {
  const row = (label, value) => terminal.line(`  ${label.padEnd(14)}${value}`);
  terminal.line(`\n${terminal.bold('The large set-up is running')}\n`);
  row('Site', `${url}/d/`);
  row('GraphQL', `${url}/graphql`);
  row('Organiser', `${url}/d/organiser`);
  row('Mailbox', `${url}/d/mailbox`);
  row('Authority', `${authorityFile}, which has signed the certificate of the site`);
  row('Logs', `${folder}/logs`);
  terminal.line('\n  Parts');
  for (const part of parts) row(`  ${part.name}`, `pid ${String(part.pid()).padEnd(8)} ${part.url}`);
  terminal.line('\n  Demo accounts');
  for (const { role, account, password } of demoAccounts())
    if (password !== undefined) row(`  ${role}`, `${account}  ${password}`);
  terminal.line(terminal.dim('\n  Ctrl-C stops everything and removes it.'));
}

export async function main(argv = process.argv.slice(2)) {
  const terminal = createTerminal();
  try {
    const flags = parseFlags(argv, { values: ['exhibitors'], switches: ['pgbouncer', 'help'] });
    if (flags.help) return terminal.line(HELP);
    const exhibitors = wholeNumber(flags.exhibitors ?? '120', '--exhibitors', 1, 1_000_000);
    const servers = outsideServers(process.env);
    await ensureInstalled(terminal);
    await ensureBuilt(terminal);
    process.env.NGINX_PATH = await ensureNginx(terminal);
    await ensurePostgres(terminal);
    let isStopping = false;
    onEnd(() => {
      if (!isStopping) terminal.line('Stopping …');
      isStopping = true;
    });
    // It needs what has just been installed.
    const { startLargeSetUp } = await import('./large-set-up.mjs');
    const setUp = await startLargeSetUp({
      ...servers,
      demo: { exhibitors },
      pgbouncer: flags.pgbouncer === true,
      say: (text) => terminal.line(`  … ${text}`),
    });
    report(setUp, terminal);
  } catch (error) {
    if (error.output) terminal.line(terminal.dim(error.output));
    terminal.line(terminal.red(sentenceOf(error)));
    process.exitCode = 1;
  }
  return undefined;
}
