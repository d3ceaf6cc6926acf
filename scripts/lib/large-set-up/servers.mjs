import fs from 'node:fs';
import path from 'node:path';
import { openLog } from '../log-file.mjs';
import { ROOT } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { startServer, stopServer } from '../server-process.mjs';
import { partOf } from './part.mjs';

/** As `STOP_MS` and `stop_grace_period` of docker-compose.yml, milliseconds. */
const STOP_MS = 120_000;
const GRACE_MS = 130_000;

/** 2025-06-16 09:00 in Shanghai, where the demo's clock begins (docs/specification.md, Clock). */
const DEMO_START = Date.parse('2025-06-16T09:00:00+08:00');

/** Of this process's environment what systems need; a container has no more either. */
const systemEnvironment = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TZ', 'NODE_V8_COVERAGE'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );

/**
 * What both kinds of servers are told of a demo. Each process starts a clock of its own: it begins so much later as the
 * process starts after the set-up, for all of them to have one time.
 */
const demoEnvironment = ({ exhibitors, reviewSeconds }, since) => ({
  DEMO_EDITION: '1',
  // The passwords of the demo are published; this machine alone reaches it.
  PUBLIC_DEMO: '1',
  DEMO_EXHIBITORS: String(exhibitors),
  ...(reviewSeconds === undefined ? {} : { DEMO_REVIEW_SECONDS: String(reviewSeconds) }),
  EDITION_CLOCK: new Date(DEMO_START + Date.now() - since).toISOString(),
});

/** The environment of backends and of gateways, as docker/env and docker-compose.yml have it. */
export function environments({ folder, urls, options }) {
  const since = Date.now();
  const { demo, settings, smtp, s3 } = options;
  const common = () => ({
    ...systemEnvironment(),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SITE_ORIGIN: urls.site,
    DRAIN_MS: '2500',
    STOP_MS: String(STOP_MS),
    ...(demo ? demoEnvironment(demo, since) : {}),
  });
  const backend = () => ({
    ...common(),
    DATA_DIR: path.join(folder, 'files'),
    DATABASE_URL: urls.pooler ?? urls.primary,
    ...(urls.pooler ? { DATABASE_DIRECT_URL: urls.primary } : {}),
    DATABASE_READ_URL: urls.replica,
    ...(smtp ? { SMTP_URL: smtp.url, MAIL_FROM: smtp.from } : {}),
    ...(s3
      ? {
          S3_ENDPOINT: s3.endpoint,
          S3_BUCKET: s3.bucket,
          S3_ACCESS_KEY_ID: s3.accessKeyId,
          S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
          ...(s3.region ? { S3_REGION: s3.region } : {}),
        }
      : {}),
    ...settings,
  });
  const gateway = () => ({
    ...common(),
    BACKEND_URL: urls.balancer,
    TRUSTED_PROXIES: 'loopback',
    ASSETS_DIR: path.join(folder, 'assets'),
    ...settings,
  });
  return { backend, gateway };
}

/** Where a release has what a server of it needs. */
const filesOf = (release) => ({
  WEB_DIST: path.join(release, 'web/dist'),
  WEB_SERVER: path.join(release, 'web/dist-server/entry-server.js'),
  OPERATIONS_FILE: path.join(release, 'contracts/operations.json'),
});

/**
 * A backend or a gateway, which is started later.
 * @param kind `backend` or `gateway`
 * @param environment what it is told at each start
 * @param release folder of a built checkout that it is started from, unless told at its start
 */
export function serverPart({ name, kind, ports, environment, folder, release: first }) {
  const logFile = path.join(folder, 'logs', `${name}.log`);
  const log = openLog(logFile);
  let release = first;
  let running = null;
  const isRunning = () =>
    running !== null && running.child.exitCode === null && running.child.signalCode === null;

  async function stop() {
    if (running) await stopServer(running, GRACE_MS);
  }

  /** @param onProgress told how far it is */
  async function start({ release: wanted = release, onProgress } = {}) {
    if (isRunning()) throw new Error(`${name} runs already.`);
    const entry = path.join(wanted, kind, 'dist/main.js');
    if (!fs.existsSync(entry)) throw new Problem(`${entry} does not exist: build it first.`);
    release = wanted;
    const own =
      kind === 'backend'
        ? { BACKEND_PORT: String(ports.http), BACKEND_METRICS_PORT: String(ports.metrics) }
        : { PORT: String(ports.http), METRICS_PORT: String(ports.metrics) };
    const env = { ...filesOf(release), ...environment(), ...own };
    running = startServer({ entry, env, log, onProgress });
    const current = running;
    const answer = await current.ready;
    if (answer.url) return;
    await stopServer(current, GRACE_MS);
    const words = answer.fatal ?? `it ended with ${answer.exit}`;
    throw Object.assign(new Problem(`${name} did not start: ${words}`), { output: log.lastWords() });
  }

  const part = partOf({
    name,
    url: `http://127.0.0.1:${ports.http}`,
    metricsUrl: `http://127.0.0.1:${ports.metrics}/metrics`,
    server: { pid: () => (isRunning() ? running.child.pid : undefined), start, stop },
    release: () => release,
    logFile,
  });
  const remove = async () => {
    await stop();
    await log.close();
  };
  return { part, remove };
}

/** This checkout. */
export const OWN_RELEASE = ROOT;
