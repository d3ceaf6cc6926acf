import type { Bilingual } from '../../../http/language.ts';

/** How people heard of the fair (EXH-016). */
export const waysToKnow: Record<string, Bilingual> = {
  1: { ZH: '往届参展或参观', EN: 'An earlier edition' },
  2: { ZH: '主办方邮件或电话', EN: 'Mail or call from the organiser' },
  3: { ZH: '微信等社交媒体', EN: 'WeChat or other social media' },
  4: { ZH: '行业媒体', EN: 'Trade media' },
  5: { ZH: '搜索引擎', EN: 'Search engine' },
  6: { ZH: '行业协会', EN: 'Trade association' },
  7: { ZH: '客户或同行推荐', EN: 'Customers or colleagues' },
  8: { ZH: '其他', EN: 'Other' },
};

/** Root categories that a company may show (EXH-015). */
export const productServices = ['1', '2', '3', '4', '5', '6', '7'] as const;
