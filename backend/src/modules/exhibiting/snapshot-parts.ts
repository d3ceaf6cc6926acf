import type { Database } from '../../db/database.ts';
import type { Bilingual } from '../../http/language.ts';
import { eitherSide, type ReviewSnapshot } from '../../review/index.ts';
import { catalogueLookup } from '../catalogue/index.ts';

type Owner = ReviewSnapshot['owner'];

/** What snapshots of companies' records say besides the record itself. */
export function snapshotParts(database: Database) {
  const catalogue = catalogueLookup(database);
  return {
    /** Whose a record is: the company, with the account that handed it in where the record keeps it. */
    async ownerOf(record: { exhibitorId: string; accountId?: string | null }): Promise<Owner> {
      const { exhibitorId, accountId = null } = record;
      const [company] = await catalogue.exhibitors(exhibitorId);
      return { accountId, exhibitorId, name: eitherSide(company?.nameCn ?? '', company?.nameEn ?? '') };
    },

    /** The classification in words, by code. */
    async categories(): Promise<Record<string, Bilingual>> {
      const all = await catalogue.categories();
      return Object.fromEntries(all.map(({ code, name, nameEn }) => [code, eitherSide(name, nameEn)]));
    },
  };
}
