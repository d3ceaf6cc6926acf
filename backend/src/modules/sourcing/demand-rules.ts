import { createHash } from 'node:crypto';
import { Refusal } from '../../http/errors.ts';
import { graphemes } from '../../http/graphemes.ts';
import { charactersOrWords } from '../../http/words.ts';
import type { Bilingual } from '../../http/language.ts';
import { readAll } from '../../http/read-all.ts';
import { typedLines } from '../../http/typed-text.ts';
import { MAX_CONTENT, MAX_QUANTITY, type DemandBody } from './demand-contract.ts';
import { publishTypes, purchaseTypes } from './dictionary.ts';

/** What an owner wrote, as it is kept. */
export interface DemandText {
  publishType: number;
  /** At least one, ascending, each once. */
  purchaseTypes: number[];
  content: string;
  quantity: string;
  /** Address, or blank. */
  coverImage: string;
}

const prompts = {
  classify: { ZH: '请至少选择一种采购类型', EN: 'Select at least one type of goods' },
  classifyUnknown: { ZH: '采购类型不正确', EN: 'The purchase type is not valid' },
  type: { ZH: '请选择发布类型', EN: 'Select how often you need it' },
  content: { ZH: '请填写需求详情', EN: 'Enter the details of your request' },
  contentLong: {
    ZH: `需求详情不能超过 ${MAX_CONTENT} 个字符`,
    EN: `The details cannot exceed ${MAX_CONTENT} words`,
  },
  quantity: { ZH: '请填写采购数量', EN: 'Enter the quantity' },
  quantityLong: {
    ZH: `采购数量不能超过 ${MAX_QUANTITY} 个字符`,
    EN: `The quantity cannot exceed ${MAX_QUANTITY} characters`,
  },
} satisfies Record<string, Bilingual>;

const refusal = (text: Bilingual, field: keyof DemandBody) => new Refusal(text, 500, undefined, field);

/** @throws Refusal VAL-040 */
function classesOf({ postsClassify, postsClassifyList }: DemandBody): number[] {
  const eachOnce = (codes: readonly string[]) => [...new Set(codes.filter((code) => code !== ''))].sort();
  const first = eachOnce(postsClassify?.split(',').map((code) => code.trim()) ?? []);
  const second = eachOnce(postsClassifyList ?? []);
  const codes = first.length > 0 ? first : second;
  if (codes.length === 0) throw refusal(prompts.classify, 'postsClassify');
  const agree = first.length === 0 || second.length === 0 || first.join() === second.join();
  if (!agree || codes.some((code) => !Object.hasOwn(purchaseTypes, code))) {
    throw refusal(prompts.classifyUnknown, 'postsClassify');
  }
  return codes.map(Number);
}

function publishTypeOf(body: DemandBody): number {
  const type = typedLines(body.type);
  if (!Object.hasOwn(publishTypes, type)) throw refusal(prompts.type, 'type');
  return Number(type);
}

function contentOf(body: DemandBody): string {
  const content = typedLines(body.content);
  if (content === '') throw refusal(prompts.content, 'content');
  if (charactersOrWords(content) > MAX_CONTENT) throw refusal(prompts.contentLong, 'content');
  return content;
}

function quantityOf(body: DemandBody): string {
  const quantity = typedLines(body.postsNumber);
  if (quantity === '') throw refusal(prompts.quantity, 'postsNumber');
  if (graphemes(quantity) > MAX_QUANTITY) throw refusal(prompts.quantityLong, 'postsNumber');
  return quantity;
}

/**
 * What an owner wrote, checked in the order of the form.
 * @throws Refusal naming the fields (VAL-040..043)
 */
export const readDemand = (body: DemandBody): DemandText =>
  readAll({
    purchaseTypes: () => classesOf(body),
    publishType: () => publishTypeOf(body),
    content: () => contentOf(body),
    quantity: () => quantityOf(body),
    coverImage: () => typedLines(body.coverImage),
  });

/** The same for the same request; the picture is no part of it, for each sending of it has an address of its own. */
export const fingerprintOf = ({
  publishType,
  purchaseTypes: classes,
  content,
  quantity,
}: DemandText): string =>
  createHash('sha256')
    .update(JSON.stringify([publishType, classes, content, quantity]))
    .digest('hex');
