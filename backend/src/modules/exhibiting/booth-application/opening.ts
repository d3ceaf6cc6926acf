import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { addExhibitor } from '../../catalogue/index.ts';
import type { ExhibitorAccounts } from '../../identity/index.ts';
import type { Allotment } from './allotment.ts';
import type { ApplicationRow, ApplicationStore } from './store.ts';

interface Parts {
  database: Database;
  clock: Clock;
  accounts: ExhibitorAccounts;
}

/** Makes exhibitors of approved applications. */
export function exhibitorOpening({ database, clock, accounts }: Parts, store: ApplicationStore) {
  /** Makes the company with its booth, and its account. */
  return async (row: ApplicationRow, booth: Allotment): Promise<void> => {
    const isZh = row.language === 'ZH';
    const exhibitorId = await addExhibitor(database, {
      nameCn: isZh ? row.company : '',
      nameEn: isZh ? '' : row.company,
      country: row.country,
      categoryCode: row.productServices[0] ?? '1',
      website: row.website,
      phone: row.telephone,
      email: row.email,
      ...booth,
      at: clock.now(),
    });
    await accounts.add({
      exhibitorId,
      mobile: isZh ? row.mobile : null,
      email: row.email,
      passwordHash: row.passwordHash,
      nickName: row.name,
      companyName: row.company,
      isMobileFirst: isZh,
    });
    await store.setExhibitor(row.id, exhibitorId);
  };
}
