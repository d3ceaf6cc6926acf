import type { Bilingual } from '../../../http/language.ts';

export const what: Bilingual = { ZH: '届次', EN: 'edition' };

export const said = {
  changed: { ZH: '已保存，网站立即生效', EN: 'Saved. The site has been updated' },
  changedDraft: { ZH: '已保存到草稿', EN: 'Saved to the draft' },
  created: { ZH: '新一届草稿已创建', EN: 'The draft of the new edition has been created' },
  shown: { ZH: '网站现在显示该届展会', EN: 'The site now shows this edition' },
  removed: { ZH: '草稿已删除', EN: 'The draft has been deleted' },
} satisfies Record<string, Bilingual>;

export const refused = {
  changed: {
    ZH: '其他同事刚刚修改了该届设置，请核对后重新保存',
    EN: 'A colleague has just changed this edition. Compare the settings and save again',
  },
  isCurrent: { ZH: '网站已经显示该届展会', EN: 'The site already shows this edition' },
  notADraft: { ZH: '只能删除草稿', EN: 'Only a draft can be deleted' },
  order: { ZH: '闭幕日期不能早于开幕日期', EN: 'The last day cannot be before the first day' },
  tooLong: { ZH: '展期不能超过 7 天', EN: 'The show cannot last more than 7 days' },
  hours: { ZH: '请填写每个展览日的开放时间', EN: 'Enter the opening hours of each day of the show' },
  time: { ZH: '请输入正确的时间，如 09:30', EN: 'Enter a time like 09:30' },
  hoursOrder: { ZH: '结束时间必须晚于开始时间', EN: 'The end must be later than the start' },
  noBands: { ZH: '请至少填写一档配额', EN: 'Enter at least one band' },
  manyBands: { ZH: '配额最多 20 档', EN: 'There can be at most 20 bands' },
  firstBand: { ZH: '第一档必须从 1 平方米开始', EN: 'The first band must begin at 1 square metre' },
  bandOrder: { ZH: '面积必须大于上一档', EN: 'The area must be greater than in the previous band' },
  bandFalls: {
    ZH: '数量不能少于上一档',
    EN: 'The number cannot be lower than in the previous band',
  },
  manySearches: { ZH: '热门搜索最多 12 个', EN: 'There can be at most 12 popular searches' },
  twice: { ZH: '该词语重复', EN: 'This search is repeated' },
  number: {
    ZH: '届数必须大于已有的届数，且不超过 9999',
    EN: 'The number must be higher than those of all other editions, and 9999 at most',
  },
  country: (code: string): Bilingual => ({
    ZH: `“${code}”不是国家或地区代码，请使用两位字母代码，如 CN`,
    EN: `“${code}” is not a country code. Use two-letter codes like CN`,
  }),
  search: { ZH: '请填写中文和英文词语', EN: 'Enter the search in Chinese and in English' },
};

/** Sentences about a setting by its name. */
export const about = {
  missing: ({ ZH, EN }: Bilingual): Bilingual => ({ ZH: `请填写${ZH}`, EN: `Enter: ${EN}` }),
  long: ({ ZH, EN }: Bilingual, most: number): Bilingual => ({
    ZH: `${ZH}不能超过 ${most} 个字符`,
    EN: `${EN}: ${most} characters at most`,
  }),
  malformed: ({ ZH, EN }: Bilingual): Bilingual => ({ ZH: `${ZH}格式不正确`, EN: `${EN} is not valid` }),
  address: ({ ZH, EN }: Bilingual): Bilingual => ({
    ZH: `${ZH}必须是以 http:// 或 https:// 开头的网址`,
    EN: `${EN} must be a web address that begins with http:// or https://`,
  }),
  range: ({ ZH, EN }: Bilingual, from: number, to: number): Bilingual => ({
    ZH: `${ZH}必须在 ${from} 到 ${to} 之间`,
    EN: `${EN} must be from ${from} to ${to}`,
  }),
  late: (deadline: Bilingual, day: Bilingual): Bilingual => ({
    ZH: `${deadline.ZH}不能晚于${day.ZH}`,
    EN: `${deadline.EN} cannot be after: ${day.EN.toLowerCase()}`,
  }),
};
