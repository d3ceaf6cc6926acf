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
