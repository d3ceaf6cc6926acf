import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/ports.mjs';

/** A running nginx before gateways. */
export interface Nginx {
  url: string;
  stop: () => Promise<void>;
}

const PATIENCE_MS = 5000;

const configuration = (folder: string, port: number, gateways: readonly string[]) => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream gateways {
    least_conn;
${gateways.map((url) => `    server ${new URL(url).host};`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://gateways;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;

/**
 * Starts the system's nginx before gateways, with kept connections.
 * @throws Error where there is no nginx, or it does not answer in time
 */
export async function startNginx(gateways: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'wirefair-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, gateways));
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const failed = new Promise<never>((_, reject) =>
    child.once('error', (error) => reject(new Error(`nginx is needed for this part: ${error.message}`))),
  );
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => {
    for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
      const answer = await fetch(`${url}/health/live`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(50);
    }
    await stop();
    throw new Error('nginx does not answer');
  };
  await Promise.race([answers(), failed]);
  return { url, stop };
}
