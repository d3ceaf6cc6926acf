import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What shrinks; fonts and pictures are compressed already, source maps only developers fetch. */
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Below this the headers weigh more than what is saved: one packet either way. */
const SMALLEST = 1024;

const forms = [
  {
    extension: '.br',
    pack: (file: Buffer) =>
      promisify(brotliCompress)(file, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
        },
      }),
  },
  {
    extension: '.gz',
    pack: (file: Buffer) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/**
 * Writes `.br` and `.gz` beside each file of a built site, as small as they get: a server then sends them as they
 * are and spends no time on it. What would not become smaller gets none.
 */
export async function precompress(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await Promise.all(
    files.map(async (path) => {
      const file = await readFile(path);
      if (file.length < SMALLEST) return [];
      return Promise.all(
        forms.map(async ({ extension, pack }) => {
          const packed = await pack(file);
          if (packed.length >= file.length) return [];
          await writeFile(path + extension, packed);
          return [path + extension];
        }),
      );
    }),
  );
  return written.flat(2);
}
