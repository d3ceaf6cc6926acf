import { parseArgs } from 'node:util';
import { BackupError } from './backup/format.ts';
import { progressLine, runProgram, say } from './backup/program.ts';
import { restore, settleRecovered } from './backup/restore.ts';
import { readConfig } from './config.ts';

const HELP = `npm run restore -- --from FILE [--replace NAME] [--send-messages] [--without-key]
npm run restore -- --recovered [--send-messages]

  --from FILE       restores a backup into an empty database, while no backend runs
  --replace NAME    puts it in the place of what is there: NAME is the database's name, or the data folder
  --send-messages   sends messages that waited when the backup was made; by default they are ended, because most of them
                    were sent afterwards
  --without-key     restores although the key is missing that sealed secrets in the backup
  --recovered       for a PostgreSQL server that was recovered to an earlier moment: does all but restoring

A restore ends all sign-ins and exports of partners, and begins the log of changes anew: partners copy everything again.
Which database and which uploads, the environment says: DATABASE_URL, DATA_DIR, S3_… (README.md).`;

const tellEnded = (ended: number): void =>
  ended === 0
    ? undefined
    : say(`${ended} waiting messages were ended and are not sent; --send-messages would have sent them.`);

runProgram(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      replace: { type: 'string' },
      'send-messages': { type: 'boolean', default: false },
      'without-key': { type: 'boolean', default: false },
      recovered: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return say(HELP);
  const config = readConfig();
  const sendsMessages = values['send-messages'];
  if (values.recovered) {
    if (config.databaseUrl === undefined)
      throw new BackupError('--recovered is for a database at DATABASE_URL.');
    tellEnded(await settleRecovered(config.databaseUrl, sendsMessages));
    return say('All sign-ins are ended, and the log of changes begins anew. The backends can start.');
  }
  const { from } = values;
  if (from === undefined)
    throw new BackupError('Say what from: npm run restore -- --from FILE; --help tells more.');
  const { manifest, ended } = await restore(config, {
    from,
    replace: values.replace,
    withoutKey: values['without-key'],
    sendsMessages,
    progress: progressLine(),
  });
  say(`Restored: the state of ${manifest.createdAt}, written by release ${manifest.release}.`);
  if (manifest.files === null)
    say('The backup had no uploads; their bucket has to have those of that moment.');
  tellEnded(ended);
  return say('All sign-ins are ended, and the log of changes begins anew. The service can start.');
});
