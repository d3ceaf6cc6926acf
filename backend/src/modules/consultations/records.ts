import { shanghaiText } from '../../clock/clock.ts';
import type { Bilingual, Language } from '../../http/language.ts';
import type { CompanyProfile, Entry } from '../catalogue/index.ts';
import type { CommentRow } from './comment-store.ts';
import type { Comment, Consultation, ConsultationDetail } from './contract.ts';
import { inLanguage, personName, somebody, threadNames, type Names } from './names.ts';
import { asked, type ConsultationRow, type ConsultationStore, type Party } from './store.ts';

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
export function consultationRecords(
  { catalogue, sourcing, people: peopleOf }: Names,
  store: Pick<ConsultationStore, 'filesOfQuestions' | 'filesOfComments'>,
) {
  const names = threadNames({ catalogue, sourcing });

  async function records(
    rows: ConsultationRow[],
    reader: Party,
    language: Language,
  ): Promise<Consultation[]> {
    const [named, companies, people, files] = await Promise.all([
      names.things(rows),
      names.askingCompanies(rows),
      peopleOf(rows.map(({ accountId }) => accountId)),
      store.filesOfQuestions(rows.map(({ id }) => id)),
    ]);
    return rows.map((row) => {
      const isMine = asked(row, reader);
      const thing = named.get(`${row.type}:${row.linkId}`);
      const company = companies.get(row.askingExhibitorId ?? '');
      const person = people.get(row.accountId);
      const companyName = company ? inLanguage(company, language) : (person?.companyName ?? '');
      const asker = (company ? companyName : personName(person)) || somebody[1][language];
      const name = isMine ? thing && inLanguage(thing, language) : asker;
      return {
        id: row.id,
        bakeName: name ?? '',
        type: row.type,
        linkId: row.linkId,
        title: row.title || deleted[language],
        status: row.status,
        isMine,
        askingCompanyId: row.askingExhibitorId,
        askerName: person?.name ?? '',
        askerCompany: companyName,
        files: files.get(row.id) ?? [],
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
      const [people, files] = await Promise.all([
        peopleOf(rows.map(({ accountId }) => accountId)),
        store.filesOfComments(rows.map(({ id }) => id)),
      ]);
      return rows.map((row) => {
        const side = row.side;
        const own = personName(people.get(row.accountId)) || somebody[side][language];
        return {
          id: row.id,
          consultationId: row.consultationId,
          nickName: side === companySide && company ? inLanguage(company, language) : own,
          content: row.content || deleted[language],
          files: files.get(row.id) ?? [],
          type: side,
          isMine: side === mySide,
          createTime: shanghaiText(row.createdAt),
          updateTime: shanghaiText(row.createdAt),
        };
      });
    },
  };
}
