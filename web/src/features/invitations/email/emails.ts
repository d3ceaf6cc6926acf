import type { MessageId } from '../../../i18n';
import { isEmail } from '../../../lib/email';

/** As many as the server takes at once. */
export const MOST_EMAILS = 50;
/** Characters of a list. */
export const LONGEST_LIST = 4000;

/** What is wrong with a comma list of addresses; undefined when nothing is (VAL-035..038, ERR-020, ERR-021). */
export function mistakeIn(list: string): MessageId | undefined {
  if (list.trim() === '') return 'invitations.needEmails';
  const entries = list.split(/[,，]/).map((entry) => entry.trim().toLowerCase());
  if (entries.at(-1) === '') entries.pop();
  if (entries.length === 0 || !entries.every(isEmail)) return 'invitations.badEmail';
  if (new Set(entries).size < entries.length) return 'invitations.twice';
  return entries.length > MOST_EMAILS ? 'invitations.tooMany' : undefined;
}
