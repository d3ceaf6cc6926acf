/** The folder of initdb, postgres and pg_basebackup, or null. PG_BIN, when set, decides. */
export function findPostgres(env?: NodeJS.ProcessEnv): string | null;

/** The same; where there is none it is installed, or a Problem tells how. */
export function ensurePostgres(terminal: object): Promise<string>;
