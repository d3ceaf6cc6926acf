import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Core } from '../core.ts';
import type { RetentionRule } from '../retention/index.ts';
import { noteRemoved, removeNotedSoon } from './forget.ts';
import { namedUploads } from './named.ts';
import { uploadStore } from './store.ts';
import { uploads } from './tables.ts';

/** Files that were sent and that no form took. */
export const unclaimedRetention = ({
  database,
  storage,
  clock,
}: Pick<Core, 'clock' | 'database' | 'storage'>): RetentionRule => ({
  name: 'unclaimed-uploads',
  does: {
    ZH: '删除上传后没有表单使用的文件',
    EN: 'Removes files that no form has taken after they were sent.',
  },
  // A draft may be finished on the next day.
  defaultDays: 3,
  now: () => clock.now(),
  count: (before) =>
    database.orm().$count(uploads, and(eq(uploads.isClaimed, false), lt(uploads.createdAt, before))),
  async sweep(before, batch, afterwards) {
    const gone = await uploadStore(database).removeUnclaimed(before, batch);
    await noteRemoved(database, gone);
    afterwards(() => removeNotedSoon(database, storage));
    return gone.length;
  },
});

const DAY_MS = 24 * 60 * 60_000;
/** A file that was taken just now may be named by a transaction that has not ended. */
const SETTLED_MS = DAY_MS;
/** Reading the whole database is work for a quiet minute of each day. */
const LOOK_MS = DAY_MS;
/** Uploads of one statement. */
const AT_A_TIME = 2000;

/** Notes of each file that a form has taken since when nothing names it, and forgets that where something does again. */
async function markUnnamed(database: Database, now: Date): Promise<void> {
  const named = await namedUploads(database);
  const orm = database.orm();
  const settled = new Date(now.getTime() - SETTLED_MS);
  let after = '';
  for (;;) {
    const rows = await orm
      .select({ name: uploads.name, unnamedSince: uploads.unnamedSince })
      .from(uploads)
      .where(and(gt(uploads.name, after), eq(uploads.isClaimed, true), lt(uploads.createdAt, settled)))
      .orderBy(asc(uploads.name))
      .limit(AT_A_TIME);
    const lost = rows.filter(({ name, unnamedSince }) => !named.has(name) && unnamedSince === null);
    const found = rows.filter(({ name, unnamedSince }) => named.has(name) && unnamedSince !== null);
    const among = (some: typeof rows) =>
      inArray(
        uploads.name,
        some.map(({ name }) => name),
      );
    if (lost.length > 0)
      await orm
        .update(uploads)
        .set({ unnamedSince: now })
        .where(and(among(lost), isNull(uploads.unnamedSince)));
    if (found.length > 0) await orm.update(uploads).set({ unnamedSince: null }).where(among(found));
    if (rows.length < AT_A_TIME) return;
    after = rows.at(-1)?.name ?? after;
  }
}

/**
 * Files that a form had taken and that nothing names any more: their record was removed, or has another. Each day all that
 * is stored is read for names; a file goes when nothing has named it for as many days as are set, and nothing does at that
 * moment.
 */
export function unnamedRetention({
  database,
  storage,
  clock,
}: Pick<Core, 'clock' | 'database' | 'storage'>): RetentionRule {
  const due = (before: Date) => and(isNotNull(uploads.unnamedSince), lt(uploads.unnamedSince, before));
  let nextLook = 0;
  return {
    name: 'unnamed-files',
    does: {
      ZH: '删除不再被任何内容引用的图片和文件',
      EN: 'Removes pictures and files after the last record that named them was deleted or changed.',
    },
    // Long enough to bring a record back from an earlier version or a backup with its pictures.
    defaultDays: 30,
    now: () => clock.now(),
    count: (before) => database.orm().$count(uploads, due(before)),
    async prepare() {
      if (performance.now() < nextLook) return;
      await markUnnamed(database, clock.now());
      nextLook = performance.now() + LOOK_MS;
    },
    async sweep(before, batch, afterwards) {
      const orm = database.orm();
      // Whoever takes such a file at this moment either has it already, and it is left out, or finds it gone.
      const rows = await orm
        .select({ name: uploads.name, width: uploads.width })
        .from(uploads)
        .where(due(before))
        .orderBy(asc(uploads.unnamedSince))
        .limit(batch)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      const named = await namedUploads(database);
      const again = rows.filter(({ name }) => named.has(name)).map(({ name }) => name);
      if (again.length > 0)
        await orm.update(uploads).set({ unnamedSince: null }).where(inArray(uploads.name, again));
      const gone = rows.filter(({ name }) => !named.has(name));
      if (gone.length > 0) {
        await uploadStore(database).remove(gone.map(({ name }) => name));
        await noteRemoved(database, gone);
        afterwards(() => removeNotedSoon(database, storage));
      }
      return gone.length;
    },
  };
}
