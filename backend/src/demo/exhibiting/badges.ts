import type { Database } from '../../db/database.ts';
import { badges } from '../../modules/exhibiting/badges/tables.ts';
import type { reviewStatus } from '../../review/index.ts';
import { stateOf } from './state.ts';

interface DemoBadge {
  status: keyof typeof reviewStatus;
  name: string;
  /** Made up: districts that there are none of. */
  cardNumber: string;
  position: string;
  phone: string;
  reason?: { cn: string; en: string };
  /** When it was handed in, Shanghai time. */
  at: string;
}

const people: DemoBadge[] = [
  {
    status: 'underReview',
    name: '赵敏',
    cardNumber: '990101199305122087',
    position: '6',
    phone: '+8613900139101',
    at: '2025-06-13T14:05:00+08:00',
  },
  {
    status: 'rejected',
    name: '刘强',
    cardNumber: '990101198811230019',
    position: '3',
    phone: '+8613900139102',
    reason: {
      cn: '姓名与证件不一致，请按证件填写全名。',
      en: 'The name differs from the card. Please enter the full name as it stands there.',
    },
    at: '2025-06-12T16:40:00+08:00',
  },
  {
    status: 'approved',
    name: '陈立',
    cardNumber: '990101198504080030',
    position: '6',
    phone: '+8613900139000',
    at: '2025-06-05T10:20:00+08:00',
  },
];

/** Gives the company of a new demo account some badges, one in each state. */
export async function addDemoBadges(
  database: Database,
  exhibitorId: string,
  companyName: string,
): Promise<void> {
  for (const { status, reason, at, ...person } of people) {
    await database
      .orm()
      .insert(badges)
      .values({ ...person, exhibitorId, companyName, cardType: '1', ...stateOf(status, at, reason) });
  }
}
