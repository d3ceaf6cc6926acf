import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEdge, startRestBalancer } from './edge.mjs';
import { makeCertificates } from './large-set-up/certificates.mjs';
import { startPrimary, startStandby } from './large-set-up/database.mjs';
import { partOf } from './large-set-up/part.mjs';
import { startPgBouncer } from './large-set-up/pgbouncer.mjs';
import { killAllOf } from './large-set-up/process-tree.mjs';
import { environments, OWN_RELEASE, serverPart } from './large-set-up/servers.mjs';
import { keptPort } from './ports.mjs';
import { findPostgres } from './postgres-binaries.mjs';
import { Problem } from './problem.mjs';
import { endRunning } from './run.mjs';
import { onEnd } from './signals.mjs';

/** Set-ups that are to be removed when this process is told to end. */
const running = new Set();
let isWatching = false;

function watchForEnd() {
  if (isWatching) return;
  isWatching = true;
  // An error that nobody has caught leaves no time for more than this.
  process.on('exit', () => running.forEach((setUp) => setUp.killAtOnce()));
  onEnd(async (signal) => {
    endRunning();
    await Promise.allSettled([...running].map((setUp) => setUp.stop()));
    process.exit(128 + os.constants.signals[signal]);
  });
}

const folderOf = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-large-'));
  for (const name of ['files', 'assets', 'logs']) fs.mkdirSync(path.join(folder, name));
  return folder;
};

/** What has been started so far: it is removed in the opposite order. */
function builder(tell) {
  const parts = [];
  const removals = [];
  let isWanted = true;
  return {
    parts,
    tell,
    /** Takes what stands in the set-up. @returns its part */
    add({ part, remove }) {
      parts.push(part);
      removals.push(remove);
      return part;
    },
    onRemoval: (remove) => removals.push(remove),
    /** Does the next step, unless the set-up is not wanted any more. */
    async step(title, work) {
      if (!isWanted) throw new Problem('The set-up was stopped while it started.');
      tell(title);
      return work();
    },
    async removeAll() {
      isWanted = false;
      for (const remove of removals.splice(0).reverse()) await remove();
    },
  };
}

async function startDatabases(build, { pgbouncer }) {
  const bin = findPostgres();
  if (!bin) throw new Problem('PostgreSQL (initdb, postgres and pg_basebackup) was not found: install it.');
  const isPooled = { isPooled: pgbouncer };
  const primary = await build.step('Starting PostgreSQL', async () =>
    build.add(await startPrimary(bin, isPooled)),
  );
  const replica = await build.step('Starting its replica', async () =>
    build.add(await startStandby(bin, primary.url, isPooled)),
  );
  const pooler =
    pgbouncer &&
    (await build.step('Starting PgBouncer', async () => build.add(await startPgBouncer(primary.url))));
  return { primary: primary.url, replica: replica.url, ...(pooler ? { pooler: pooler.url } : {}) };
}

/** The edge and the balancer stand before servers that come later: these are told where the site is. */
async function startBalancers(build, addresses, { certificates, limit, workers, patch }) {
  const balancer = await startRestBalancer(addresses.backends, { workers, patch });
  build.add({
    part: partOf({
      name: 'balancer',
      url: balancer.url,
      server: balancer.server,
      logFile: balancer.errorLog,
    }),
    remove: balancer.stop,
  });
  const edge = await startEdge({ gateways: addresses.gateways, edge: 'tls', limit, workers, patch });
  build.add({
    part: partOf({ name: 'edge', url: edge.url, server: edge.server, logFile: edge.errorLog }),
    remove: edge.stop,
  });
  edge.useCertificate(certificates);
  return { balancer: balancer.url, site: edge.url };
}

/** @returns names like `backend-1` */
const namesOf = (kind, count) => Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);

/** One after the other, as docker-compose.yml does: the first backend brings the database up to date. */
async function startServers(build, servers) {
  // Together, for each serves on for a while when it is told to stop.
  build.onRemoval(() => Promise.all(servers.map(({ remove }) => remove())));
  for (const { part } of servers) {
    build.parts.push(part);
    await build.step(`Starting ${part.name}`, () => part.start({ onProgress: build.tell }));
  }
}

async function startAll(build, folder, options) {
  const names = {
    backends: namesOf('backend', options.backends),
    gateways: namesOf('gateway', options.gateways),
  };
  const serverNames = [...names.backends, ...names.gateways];
  const ports = {};
  for (const name of serverNames) ports[name] = { http: await keptPort(), metrics: await keptPort() };
  const certificates = await makeCertificates();
  const authorityFile = path.join(folder, 'authority.crt');
  fs.writeFileSync(authorityFile, certificates.authority);
  const address = (name) => `http://127.0.0.1:${ports[name].http}`;
  const addresses = {
    backends: names.backends.map(address),
    gateways: names.gateways.map(address),
  };
  const balancers = await build.step('Starting the edge and the balancer', () =>
    startBalancers(build, addresses, { certificates, ...options }),
  );
  const urls = { ...balancers, ...(await startDatabases(build, options)) };
  const environment = environments({ folder, urls, options });
  const { release } = options;
  const servers = serverNames.map((name) => {
    const [kind] = name.split('-');
    return serverPart({ name, kind, ports: ports[name], environment: environment[kind], folder, release });
  });
  await startServers(build, servers);
  return { urls, authorityFile, ...certificates };
}

/**
 * Starts what docker-compose.yml describes on one machine without Docker: the edge with TLS, two gateways, the balancer,
 * two backends, PostgreSQL with a replica. large-set-up.d.mts says what it takes and gives.
 */
export async function startLargeSetUp({
  settings = {},
  backends = 2,
  gateways = 2,
  pgbouncer = false,
  release = OWN_RELEASE,
  say = () => {},
  ...others
} = {}) {
  const secrets = {
    GATEWAY_SECRET: randomBytes(32).toString('base64'),
    SECRET_KEY: randomBytes(32).toString('base64'),
  };
  const options = {
    ...others,
    settings: { ...secrets, ...settings },
    backends,
    gateways,
    pgbouncer,
    release,
  };
  const folder = folderOf();
  const build = builder(say);
  build.onRemoval(() => fs.rmSync(folder, { recursive: true, force: true }));
  const starting = startAll(build, folder, options);
  let stopped;
  const stop = () => {
    stopped ??= (async () => {
      await build.removeAll();
      // What was being started when the end came.
      await starting.catch(() => {});
      await build.removeAll();
      running.delete(setUp);
    })();
    return stopped;
  };
  const killAtOnce = () => {
    for (const part of build.parts) if (part.pid() !== undefined) killAllOf(part.pid());
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const setUp = { stop, killAtOnce };
  running.add(setUp);
  watchForEnd();
  let started;
  try {
    started = await starting;
  } catch (error) {
    await stop();
    throw error;
  }
  const { urls, authority, authorityFile, certificate } = started;
  const part = (name) => {
    const found = build.parts.find((one) => one.name === name);
    if (!found) throw new Error(`The set-up has no part ${name}.`);
    return found;
  };
  return {
    url: urls.site,
    databaseUrl: urls.primary,
    folder,
    authority,
    authorityFile,
    certificate,
    gatewaySecret: options.settings.GATEWAY_SECRET,
    parts: build.parts,
    part,
    stop,
  };
}
