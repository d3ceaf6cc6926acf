import type { CompanyData } from '../../../personal-data/company.ts';
import { addressMentions } from '../../../personal-data/mentions.ts';
import type { PersonalData } from '../../../personal-data/person.ts';
import { exhibitImports } from './tables.ts';

/** Lists of exhibits, as they are counted and merged. */
export const importCompanyData: CompanyData = {
  kind: 'exhibit-import',
  label: { ZH: '展品导入', EN: 'Lists of exhibits' },
  table: exhibitImports,
  column: exhibitImports.exhibitorId,
};

/** Lists of exhibits whose texts tell whom to write to. The list is the company's, and stays without that. */
export const ownExhibitLists: PersonalData = {
  kind: 'exhibit-lists',
  label: { ZH: '展品表格中的号码和邮箱', EN: 'Numbers and addresses in lists of exhibits' },
  table: exhibitImports,
  of: (person) => addressMentions(person).in(exhibitImports.exhibits, exhibitImports.fileName),
  shown: ['fileName', 'exhibits', 'createdAt'],
  then: (person) => {
    const { without, withoutInJson } = addressMentions(person);
    return {
      fileName: without(exhibitImports.fileName),
      exhibits: withoutInJson(exhibitImports.exhibits),
    };
  },
};
