import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** The configuration that docker-compose.yml gives the image. */
const SOURCE = path.join(ROOT, 'docker', 'nginx');

/** Replaces texts that have to be there: a configuration that no longer has them is told, and not started as it is. */
function exchange(file, pairs) {
  let text = fs.readFileSync(file, 'utf8');
  for (const [from, to] of pairs) {
    if (!text.includes(from)) throw new Error(`${path.basename(file)} has no "${from}" any more.`);
    text = text.replaceAll(from, to);
  }
  fs.writeFileSync(file, text);
}

/** As the files in `servers`, for addresses that are known and without Docker's name server. */
const servers = (
  urls,
) => `${urls.map((url) => `server ${new URL(url).host} max_fails=2 fail_timeout=1s;`).join('\n')}
${urls.map((url) => `server ${new URL(url).host} max_fails=0 backup;`).join('\n')}
`;

/** Whether it has the directive `http2` (since 1.25.1), in the place of a word of `listen`. */
function hasHttp2Directive(program) {
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  const [, minor, patch] = /nginx\/1\.(\d+)\.(\d+)/.exec(stderr) ?? ['', '0', '0'];
  return Number(minor) > 25 || (Number(minor) === 25 && Number(patch) >= 1);
}

/** Fills a template as the image does: variables that are set, and no others. */
const filled = (template, settings) =>
  template.replaceAll(/\$\{(\w+)\}/g, (whole, name) => settings[name] ?? whole);

/** Few may open more connections, which are files. */
const FEW = { processes: 1, connections: 4000 };

/** What every main file has: workers as they are wanted, and files and ports of its own. */
function ownPlaces(folder, main, { ports, workers = FEW }) {
  const own = `${path.join(folder, 'tmp')}/`;
  exchange(path.join(folder, 'conf', main), [
    ['/tmp/', own],
    ['/dev/stderr', path.join(folder, 'error.log')],
    ['worker_processes auto', `worker_processes ${workers.processes}`],
    // Only who may open so many could ask for it.
    ['worker_rlimit_nofile 100000;', ''],
    ['worker_connections 50000', `worker_connections ${workers.connections}`],
    ['127.0.0.1:8082', `127.0.0.1:${ports.health}`],
  ]);
  exchange(path.join(folder, 'conf/parts/http.conf'), [['/tmp/', own]]);
}

/** Applies a patch for docker/nginx, as `git apply` does at the root of the repository. @throws Error where it does not fit */
function apply(patch, conf) {
  const { status, stderr } = spawnSync('git', ['apply', '-p3', patch], { cwd: conf, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path.basename(patch)} does not fit docker/nginx: ${stderr}`);
}

/**
 * @param folder where `conf`, `tmp` and the rest are made
 * @param patch file of a patch for docker/nginx; undefined for the configuration as it is
 */
function prepare(folder, patch) {
  const conf = path.join(folder, 'conf');
  fs.cpSync(SOURCE, conf, { recursive: true });
  if (patch) apply(patch, conf);
  for (const name of ['tmp', 'cache', 'challenges', 'certificates']) fs.mkdirSync(path.join(folder, name));
}

/**
 * Writes the edge's configuration for loopback, free ports and files of its own.
 * @returns the main file
 */
export function writeEdge({ folder, ports, program, gateways, settings, limit, workers, patch }) {
  prepare(folder, patch);
  ownPlaces(folder, 'edge.conf', { ports, workers });
  const file = (name) => path.join(folder, 'conf', name);
  exchange(file('parts/cache.conf'), [['/var/cache/nginx', path.join(folder, 'cache')]]);
  if (limit) {
    exchange(file('parts/limits.conf'), [['rate=500r/s', `rate=${limit.rate}`]]);
    exchange(file('parts/limited.conf'), [['burst=2000', `burst=${limit.burst}`]]);
  }
  exchange(file('edge-http.conf'), [['listen 8080', `listen 127.0.0.1:${ports.http}`]]);
  const isNew = hasHttp2Directive(program);
  exchange(file('edge-tls.conf'), [
    ['listen 8080', `listen 127.0.0.1:${ports.http}`],
    ['/challenges', path.join(folder, 'challenges')],
    ['listen 8443 ssl;', `listen 127.0.0.1:${ports.tls} ssl${isNew ? '' : ' http2'};`],
    ...(isNew ? [] : [['  http2 on;\n', '']]),
  ]);
  fs.writeFileSync(file('servers/gateways.conf'), servers(gateways));
  const template = file('templates/settings.conf.template');
  exchange(template, [
    ['/etc/nginx/wirefair', path.join(folder, 'conf')],
    ['/certificates/certificates', path.join(folder, 'certificates')],
  ]);
  const text = filled(fs.readFileSync(template, 'utf8'), settings);
  fs.writeFileSync(path.join(folder, 'tmp/settings.conf'), text);
  return file('edge.conf');
}

/** Writes that of the balancer before the REST services. @returns the main file */
export function writeRestBalancer({ folder, ports, backends, workers, patch }) {
  prepare(folder, patch);
  ownPlaces(folder, 'rest.conf', { ports, workers });
  const file = (name) => path.join(folder, 'conf', name);
  exchange(file('rest.conf'), [['listen 8081', `listen 127.0.0.1:${ports.http}`]]);
  fs.writeFileSync(file('servers/backends.conf'), servers(backends));
  return file('rest.conf');
}
