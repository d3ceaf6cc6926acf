import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { companyDataOf } from '../../../personal-data/company.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import { managedCompanies, type ManagedCompanyRow } from '../../catalogue/index.ts';
import { explainRemovals } from '../../changes/index.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import type { CompanyMerge } from './contract.ts';
import { companyData } from './personal-data.ts';
import { prompts, what } from './messages.ts';
import { nameOf, toLine } from './records.ts';

/**
 * Makes one company of two. What the one that goes has is the other's from then on; its own facts and its booth are
 * gone, and its address answers 404: an id names one record for ever, to partners as well, and a second id that leads
 * to the same record would stand in two places of every list that somebody keeps.
 */
export function companyMerge({
  database,
  clock,
  audit,
}: {
  database: Database;
  clock: Clock;
  audit: AuditLog;
}) {
  const companies = managedCompanies(database);
  const counted = companyDataOf(database, companyData);

  /** @throws Refusal 404, and naming the company that is both */
  function pair(rows: ManagedCompanyRow[], stays: string, goes: string) {
    const [one, other] = [stays, goes].map((id) => rows.find((row) => row.id === id));
    if (!one || !other) throw notFound(what);
    return { one, other };
  }

  function assertTwo(stays: string, goes: string): void {
    if (!isStorable(stays) || !isStorable(goes)) throw notFound(what);
    if (BigInt(stays) === BigInt(goes)) throw new Refusal(prompts.itself).about('goes');
  }

  return {
    /** What would become of both. @throws Refusal 404, naming `goes` */
    async preview(stays: string, goes: string, language: Language): Promise<CompanyMerge> {
      assertTwo(stays, goes);
      const rows = await Promise.all([companies.find(stays), companies.find(goes)]);
      const { one, other } = pair(
        rows.flatMap((row) => row ?? []),
        stays,
        goes,
      );
      const parts = await counted.preview(stays, goes);
      return {
        stays: toLine(one),
        goes: toLine(other),
        parts: parts.map(({ label, ...numbers }) => ({ ...numbers, kind_dictText: label[language] })),
      };
    },

    /** All or nothing; of two who merge the same at once, the second finds it gone. @throws Refusal 404, naming `goes` */
    async merge(actor: Actor, stays: string, goes: string): Promise<void> {
      assertTwo(stays, goes);
      await database.transaction(async () => {
        const { one, other } = pair(await companies.lock([stays, goes]), stays, goes);
        const parts = (await counted.preview(stays, goes)).filter((part) => part.goes > 0);
        await counted.move(stays, goes, clock.now());
        await explainRemovals(database, 'MERGED', stays);
        await companies.remove(goes, stays, clock.now());
        const changes = parts.map(({ label: field, goes: before, dropped }) => ({
          field,
          before: String(before),
          after: String(before - dropped),
        }));
        await audit.record(actor, {
          action: 'company.merge',
          subjectKind: 'company',
          subjectId: stays,
          subject: `${nameOf(other)} (${goes}) → ${nameOf(one)} (${stays})`,
          changes,
        });
      });
    },
  };
}
