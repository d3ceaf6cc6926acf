import { shanghaiText } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { about, notFound, Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import { isStorable } from '../../../http/ids.ts';
import { typedLine, typedLines } from '../../../http/typed-text.ts';
import type { ApiKey, KeyService } from '../../api-keys/index.ts';
import type { BulkExports } from '../../bulk-exports/index.ts';
import { emailOf } from '../../identity/index.ts';
import { type Actor, type AuditLog, changesOf } from '../audit/log.ts';
import { LONGEST_NAME, LONGEST_NOTE, type Partner, type PartnerBody } from './contract.ts';
import { labels, prompts, what } from './messages.ts';
import { type PartnerRow, partnerStore, type PartnerValues } from './store.ts';

export interface PartnerParts {
  database: Database;
  audit: AuditLog;
  keys: KeyService;
  exports: Pick<BulkExports, 'removeOfPartner'>;
  /** Dates the records. */
  recordTime: () => Date;
}

/** @throws Refusal */
function lineOf(typed: string, missing: keyof typeof prompts): string {
  const line = typedLine(typed);
  if (line === '') throw new Refusal(prompts[missing]);
  if (graphemes(line) > LONGEST_NAME) throw new Refusal(prompts.nameLong);
  return line;
}

/** What was typed for a partner. @throws Refusal naming the field */
function readPartner({ name, contactName, contactEmail, note }: PartnerBody): PartnerValues {
  const kept = typedLines(note);
  if (graphemes(kept) > LONGEST_NOTE) throw new Refusal(prompts.noteLong).about('note');
  return {
    name: about('name', () => lineOf(name, 'name')),
    contactName: about('contactName', () => lineOf(contactName, 'contactName')),
    contactEmail: about('contactEmail', () => emailOf(contactEmail).address),
    note: kept,
  };
}

const toPartner = ({ createdAt, ...row }: PartnerRow, keys: ApiKey[]): Partner => ({
  ...row,
  createTime: shanghaiText(createdAt),
  keys,
});

/** Partners of the organiser. Administrators only; the routes see to that. */
export function partnerService({ database, audit, keys, exports, recordTime }: PartnerParts) {
  const store = partnerStore(database);

  /** @throws Refusal 404 */
  async function lock(id: string): Promise<PartnerRow> {
    const row = await store.lock(id);
    if (!row) throw notFound(what);
    return row;
  }

  return {
    /** By name, each with its keys. */
    async list(): Promise<Partner[]> {
      const [rows, ofPartners] = await Promise.all([store.list(), keys.byPartner()]);
      return rows.map((row) => toPartner(row, ofPartners.get(row.id) ?? []));
    },

    /** @throws Refusal naming the field */
    add: (actor: Actor, body: PartnerBody): Promise<Partner> =>
      database.transaction(async () => {
        const row = await store.add(readPartner(body), recordTime());
        const { id: subjectId, name: subject } = row;
        await audit.record(actor, { action: 'partner.add', subjectKind: 'partner', subjectId, subject });
        return toPartner(row, []);
      }),

    /** @throws Refusal naming the field, 404 */
    change: (actor: Actor, id: string, body: PartnerBody): Promise<Partner> =>
      database.transaction(async () => {
        const values = readPartner(body);
        const before = await lock(id);
        await store.change(id, values);
        await audit.record(actor, {
          action: 'partner.change',
          subjectKind: 'partner',
          subjectId: id,
          subject: values.name,
          changes: changesOf(labels, { name: before.name }, { name: values.name }),
        });
        return toPartner({ ...before, ...values }, await keys.list({ partnerId: id }));
      }),

    /** Removes a partner with its exports; its keys end at once. @throws Refusal 404 */
    async remove(actor: Actor, id: string): Promise<void> {
      // An id that is none names no partner, and nothing is removed.
      if (isStorable(id)) await exports.removeOfPartner(id);
      await database.transaction(async () => {
        const { name: subject } = await lock(id);
        await keys.tellEnd({ partnerId: id });
        await store.remove(id);
        await audit.record(actor, {
          action: 'partner.delete',
          subjectKind: 'partner',
          subjectId: id,
          subject,
        });
      });
    },

    lock,
  };
}

export type PartnerService = ReturnType<typeof partnerService>;
