import { shanghaiText } from '../../clock/clock.ts';
import type { Bilingual, Language } from '../../http/language.ts';
import type { CompanyProfile, Entry } from '../catalogue/index.ts';
import type { CommentRow } from './comment-store.ts';
import type { Comment, Consultation, ConsultationDetail } from './contract.ts';
import { inLanguage, threadNames, type Names } from './names.ts';
import { asked, type ConsultationRow, type Party } from './store.ts';

const somebody = {
  1: { ZH: '观众', EN: 'Visitor' },
  2: { ZH: '采购商', EN: 'Buyer' },
} satisfies Record<number, Bilingual>;

/** In the place of words whose writer was forgotten. */
const deleted: Bilingual = { ZH: '（内容已随账号删除）', EN: '(Deleted with the account)' };

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

/** Turns rows of threads into the contract's records, with the names that their reader knows. */
export function consultationRecords({ catalogue, sourcing, accounts }: Names) {
  const names = threadNames({ catalogue, sourcing });

  async function records(
    rows: ConsultationRow[],
    reader: Party,
    language: Language,
  ): Promise<Consultation[]> {
    const [named, companies, people] = await Promise.all([
      names.things(rows),
      names.askingCompanies(rows),
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
        title: row.title || deleted[language],
        status: row.status,
        isMine,
        askingCompanyId: row.askingExhibitorId,
        unread: isMine ? row.unreadByAsker : row.unreadByAsked,
        createTime: shanghaiText(row.createdAt),
        updateTime: shanghaiText(row.updatedAt),
      };
    });
  }

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
          content: row.content || deleted[language],
          type: side,
          isMine: side === mySide,
          createTime: shanghaiText(row.createdAt),
          updateTime: shanghaiText(row.createdAt),
        };
      });
    },
  };
}
