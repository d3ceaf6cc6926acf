import { Refusal } from '../../../http/errors.ts';
import type { Bilingual } from '../../../http/language.ts';
import { MAX_AMOUNT, type OrderBody } from './contract.ts';

/** Types of advertising (EXH-087, REST-105). */
export const adTypes: Record<string, Bilingual> = {
  '1': { ZH: '现场广告', EN: 'On-site advertising' },
  '2': { ZH: '印刷品广告', EN: 'Print advertising' },
  '3': { ZH: '网络推广', EN: 'Online promotion' },
};

const listed = new Intl.ListFormat('en');

export const refusals = {
  type: () =>
    new Refusal({ ZH: '请选择广告类型', EN: 'Select the type of advertising' }, 500, undefined, 'type'),
  none: () => items({ ZH: '请至少选择一个项目并填写数量', EN: 'Order at least one item' }),
  amount: () =>
    items({
      ZH: `数量须为 0 至 ${MAX_AMOUNT} 的整数`,
      EN: `The quantity must be a whole number from 0 to ${MAX_AMOUNT}`,
    }),
  twice: () => items({ ZH: '同一项目只能填写一次', EN: 'Each item can be ordered only once' }),
  unknown: () =>
    items({ ZH: '所选项目不存在，请刷新后重试', EN: 'An item does not exist. Please reload the page' }),
  /** @param names of all that is sold out */
  soldOut: (names: readonly Bilingual[]) =>
    items({
      ZH: `${names.map(({ ZH }) => `“${ZH}”`).join('、')}已售罄，请将数量改为 0`,
      EN:
        names.length === 1
          ? `“${names[0]?.EN}” is sold out. Set its quantity to 0`
          : `${listed.format(names.map(({ EN }) => `“${EN}”`))} are sold out. Set their quantities to 0`,
    }).because('QUOTA'),
};

function items(text: Bilingual): Refusal {
  return new Refusal(text, 500, undefined, 'ntAdRequestItemList');
}

/** @throws Refusal naming the field */
export function typeOf(type = ''): string {
  if (!Object.hasOwn(adTypes, type)) throw refusals.type();
  return type;
}

/** A line that orders something. */
export interface OrderedItem {
  catalogueId: string;
  /** From 1. */
  amount: number;
}

/**
 * The lines that order something, in the order of the form; those of nothing are left out.
 * @throws Refusal VAL-065, EXH-092
 */
export function readItems({ ntAdRequestItemList: lines }: OrderBody): OrderedItem[] {
  if (lines.some(({ amount }) => !Number.isInteger(amount) || amount < 0 || amount > MAX_AMOUNT)) {
    throw refusals.amount();
  }
  const ordered = lines
    .filter(({ amount }) => amount > 0)
    .map(({ relId, amount }) => ({ catalogueId: relId.replace(/^0+(?=\d)/, ''), amount }));
  if (ordered.length === 0) throw refusals.none();
  if (new Set(ordered.map(({ catalogueId }) => catalogueId)).size < ordered.length) throw refusals.twice();
  return ordered;
}
