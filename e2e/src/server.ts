import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

interface ServerMessage {
  type: 'progress' | 'ready' | 'fatal';
  text?: string;
  url?: string;
}

export interface Server {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function stopping(child: ChildProcess, ended: Promise<unknown>): () => Promise<void> {
  return async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
  };
}

/** Starts a built server and waits until it is ready; what it wrote to `log` is in the error when it is not. */
export async function startServer(entry: string, env: NodeJS.ProcessEnv, log: string): Promise<Server> {
  const file = openSync(log, 'a');
  const child = fork(entry, [], { env, stdio: ['ignore', file, file, 'ipc'] });
  closeSync(file);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: ServerMessage) => {
      if (message.type === 'ready') resolve(message.url ?? '');
      if (message.type === 'fatal') reject(new Error(message.text));
    });
    child.once('error', reject);
    void ended.then(() =>
      reject(new Error(`${entry} ended while starting:\n${readFileSync(log, 'utf8').slice(-4000)}`)),
    );
  });
  return { url, pid: child.pid ?? 0, stop: stopping(child, ended) };
}
