import type { Bilingual } from '../../../http/language.ts';
import { MAX_BANNER_HEADLINE, MAX_BANNER_SUBTITLE, MAX_BANNER_TITLE } from './banner-contract.ts';
import { MAX_PICTURES, MAX_SUMMARY, MAX_TITLE } from './contract.ts';

export const what = {
  article: { ZH: '文章', EN: 'article' },
  version: { ZH: '版本', EN: 'version' },
  banner: { ZH: '轮播图', EN: 'banner' },
} satisfies Record<string, Bilingual>;

export const prompts = {
  title: { ZH: '请至少填写一种语言的标题', EN: 'Enter the title in at least one language' },
  titleOfText: { ZH: '请填写该语言的标题', EN: 'Enter the title in this language' },
  titleLong: {
    ZH: `标题不能超过 ${MAX_TITLE} 个字符`,
    EN: `The title cannot exceed ${MAX_TITLE} characters`,
  },
  summaryLong: {
    ZH: `摘要不能超过 ${MAX_SUMMARY} 个字符`,
    EN: `The summary cannot exceed ${MAX_SUMMARY} characters`,
  },
  content: {
    ZH: '发布前请填写正文',
    EN: 'Enter the text before you publish',
  },
  contentLong: { ZH: '正文过长，请精简', EN: 'The text is too long. Please shorten it' },
  pictures: {
    ZH: `每种语言的正文最多 ${MAX_PICTURES} 张图片`,
    EN: `At most ${MAX_PICTURES} pictures in the text of a language`,
  },
  date: { ZH: '日期不正确', EN: 'Enter a valid date' },
  time: { ZH: '时间不正确', EN: 'Enter a valid time' },
  past: { ZH: '定时发布的时间须晚于当前时间', EN: 'The scheduled time must be in the future' },
  alreadyPublic: {
    ZH: '文章已经公开，如需稍后发布，请先撤下',
    EN: 'The article is already public. Withdraw it first to publish it later',
  },
  noDraft: {
    ZH: '文章已经公开，请使用“撤下”',
    EN: 'The article is already public. Withdraw it instead',
  },
  stillPublic: {
    ZH: '文章已经公开或已定时，请先撤下再删除',
    EN: 'The article is public or scheduled. Withdraw it before you delete it',
  },
  noWithdrawal: { ZH: '文章尚未公开，无需撤下', EN: 'The article is not public, so it cannot be withdrawn' },
  link: {
    ZH: '链接须以 http://、https:// 或 / 开头',
    EN: 'The link must begin with http://, https:// or /',
  },
  bannerTitle: { ZH: '请填写标题', EN: 'Enter the title' },
  bannerTitleLong: {
    ZH: `标题不能超过 ${MAX_BANNER_TITLE} 个字符`,
    EN: `The title cannot exceed ${MAX_BANNER_TITLE} characters`,
  },
  bannerHeadlineLong: {
    ZH: `图旁标题不能超过 ${MAX_BANNER_HEADLINE} 个字符`,
    EN: `The headline cannot exceed ${MAX_BANNER_HEADLINE} characters`,
  },
  bannerSubtitleLong: {
    ZH: `图旁说明不能超过 ${MAX_BANNER_SUBTITLE} 个字符`,
    EN: `The line below the headline cannot exceed ${MAX_BANNER_SUBTITLE} characters`,
  },
  bannerBothLanguages: {
    ZH: '中英文须同时填写，或都不填写',
    EN: 'Please fill in both languages, or neither',
  },
  bannerHeadline: { ZH: '填写说明时须有图旁标题', EN: 'Enter the headline above this line' },
  bannerImage: { ZH: '请上传图片', EN: 'Upload a picture' },
  bannerLink: { ZH: '请填写链接', EN: 'Enter the link' },
  until: { ZH: '结束时间须晚于开始时间', EN: 'The end must be later than the start' },
} satisfies Record<string, Bilingual>;
