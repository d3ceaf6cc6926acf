import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { writeEdge, writeRestBalancer } from './edge-configuration.mjs';
import { requireNginx } from './nginx-binary.mjs';
import { keptPort } from './ports.mjs';
import { restartable } from './restartable.mjs';

/** Whether a port answers HTTP. */
const answers = (port) =>
  new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, agent: false }, (answer) => {
      answer.resume();
      resolve(true);
    });
    request.on('error', () => resolve(false));
  });

/** What it has kept in files is gone with it, as with the container's memory that holds them (docker-compose.yml). */
function emptyFolders(folder) {
  for (const name of ['tmp', 'cache']) {
    const own = path.join(folder, name);
    for (const entry of fs.readdirSync(own)) {
      // Its settings are written where the image writes them.
      if (entry !== 'settings.conf') fs.rmSync(path.join(own, entry), { recursive: true, force: true });
    }
  }
}

function serverOf({ program, folder, main, errorLog, port }) {
  return restartable({
    launch: () => {
      emptyFolders(folder);
      // Workers of a root's nginx are of another user unless told, who could not write here.
      const args = ['-c', main, '-e', errorLog, '-g', 'daemon off; user root;'];
      return spawn(program, args, { stdio: 'ignore' });
    },
    isReady: () => answers(port),
    failure: () => {
      const words = fs.existsSync(errorLog) ? fs.readFileSync(errorLog, 'utf8') : '';
      return new Error(`nginx does not answer:\n${words}`);
    },
  });
}

/**
 * Starts nginx with what `write` writes; `stop` ends it and removes all that it had. Its `server` alone may be ended and
 * started again on the same ports.
 */
async function start(write) {
  const program = requireNginx();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-nginx-'));
  const errorLog = path.join(folder, 'error.log');
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  try {
    const ports = { http: await keptPort(), tls: await keptPort(), health: await keptPort() };
    const main = write({ folder, ports, program });
    const server = serverOf({ program, folder, main, errorLog, port: ports.health });
    await server.start();
    const stop = async () => {
      await server.stop();
      remove();
    };
    return { folder, ports, errorLog, server, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Starts the edge of docker/nginx before gateways.
 * @param {object} options
 * @param {readonly string[]} options.gateways their addresses
 * @param {'http' | 'tls'} [options.edge] whether TLS ends here
 * @param {string} [options.siteOrigin] where the site stands; unless told, where the edge listens
 * @param {string} [options.trustedProxy] whose word for a browser's address is taken
 * @param {{ rate: string, burst: number }} [options.limit] of one address, in the place of the configured one; `rate` as
 *   in `1r/m`
 * @param {{ processes: number, connections: number }} [options.workers] of nginx, and connections of each; one with 4,000,
 *   unless told
 * @param {string} [options.patch] file of a patch for docker/nginx that is applied first
 */
export async function startEdge(options) {
  const { gateways, edge = 'http', siteOrigin, trustedProxy, limit, workers, patch } = options;
  let origin = '';
  const running = await start(({ folder, ports, program }) => {
    origin = edge === 'tls' ? `https://127.0.0.1:${ports.tls}` : `http://127.0.0.1:${ports.http}`;
    const settings = {
      EDGE: edge,
      SITE_ORIGIN: siteOrigin ?? origin,
      SITE_DOMAIN: 'site',
      // Nobody comes from there.
      TRUSTED_PROXY: trustedProxy ?? '255.255.255.255',
    };
    return writeEdge({ folder, ports, program, gateways, settings, limit, workers, patch });
  });
  const { folder } = running;
  return {
    ...running,
    url: origin,
    /** Puts a certificate and its key, as PEM, where the edge looks for them. */
    useCertificate({ certificate, key }) {
      fs.writeFileSync(path.join(folder, 'certificates/site.key'), key);
      fs.writeFileSync(path.join(folder, 'certificates/site.crt'), certificate);
    },
    /** Answers a challenge of a certificate authority. */
    answerChallenge(name, content) {
      const challenges = path.join(folder, 'challenges/.well-known/acme-challenge');
      fs.mkdirSync(challenges, { recursive: true });
      fs.writeFileSync(path.join(challenges, name), content);
    },
  };
}

/**
 * Starts the balancer of docker/nginx before REST services.
 * @param {readonly string[]} backends their addresses
 * @param {object} [options] as of `startEdge`
 * @param {{ processes: number, connections: number }} [options.workers]
 * @param {string} [options.patch]
 */
export async function startRestBalancer(backends, { workers, patch } = {}) {
  const write = ({ folder, ports }) => writeRestBalancer({ folder, ports, backends, workers, patch });
  const running = await start(write);
  return { ...running, url: `http://127.0.0.1:${running.ports.http}` };
}
