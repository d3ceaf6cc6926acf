import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { socketAddress } from '../db/folder-lock.ts';
import type { UploadStorage } from '../uploads/index.ts';
import { BackupError } from './format.ts';
import { sweepSnapshots } from './take-snapshot.ts';
import { archiveOf } from './write-archive.ts';

/** Longest time in which a receiver takes nothing, milliseconds. */
const SILENCE_MS = 60_000;

/** How a program asks for a backup without uploads. */
export const WITHOUT_FILES = '/without-files';

interface Parts {
  dataDir: string;
  database: Database;
  storage: UploadStorage;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Hands backups of the embedded database to programs of this machine, because nobody else can open its folder while the
 * service runs. It listens at a socket in the data folder, which only the service's own user can reach. With a server as
 * database it does nothing: a program connects to that itself.
 * @returns ends it
 */
export async function serveBackups({ dataDir, database, storage, log }: Parts): Promise<() => void> {
  if (!database.embedded) return () => {};
  const address = socketAddress(dataDir, 'backup');
  const isFile = process.platform !== 'win32';
  // What a killed process left: this one has the folder now.
  if (isFile) rmSync(address, { force: true });
  await sweepSnapshots(dataDir);

  async function answer({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const archive = await archiveOf({ database, storage, withFiles: url !== WITHOUT_FILES }, dataDir);
    response.setTimeout(SILENCE_MS, () => response.destroy());
    response.setHeader('content-type', 'application/x-tar');
    await pipeline(archive, response);
    log.info('a backup was handed over');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.warn({ err: error }, 'a backup failed');
      if (response.headersSent) return response.destroy();
      response.statusCode = error instanceof BackupError ? 409 : 500;
      return response.end(error instanceof Error ? error.message : '');
    });
  });
  await new Promise<void>((resolve) => {
    // The service serves people without it too.
    server.on('error', (error) => {
      log.warn({ err: error }, 'the socket for backups failed');
      resolve();
    });
    server.listen(address, resolve);
  });
  if (isFile && server.listening) chmodSync(address, 0o600);
  server.unref();
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
