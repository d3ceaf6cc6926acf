import type { Bilingual } from '../http/language.ts';

/** `terms`: what an approval settles besides, by the keys of `ReviewedKind.terms`. */
export type Decision =
  | { status: 'approved'; terms?: Readonly<Record<string, string>> }
  | { status: 'rejected'; reason: Bilingual };

/** Who decides: the organiser's account, or the demo by itself. */
export type Reviewer = { actor: 'organiser'; accountId: string } | { actor: 'demo' };

/** Who of the staff decides. */
export interface ConsoleReviewer {
  id: string;
  name: string;
  /** Network address. */
  address: string;
}
