import type { Bilingual, Language } from '../../http/language.ts';
import type { Database } from '../../db/database.ts';
import { catalogueLookup, type CatalogueLookup } from '../catalogue/index.ts';
import { accountPeople, type AccountPeople, type AccountPerson } from '../identity/index.ts';
import { sourcingLookup, type SourcingLookup } from '../sourcing/index.ts';
import type { ConsultationRow } from './store.ts';

/** Where the names of threads are read. */
export interface Names {
  catalogue: CatalogueLookup;
  sourcing: SourcingLookup;
  people: AccountPeople;
}

/** The names as the service's own domains know them. */
export const consultationNames = (database: Database): Names => ({
  catalogue: catalogueLookup(database),
  sourcing: sourcingLookup(database),
  people: accountPeople(database),
});

interface Named {
  nameCn: string;
  nameEn: string;
}

/** A name in a language, or in the other where there is none. */
export const inLanguage = ({ nameCn, nameEn }: Named, language: Language) =>
  language === 'ZH' ? nameCn || nameEn : nameEn || nameCn;

const idsOf = (rows: ConsultationRow[], type: number) => [
  ...new Set(rows.filter((row) => row.type === type).map(({ linkId }) => linkId)),
];

/** The names of what threads are about, and of the companies that began them. */
export function threadNames({ catalogue, sourcing }: Pick<Names, 'catalogue' | 'sourcing'>) {
  return {
    /** Names of suppliers, requests and products by type and id; what is not public any more has none. */
    async things(rows: ConsultationRow[]): Promise<Map<string, Named>> {
      const read = async (type: number, load: (ids: string) => Promise<(Named & { id: string })[]>) => {
        const ids = idsOf(rows, type);
        const found = ids.length === 0 ? [] : await load(ids.join(','));
        return found.map((thing) => [`${type}:${thing.id}`, thing] as const);
      };
      const found = await Promise.all([
        read(1, catalogue.exhibitors),
        read(2, sourcing.posts),
        read(3, catalogue.products),
      ]);
      return new Map(found.flat());
    },

    /** The companies that asked in their own name, by id. */
    async askingCompanies(rows: ConsultationRow[]): Promise<Map<string, Named>> {
      const ids = [...new Set(rows.flatMap(({ askingExhibitorId }) => askingExhibitorId ?? []))];
      const found = ids.length === 0 ? [] : await catalogue.exhibitors(ids.join(','));
      return new Map(found.map((company) => [company.id, company]));
    },
  };
}

/** What the sides of threads are called who have given no name: 1 who asked, 2 the asked side. */
export const somebody = {
  1: { ZH: '观众', EN: 'Visitor' },
  2: { ZH: '采购商', EN: 'Buyer' },
} satisfies Record<1 | 2, Bilingual>;

/** What a person is called; blank for somebody who has given neither name nor company. */
export const personName = (person: Pick<AccountPerson, 'name' | 'companyName'> | undefined): string =>
  person?.name || person?.companyName || '';
