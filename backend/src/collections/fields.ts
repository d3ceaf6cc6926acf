import { isEmailAddress } from '../http/email-address.ts';
import type { Bilingual } from '../http/language.ts';
import type { Collection, Field, Values } from './collection.ts';

type More = Partial<Omit<Field, 'kind' | 'label' | 'name' | 'sides'>>;

/** Fields in two languages, and those that both languages share. */
export const both = (name: string, kind: Field['kind'], ZH: string, EN: string, more: More = {}): Field => ({
  name,
  kind,
  label: { ZH, EN },
  sides: 'both',
  ...more,
});
export const one = (name: string, kind: Field['kind'], ZH: string, EN: string, more: More = {}): Field => ({
  name,
  kind,
  label: { ZH, EN },
  sides: 'one',
  ...more,
});

/** What can be done with most collections. */
export const free = { isOrderable: true, isAddable: true, isRemovable: true } as const;
/** Entries that the site counts on: their texts change, they themselves stay. */
export const settled = { isOrderable: false, isAddable: false, isRemovable: false } as const;

/** Whether a blank or an e-mail address is written. */
export const checkEmail = (field: string): NonNullable<Collection['check']> => {
  const text: Bilingual = { ZH: '邮箱格式不正确', EN: 'Enter a valid e-mail address' };
  return (values) => (values[field] && !isEmailAddress(values[field]) ? { field, text } : undefined);
};

/** Whether what ends begins before; blanks are told by the fields. */
export const checkOrder = (from: string, to: string): NonNullable<Collection['check']> => {
  const text: Bilingual = { ZH: '结束时间不能早于开始时间', EN: 'The end cannot be before the beginning' };
  // Days and moments are written so that their texts sort as they do.
  return (values: Values) =>
    values[from] && values[to] && values[to] < values[from] ? { field: to, text } : undefined;
};
