import type { Language } from '../../http/language.ts';
import type { Message } from '../../outbox/index.ts';
import { decisionLetter } from './booth-application/messages.ts';

export { badgeQuota } from './badges/quota.ts';
export { readTerms as readBooth } from './booth-application/terms.ts';
export { boothKinds } from './company/messages.ts';

/** Who speaks for a company, for the letter that opens the exhibitor centre. */
export interface Invited {
  language: Language;
  name: string;
  company: string;
  email: string;
  /** What the account signs in with. */
  proved: string;
  hasPassword: boolean;
}

/** The letter that an approved application sends: it tells how to get into the exhibitor centre. */
export const welcomeLetter = (to: Invited, site: string): Message =>
  decisionLetter(to, { status: 'approved' }, site);
