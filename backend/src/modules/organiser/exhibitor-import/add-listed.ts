import type { Database } from '../../../db/database.ts';
import { addExhibitors } from '../../catalogue/index.ts';
import type { ExhibitorAccounts } from '../../identity/index.ts';
import type { ListedCompany } from './check-line.ts';

interface Parts {
  database: Database;
  accounts: Pick<ExhibitorAccounts, 'addAll'>;
}

/** A right company, with its id in the organiser's own system where it has one. */
type NewCompany = ListedCompany & { externalId?: string };

/**
 * Makes exhibitors of right companies, some hundred at most, with an account for each that has an address or a number to sign
 * in by; nobody is written to. Inside a transaction.
 * @param at when they became exhibitors
 * @returns their ids, in their order
 */
export async function addListed(
  { database, accounts }: Parts,
  companies: readonly NewCompany[],
  at: Date,
): Promise<string[]> {
  const ids = await addExhibitors(
    database,
    companies.map(({ contact: _contact, mobile: _mobile, ...company }) => ({ ...company, at })),
  );
  await accounts.addAll(
    companies.flatMap(({ email, mobile, contact, nameCn, nameEn }, place) => {
      const exhibitorId = ids[place];
      if (exhibitorId === undefined || (email === '' && mobile === '')) return [];
      const person = { nickName: contact, companyName: nameCn || nameEn };
      return [{ ...person, exhibitorId, email: email || null, mobile: mobile || null }];
    }),
  );
  return ids;
}
