import type { Context } from '../context/context.ts';
import { pick } from '../context/locale.ts';
import type { Schemas } from '../rest/operations.ts';

type DictionaryEntryRecord = Schemas['DictionaryEntry'];

/** Both sides of 'Chinese&English' (AUTH-057). */
export function sidesOf(label: string): { cn: string; en: string } {
  const cut = label.indexOf('&');
  return cut < 0
    ? { cn: label, en: label }
    : { cn: label.slice(0, cut).trim(), en: label.slice(cut + 1).trim() };
}

/** What forms offer: entries that editors have withdrawn only name what records hold still. */
export const offeredOf = (entries: readonly DictionaryEntryRecord[]): DictionaryEntryRecord[] =>
  entries.filter(({ isWithdrawn }) => !isWithdrawn);

/** The words of a dictionary's code; null for what it does not hold. */
export function wordsOf(
  entries: readonly DictionaryEntryRecord[],
  code: string,
  args: { locale?: 'ZH' | 'EN' | null },
  context: Context,
): string | null {
  const entry = entries.find(({ value }) => value === code);
  if (!entry) return null;
  const { cn, en } = sidesOf(entry.label);
  return pick(context, args, cn, en);
}
