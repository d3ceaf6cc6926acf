import type { Language } from '../../../http/language.ts';
import type { Message } from '../../../outbox/index.ts';
import { accountLetter } from '../../exhibiting/index.ts';
import type { ListedCompany } from './check-line.ts';

const CHINESE = new Set(['CN', 'HK', 'MO', 'TW']);

/** The letter that tells a company of its account, in the language that it most likely reads. */
export function importLetter(company: ListedCompany, site: string): Message {
  const { email, boothNumber, contact: name } = company;
  const language: Language = company.nameCn !== '' && CHINESE.has(company.country) ? 'ZH' : 'EN';
  const own = language === 'ZH' ? company.nameCn : company.nameEn || company.nameCn;
  return accountLetter({ language, email, boothNumber, name, company: own, hasPassword: false }, site);
}
