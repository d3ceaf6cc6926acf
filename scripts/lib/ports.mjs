import { randomInt } from 'node:crypto';
import net from 'node:net';
import { Problem } from './problem.mjs';

/** Resolves to null when the port can be listened on, otherwise to the error code. */
export function portTrouble(host, port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

export async function requirePort(host, port, variable) {
  const trouble = await portTrouble(host, port);
  if (!trouble) return;
  const other = `choose another one with ${variable}=<port> npm start`;
  if (trouble === 'EADDRINUSE')
    throw new Problem(`Port ${port} is already in use by another program: stop it, or ${other}.`);
  if (trouble === 'EACCES') throw new Problem(`This user may not listen on port ${port}: ${other}.`);
  throw new Problem(`Cannot listen on ${host}, port ${port} (${trouble}): check HOST and ${variable}.`);
}

/** @returns {Promise<number>} a port that nothing listens on now */
export function freePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen({ host, port: 0 }, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Below those that systems give to outgoing connections by themselves; Linux does so from 32768 on. */
const KEPT_PORTS = { from: 15_000, to: 32_000 };

/** Those that were looked at: servers of those given away may not listen yet, or may be away for a while. */
const given = new Set();

/** @returns {Promise<number>} a port for a server that is started again: no outgoing connection takes it meanwhile */
export async function keptPort(host = '127.0.0.1') {
  for (;;) {
    const port = randomInt(KEPT_PORTS.from, KEPT_PORTS.to);
    if (given.has(port)) continue;
    given.add(port);
    if (!(await portTrouble(host, port))) return port;
  }
}
