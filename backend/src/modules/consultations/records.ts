import { shanghaiText } from '../../clock/clock.ts';
import type { Bilingual, Language } from '../../http/language.ts';
import type { CatalogueLookup, CompanyProfile, Entry } from '../catalogue/index.ts';
import type { AccountNames } from '../identity/index.ts';
import type { SourcingLookup } from '../sourcing/index.ts';
import type { Comment, Consultation, ConsultationDetail } from './contract.ts';
import { asked, type CommentRow, type ConsultationRow, type Party } from './store.ts';

interface Named {
  nameCn: string;
  nameEn: string;
}

const somebody = {
  1: { ZH: '观众', EN: 'Visitor' },
  2: { ZH: '采购商', EN: 'Buyer' },
} satisfies Record<number, Bilingual>;

const inLanguage = ({ nameCn, nameEn }: Named, language: Language) =>
  language === 'ZH' ? nameCn || nameEn : nameEn || nameCn;

const idsOf = (rows: ConsultationRow[], type: number) => [
  ...new Set(rows.filter((row) => row.type === type).map(({ linkId }) => linkId)),
];

export interface Names {
  catalogue: CatalogueLookup;
  sourcing: SourcingLookup;
  accounts: AccountNames;
}

/** Turns rows of threads into the contract's records, with the names that their reader knows. */
export function consultationRecords({ catalogue, sourcing, accounts }: Names) {
  /** Names of suppliers, requests and products by type and id; what is not public any more has none. */
  async function things(rows: ConsultationRow[]): Promise<Map<string, Named>> {
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
  }

  /** The companies that asked in their own name, by id. */
  async function askingCompanies(rows: ConsultationRow[]): Promise<Map<string, Named>> {
    const ids = [...new Set(rows.flatMap(({ askingExhibitorId }) => askingExhibitorId ?? []))];
    const found = ids.length === 0 ? [] : await catalogue.exhibitors(ids.join(','));
    return new Map(found.map((company) => [company.id, company]));
  }

  async function records(
    rows: ConsultationRow[],
    reader: Party,
    language: Language,
  ): Promise<Consultation[]> {
    const [named, companies, people] = await Promise.all([
      things(rows),
      askingCompanies(rows),
      accounts(rows.map(({ accountId }) => accountId)),
    ]);
    return rows.map((row) => {
      const isMine = asked(row, reader);
      const thing = named.get(`${row.type}:${row.linkId}`);
      const company = companies.get(row.askingExhibitorId ?? '');
      const asker = company ? inLanguage(company, language) : people.get(row.accountId);
      const name = isMine ? thing && inLanguage(thing, language) : asker || somebody[1][language];
      return {
        id: row.id,
        bakeName: name ?? '',
        type: row.type,
        linkId: row.linkId,
        title: row.title,
        status: row.status,
        isMine,
        askingCompanyId: row.askingExhibitorId,
        unread: isMine ? row.unreadByAsker : row.unreadByAsked,
        createTime: shanghaiText(row.createdAt),
        updateTime: shanghaiText(row.updatedAt),
      };
    });
  }

  const profile = (company: CompanyProfile): ConsultationDetail['profiles'] => ({
    id: company.id,
    companyNameCn: company.companyNameCn,
    companyNameEn: company.companyNameEn,
    companyAddress: company.companyAddress,
    companyDescriptionCn: company.companyDescriptionCn,
    logoUrl: company.logoUrl,
  });
  const exhibit = (entry: Entry): ConsultationDetail['entries'] => ({
    id: entry.id,
    titleCn: entry.titleCn,
    titleEn: entry.titleEn,
    descriptionCn: entry.descriptionCn,
    descriptionEn: entry.descriptionEn,
    imageUrl: entry.imageUrl,
  });

  return {
    records,

    async detail(row: ConsultationRow, record: Consultation): Promise<ConsultationDetail> {
      const company = row.type === 1 ? await catalogue.company(row.linkId) : undefined;
      const entry = row.type === 3 ? await catalogue.entry(row.linkId) : undefined;
      return {
        ...record,
        profiles: company ? profile(company) : null,
        entries: entry ? exhibit(entry) : null,
      };
    },

    async comments(
      thread: ConsultationRow,
      rows: CommentRow[],
      mySide: 1 | 2,
      language: Language,
    ): Promise<Comment[]> {
      // A company's people write in its name; everybody else in their own.
      const companyId = thread.exhibitorId ?? thread.askingExhibitorId;
      const companySide = thread.exhibitorId === null ? 1 : 2;
      const [company] = companyId === null ? [] : await catalogue.exhibitors(companyId);
      const people = await accounts(rows.map(({ accountId }) => accountId));
      return rows.map((row) => {
        const side = row.side;
        const own = people.get(row.accountId) || somebody[side][language];
        return {
          id: row.id,
          consultationId: row.consultationId,
          nickName: side === companySide && company ? inLanguage(company, language) : own,
          content: row.content,
          type: side,
          isMine: side === mySide,
          createTime: shanghaiText(row.createdAt),
          updateTime: shanghaiText(row.createdAt),
        };
      });
    },
  };
}
