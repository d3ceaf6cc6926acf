import Type, { type Static } from 'typebox';

/**
 * A backup is a tar file. `begin.json` comes first and says what it is; then tables, in parts `tables/<table>/<number>.gz`
 * of JSON lines, one for each row; then uploads as `files/<name>`; `manifest.json` comes last and says what there was, so a
 * file without it is no backup.
 */
export const FORMAT = 1;

export const BEGIN = 'begin.json';
export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
export const FILES = 'files/';

/**
 * Tables that a backup leaves out: sign-ins and what proves somebody for some minutes end with a restore, and backups under
 * way are no part of one.
 */
export const LEFT_OUT: readonly string[] = [
  'captcha',
  'file_hold',
  'sent_code',
  'session',
  'staff_provider_flow',
  'staff_session',
];

export const Begin = Type.Object({
  format: Type.Integer(),
  /** Version of the release that wrote it, like 0.3.0. */
  release: Type.String(),
  /** The last migration of its tables: milliseconds since 1970, as drizzle numbers migrations. */
  migration: Type.Integer(),
  /** When the snapshot was taken, the real time. */
  createdAt: Type.String(),
  database: Type.Union([Type.Literal('embedded'), Type.Literal('postgresql')]),
  /** Whether uploads are in it. */
  hasFiles: Type.Boolean(),
});
export type Begin = Static<typeof Begin>;

/** What a table had, or all uploads together. */
const Sum = Type.Object({
  /** Rows or files. */
  count: Type.Integer(),
  /** Before compression. */
  bytes: Type.Integer(),
  /** SHA-256, hexadecimal: of all lines of a table; of uploads, of a line `<name> <bytes> <SHA-256 of its content>` for each. */
  sha256: Type.String(),
});
export type Sum = Static<typeof Sum>;

export const Manifest = Type.Object({
  ...Begin.properties,
  tables: Type.Record(Type.String(), Sum),
  /** Last number that each sequence has given. */
  sequences: Type.Record(Type.String(), Type.String()),
  files: Type.Union([Sum, Type.Null()]),
  /** Uploads that the database names and the storage does not have; the first hundred. */
  missingFiles: Type.Array(Type.String()),
  /** Names of the keys that sealed what is in it (`keyName`): without these the service cannot use it. */
  keys: Type.Array(Type.String()),
});
export type Manifest = Static<typeof Manifest>;

/** What stands in the way of a backup or a restore; the message is one sentence for the person who asked for it. */
export class BackupError extends Error {}
