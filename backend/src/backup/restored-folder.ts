import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@wirefair/service-kit/environment';

/** Folders of the embedded database in a data folder. */
export const placesIn = (dataDir: string) => ({
  /** The one that is used. */
  current: join(dataDir, 'postgres'),
  /** One that a restore is filling. */
  filling: join(dataDir, 'postgres.restoring'),
  /** One that is whole and takes the place of the current one. */
  restored: join(dataDir, 'postgres.restored'),
  /** The one before it, until it is removed. */
  replaced: join(dataDir, 'postgres.replaced'),
});

/**
 * Puts a restored database into its place. Whoever is killed in between leaves what the next call finishes: as soon as
 * `postgres.restored` is there the restore is done, before that nothing has happened to the current database. To be called
 * with the lock of the folder, before the database is opened.
 * @throws ConfigError where a restore into an empty folder was broken off: a start would begin a new installation
 */
export function settleRestored(dataDir: string): void {
  const { current, filling, restored, replaced } = placesIn(dataDir);
  if (existsSync(restored)) {
    if (existsSync(current)) {
      rmSync(replaced, { recursive: true, force: true });
      renameSync(current, replaced);
    }
    renameSync(restored, current);
  }
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(filling) && !existsSync(current)) {
    throw new ConfigError(
      `A restore into the data folder ${dataDir} was broken off; run it again, or remove ${filling} to begin with an empty database.`,
    );
  }
}
