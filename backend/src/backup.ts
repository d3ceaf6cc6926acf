import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup/backup.ts';
import { BackupError, type Manifest } from './backup/format.ts';
import { inWords, progressLine, runProgram, say } from './backup/program.ts';
import { readArchive } from './backup/read-archive.ts';
import { readConfig } from './config.ts';

const HELP = `npm run backup -- --to FILE [--without-files]
npm run backup -- --verify FILE

  --to FILE         writes a backup of the database and the uploads; the service may run
  --without-files   leaves uploads out, where their bucket is backed up by itself
  --verify FILE     reads a backup through and says whether it is whole

Which database and which uploads, the environment says: DATABASE_URL, DATA_DIR, S3_… (README.md).`;

/** What a backup holds, for the person who asked. */
function tell({ tables, files, createdAt, release, missingFiles }: Manifest): void {
  const sums = Object.values(tables);
  const rows = sums.reduce((total, { count }) => total + count, 0);
  const bytes = sums.reduce((total, { bytes: some }) => total + some, 0);
  say(`Of ${createdAt}, release ${release}: ${rows} rows of ${sums.length} tables (${inWords(bytes)}).`);
  say(files ? `Uploads: ${files.count} files (${inWords(files.bytes)}).` : 'Uploads: left out.');
  if (missingFiles.length > 0) {
    process.stderr.write(
      `Uploads that the database names and the storage does not have: ${missingFiles.join(', ')}\n`,
    );
  }
}

function tellOfKeys({ keys }: Manifest, dataDir: string, hasKeys: boolean): void {
  if (keys.length === 0) return;
  const file = join(dataDir, 'secret-key');
  const place = hasKeys || !existsSync(file) ? 'SECRET_KEY' : `the file ${file}`;
  say(
    `Secrets in it are sealed: keep ${place} too, at another place than the backup; without it the service does not start on it.`,
  );
}

runProgram(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      verify: { type: 'string' },
      'without-files': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { to, verify } = values;
  if (values.help) return say(HELP);
  if (verify !== undefined) {
    tell(await readArchive(verify));
    return say(`${verify} is whole.`);
  }
  if (to === undefined)
    throw new BackupError('Say where to: npm run backup -- --to FILE; --help tells more.');
  const config = readConfig();
  const line = progressLine();
  const manifest = await backUp(config, {
    to,
    withFiles: !values['without-files'],
    progress: (bytes) => line(`${inWords(bytes)} written`),
  });
  tell(manifest);
  tellOfKeys(manifest, config.dataDir, config.secretKeys !== undefined);
  return say(`${to} is whole.`);
});
