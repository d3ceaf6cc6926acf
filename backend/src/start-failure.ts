import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from '@wirefair/service-kit/environment';
import { listenFailure, type StartFailure } from '@wirefair/service-kit/start-failure';
import { codeOf } from '@wirefair/service-kit/thrown';
import { BackupError } from './backup/format.ts';
import { FolderLockedError } from './db/folder-lock.ts';
import { OlderTablesError } from './db/older-tables.ts';
import { isForLackOfRoom } from './http/error-handler.ts';
import { describeError, errorText } from './logging/index.ts';
import { UnknownKeyError } from './sealing/seal.ts';
import { propertyOf } from './objects.ts';

/** Bytes that have to be free for a start: the embedded database writes two files of 16 MB before it answers. */
const ROOM_FOR_START = 48 * 1024 * 1024;

/** Codes of errors for which whoever runs the service has to look at the database's address, password or rules. */
const DATABASE_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  // A rule of the server refuses the connection, as one without TLS; a wrong password; no such database.
  '28000',
  '28P01',
  '3D000',
]);

/** Codes of errors of a certificate that is not trusted, as Node names them. */
const CERTIFICATE_CODES = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** How a sentence names the service and the variables of its ports. */
const LISTENING = { name: 'backend', portVariables: 'BACKEND_PORT or BACKEND_METRICS_PORT' };

/** Whether the database is a server's; else it is the one in the data folder. */
const isOnServer = (): boolean => Boolean(process.env['DATABASE_URL'] || process.env['DATABASE_URL_FILE']);

const dataFolder = (): string => resolve(process.env['DATA_DIR'] || '.data');

const noRoomSentence = (): string =>
  `There is no room left on the disk of the data folder ${dataFolder()}; make some, or choose another folder with DATA_DIR.`;

/** What to do about tables that this version has no migrations for: they are left as they are. */
const olderTablesSentence = (): string => {
  const [place, advice] = isOnServer()
    ? ['The database at DATABASE_URL', 'name an empty database with DATABASE_URL']
    : [`The data folder ${dataFolder()}`, 'choose an empty folder with DATA_DIR'];
  return `${place} was made by an older version of Wirefair, whose tables this version cannot take over; ${advice}, and restore what you need from an export.`;
};

/** Why the embedded database may have failed without a reason of its own: it does not tell of a full disk. */
function lackOfRoom(): string | undefined {
  if (isOnServer()) return undefined;
  try {
    const { bavail, bsize } = statfsSync(dataFolder());
    return bavail * bsize < ROOM_FOR_START ? noRoomSentence() : undefined;
  } catch {
    return undefined;
  }
}

/** One sentence for the person who starts the service, or undefined when the fault is ours. */
function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  const ours = [BackupError, ConfigError, FolderLockedError, RangeError];
  if (ours.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof OlderTablesError) return olderTablesSentence();
  if (error instanceof UnknownKeyError) {
    return 'SECRET_KEY does not open what the database holds; put the former key behind the new one, with a comma between.';
  }
  if (isForLackOfRoom(error)) return noRoomSentence();
  const unheard = listenFailure(error, LISTENING);
  if (unheard !== undefined) return unheard;
  if (code !== undefined && DATABASE_CODES.has(code)) {
    return `The database at DATABASE_URL cannot be used: ${error.message}.`;
  }
  if (code !== undefined && CERTIFICATE_CODES.has(code)) {
    return `The certificate of the database at DATABASE_URL is not trusted: ${error.message}. Name the file of its authority with sslrootcert=… in DATABASE_URL.`;
  }
  return undefined;
}

/** One sentence for the person who started a program, or undefined when the fault is ours. */
export const sentenceFor = (thrown: unknown): string | undefined =>
  explain(thrown) ?? explain(propertyOf(thrown, 'cause')) ?? lackOfRoom();

/** Says why the service could not start: one sentence for its launcher, and the text for its log. */
export function startFailure(thrown: unknown): StartFailure {
  const text = sentenceFor(thrown);
  return {
    forLauncher: text ?? `The backend could not start: ${describeError(thrown).message}`,
    forLog: text ?? errorText(thrown),
  };
}
