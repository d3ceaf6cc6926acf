import { and, count, desc, eq, getTableColumns, like, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { reviseSite } from '../../content/index.ts';
import { type AuditAction, changesSite } from './actions.ts';
import { staff } from '../staff/tables.ts';
import type { AuditChange } from './change.ts';
import { auditEntries } from './tables.ts';
import { keysOf } from '../../../objects.ts';

/** Who does something, for the log: one of the staff, somebody who was refused, or a partner by a key. */
export interface Actor {
  staffId: string | null;
  /** Of a partner `<partner>: <name of the key>`. */
  name: string;
  /** Network address. */
  address: string;
}

/** Something that was done. */
export interface AuditEntry {
  action: AuditAction;
  subjectKind: string;
  subjectId?: string;
  subject?: string;
  changes?: AuditChange[];
}

export type AuditRow = typeof auditEntries.$inferSelect;

const actors = alias(staff, 'audit_actor');
const subjects = alias(staff, 'audit_subject');

/** Entries with the names that people of the staff have today; the table holds their ids. */
export const namedEntries = (database: Database) =>
  database
    .orm()
    .select({
      ...getTableColumns(auditEntries),
      actor: sql<string>`coalesce(${actors.name}, ${auditEntries.actor})`,
      subject: sql<string>`coalesce(${subjects.name}, ${auditEntries.subject})`,
    })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.staffId))
    .leftJoin(
      subjects,
      and(eq(auditEntries.subjectKind, 'staff'), sql`${subjects.id}::text = ${auditEntries.subjectId}`),
    )
    .$dynamic();

/** What the log is asked for. */
export interface AuditFilter {
  staffId?: string | undefined;
  /** An action, or the beginning of several up to a dot: `staff`. */
  action?: string | undefined;
}

/** The changes between two states of the same fields; what stayed is left out. */
export function changesOf<Key extends string>(
  labels: Readonly<Record<Key, Bilingual>>,
  before: Readonly<Record<Key, string>>,
  after: Readonly<Record<Key, string>>,
): AuditChange[] {
  return keysOf(labels)
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ field: labels[key], before: before[key], after: after[key] }));
}

/** The log of what the organiser does. `now` dates the entries. */
export function auditLog(database: Database, now: () => Date) {
  const orm = () => database.orm();
  return {
    /**
     * Writes an entry; inside the transaction of what it tells of, and last in it, so that neither is without the other.
     */
    async record(actor: Actor, entry: AuditEntry): Promise<void> {
      const { action, subjectKind, subjectId = '', subject = '', changes = [] } = entry;
      await orm()
        .insert(auditEntries)
        .values({
          at: now(),
          staffId: actor.staffId,
          address: actor.address,
          // Of the staff the id alone: the name is read with it, and may be an e-mail address.
          actor: actor.staffId === null ? actor.name : '',
          action,
          subjectKind,
          subjectId,
          subject,
          changes,
        });
      if (changesSite(action)) await reviseSite(database);
    },

    /** Newest first. */
    async list({ staffId, action }: AuditFilter, { offset, limit }: PageRequest): Promise<Page<AuditRow>> {
      const where = and(
        staffId === undefined ? undefined : eq(auditEntries.staffId, staffId),
        action === undefined
          ? undefined
          : or(eq(auditEntries.action, action), like(auditEntries.action, `${action}.%`)),
      );
      const [records, [total]] = await Promise.all([
        namedEntries(database).where(where).orderBy(desc(auditEntries.id)).offset(offset).limit(limit),
        orm().select({ total: count() }).from(auditEntries).where(where),
      ]);
      return { records, total: total?.total ?? 0, totalIsEstimate: false };
    },
  };
}

export type AuditLog = ReturnType<typeof auditLog>;
