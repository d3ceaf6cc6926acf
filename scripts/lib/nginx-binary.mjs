import fs from 'node:fs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { isDebianRoot, onPath } from './system.mjs';

/** Where it may lie without being on the PATH of ordinary users. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The program of nginx, or null. NGINX_PATH, when set, is the only one looked at. */
export function findNginx(env = process.env) {
  if (env.NGINX_PATH) {
    if (fs.existsSync(env.NGINX_PATH)) return env.NGINX_PATH;
    throw new Problem(`NGINX_PATH names ${env.NGINX_PATH}, and there is no such file.`);
  }
  return onPath('nginx', env) ?? PLACES.find((file) => fs.existsSync(file)) ?? null;
}

const notFound = () =>
  new Problem(
    'The tests of the edge need nginx, which was not found: install it (apt install nginx-light, brew install nginx), or name it with NGINX_PATH=<file> npm test.',
  );

/** @throws Problem where there is none */
export function requireNginx(env = process.env) {
  const found = findNginx(env);
  if (found) return found;
  throw notFound();
}

/** Finds nginx, or installs it as root on Debian and Ubuntu. @returns its program */
export async function ensureNginx(terminal) {
  const found = findNginx();
  if (found) return found;
  if (isDebianRoot()) {
    await terminal.step('Installing nginx for the tests of the edge, with apt-get', async (detail) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update', '-q'], { env, onLine: detail });
      // Only its program is wanted: a server that starts by itself would take port 80.
      const refuseToStart = '/usr/sbin/policy-rc.d';
      const isOurs = !fs.existsSync(refuseToStart);
      if (isOurs) fs.writeFileSync(refuseToStart, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
      try {
        await run('apt-get', ['install', '-y', '-q', 'nginx-light'], { env, onLine: detail });
      } finally {
        if (isOurs) fs.rmSync(refuseToStart);
      }
    });
  }
  return requireNginx();
}
