import type { CompanyData } from '../../../personal-data/company.ts';
import { badges } from './tables.ts';

/** Badges, as they are counted and merged: a card has one in each company. */
export const badgeCompanyData: CompanyData = {
  kind: 'badge',
  label: { ZH: '展商证', EN: 'Badges' },
  table: badges,
  column: badges.exhibitorId,
  once: { columns: [badges.cardType, badges.cardNumber] },
};
