import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import { typedLines } from '../../../http/typed-text.ts';
import {
  MAX_CLASSES,
  MAX_CONTENT_CN,
  MAX_CONTENT_EN,
  MAX_WORDS,
  MIN_ADDRESS,
  type JournalBody,
} from './contract.ts';
import { keysOf, recordOf } from '../../../objects.ts';

/** What a company wrote, tidied. */
export interface JournalText {
  companyCn: string;
  companyEn: string;
  companyAddress: string;
  phone: string;
  fax: string;
  webSite: string;
  contentCn: string;
  contentEn: string;
  /** In the order of the classification, each once. */
  classify: string[];
}

type TextField = Exclude<keyof JournalText, 'classify'>;

const names: Record<TextField, Bilingual> = {
  companyCn: { ZH: '公司中文名称', EN: 'Chinese company name' },
  companyEn: { ZH: '公司英文名称', EN: 'English company name' },
  companyAddress: { ZH: '公司地址', EN: 'company address' },
  phone: { ZH: '电话', EN: 'phone number' },
  fax: { ZH: '传真', EN: 'fax number' },
  webSite: { ZH: '网址', EN: 'web address' },
  contentCn: { ZH: '中文简介', EN: 'Chinese introduction' },
  contentEn: { ZH: '英文简介', EN: 'English introduction' },
};

/** The fields in the order of the form, with their longest. */
const fields: Record<TextField, { most: number; required: boolean }> = {
  companyCn: { most: MAX_WORDS, required: true },
  companyEn: { most: MAX_WORDS, required: true },
  companyAddress: { most: MAX_WORDS, required: true },
  phone: { most: MAX_WORDS, required: false },
  fax: { most: MAX_WORDS, required: false },
  webSite: { most: MAX_WORDS, required: false },
  contentCn: { most: MAX_CONTENT_CN, required: true },
  contentEn: { most: MAX_CONTENT_EN, required: true },
};

const prompts = {
  addressShort: {
    ZH: `公司地址不能少于 ${MIN_ADDRESS} 个字符`,
    EN: `The company address must have at least ${MIN_ADDRESS} characters`,
  },
  webSite: { ZH: '网址格式不正确', EN: 'Enter a valid web address' },
  classify: { ZH: '请选择产品分类', EN: 'Select at least one category' },
  classifyUnknown: { ZH: '产品分类不正确', EN: 'The category is not valid' },
} satisfies Record<string, Bilingual>;

const refusal = (text: Bilingual, field: keyof JournalBody) => new Refusal(text, 500, undefined, field);

function readText(body: JournalBody, field: TextField): string {
  const { most, required } = fields[field];
  const text = typedLines(body[field]);
  const name = names[field];
  if (text === '' && required) {
    throw refusal({ ZH: `请输入${name.ZH}`, EN: `Enter the ${name.EN}` }, field);
  }
  if (graphemes(text) > most) {
    throw refusal(
      { ZH: `${name.ZH}不能超过 ${most} 个字符`, EN: `The ${name.EN} cannot exceed ${most} characters` },
      field,
    );
  }
  if (field === 'companyAddress' && graphemes(text) < MIN_ADDRESS) throw refusal(prompts.addressShort, field);
  // People write it without a scheme; nothing but a host and what follows it is printed.
  if (field === 'webSite' && text !== '' && !/^(https?:\/\/)?[\w-]+(\.[\w-]+)+([/?#]\S*)?$/iu.test(text)) {
    throw refusal(prompts.webSite, field);
  }
  return text;
}

function classesOf(body: JournalBody, known: readonly string[]): string[] {
  const chosen = new Set(typedLines(body.classify).split(',').map(typedLines).filter(Boolean));
  if (chosen.size === 0) throw refusal(prompts.classify, 'classify');
  const classify = known.filter((code) => chosen.has(code));
  if (classify.length !== chosen.size || chosen.size > MAX_CLASSES) {
    throw refusal(prompts.classifyUnknown, 'classify');
  }
  return classify;
}

/**
 * What a company wrote, checked in the order of the form.
 * @param known codes of the classification, in its order
 * @throws Refusal naming the fields (VAL-061, VAL-062)
 */
export const readJournal = (body: JournalBody, known: readonly string[]): JournalText =>
  readAll({
    ...recordOf(keysOf(fields), (field) => () => readText(body, field)),
    classify: () => classesOf(body, known),
  });
