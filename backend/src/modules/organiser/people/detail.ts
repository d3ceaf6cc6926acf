import type { Database } from '../../../db/database.ts';
import type { KnownPersonalData } from '../../../personal-data/person.ts';
import type { Language } from '../../../http/language.ts';
import { managedCompanies } from '../../catalogue/index.ts';
import type { ManagedAccounts } from '../../identity/index.ts';
import { visitorWords } from '../../registration/index.ts';
import type { DeskPerson } from './contract.ts';
import type { PeopleLookup } from './lookup.ts';
import { toFacts, toLine } from './records.ts';

interface Parts {
  database: Database;
  accounts: Pick<ManagedAccounts, 'sessionsOf'>;
  lookup: PeopleLookup;
  known: Pick<KnownPersonalData, 'countsOf'>;
}

/** One person with all that is known. */
export function personDetail({ database, accounts, lookup, known }: Parts) {
  const companies = managedCompanies(database);
  const wordsOf = visitorWords(database);

  /** @throws Refusal 404, also for who is forgotten */
  return async (id: string, language: Language): Promise<DeskPerson> => {
    const found = await lookup.one(id);
    const { account, registration } = found;
    const person = await lookup.personOf(found);
    const [counts, company, registeredBy, sessions, words] = await Promise.all([
      known.countsOf(person),
      account?.exhibitorId ? companies.find(account.exhibitorId) : undefined,
      lookup.registrarOf(found),
      account ? accounts.sessionsOf(account.id) : 0,
      wordsOf(),
    ]);
    const names = company && [company.nameCn, company.nameEn];
    const side = language === 'ZH' ? names : names?.reverse();
    const line = toLine(found);
    return {
      ...line,
      facts: toFacts(found, { registeredBy, company: side?.find(Boolean) ?? '', words }, language),
      code: registration?.invitationCode ?? '',
      canResend: line.hasPass && registration?.contactEmail !== '',
      sessions,
      holdings: counts.map(({ label, ...count }) => ({ ...count, kind_dictText: label[language] })),
      confirmation: person.addresses[0] ?? line.name,
    };
  };
}
