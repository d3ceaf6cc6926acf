import { Refusal } from '../http/errors.ts';
import type { Bilingual } from '../http/language.ts';
import type { Review } from './review.ts';

const unknown: Bilingual = { ZH: '记录不存在', EN: 'There is no such record' };

/** The refusal of a record or a kind that is not there. */
export const noSuchRecord = () => new Refusal(unknown, 500, 404);

/** What is reviewed by this name. @throws Refusal 404 for no known kind */
export function kindOf(review: Review, name: string) {
  const kind = review.kinds().find((one) => one.name === name);
  if (!kind) throw noSuchRecord();
  return kind;
}
