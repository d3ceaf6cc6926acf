import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@wirefair/service-kit/thrown';
import type { UploadStorage } from './storage.ts';

/**
 * Keeps uploads in a folder.
 * @param incoming a folder in it, so that it is there when a file comes and the file moves whole
 */
export function folderStorage(folder: string, incoming: string): UploadStorage {
  return {
    incoming,

    async put(name, path) {
      const file = await open(path, 'r');
      try {
        // The row that names it is durable at once; so is the file.
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(path, join(folder, name));
    },

    async open(name, span) {
      const file = await open(join(folder, name), 'r').catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      });
      if (!file) return undefined;
      const bytes = span ? span.end - span.start + 1 : (await file.stat()).size;
      return { stream: file.createReadStream(span ?? {}), bytes };
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    close: () => {},
  };
}
