import type { Language } from './messages.ts';

/** A word that the texts of the site do not use, and the one term for what it means. */
interface RefusedWord {
  language: Language;
  word: RegExp;
  term: string;
  /** The messages that it is refused in, by the beginnings of their ids; without it, all. */
  where?: RegExp;
}

/** What visitors read about products; exhibitors and the organiser read about exhibits. */
const publicPages = /^(home|shell|catalogue|search|collection|ask|threads|survey)\./;

/** One term for one concept; docs/glossary.md has the concepts. */
const refusedWords: readonly RefusedWord[] = [
  // People and companies
  { language: 'zh', word: /组委会|主办单位|举办方|组织方/, term: '主办方' },
  { language: 'zh', word: /买家|买方/, term: '采购商' },
  { language: 'zh', word: /参展商|参展企业|参展公司|参展单位/, term: '展商' },
  // Cable companies as an industry are 线缆企业.
  { language: 'zh', word: /(?<!线缆)企业/, term: '公司' },
  { language: 'zh', word: /单位名称|单位、|和单位|贵司/, term: '公司' },
  { language: 'zh', word: /游客|来宾|参观者/, term: '观众' },
  { language: 'zh', word: /你/, term: '您' },
  { language: 'zh', word: /(海外|大陆以外)的?(号码|观众|展商|同事|客户|手机)/, term: '境外' },
  { language: 'zh', word: /国家 ?\/ ?地区|国家代码/, term: '国家或地区' },
  { language: 'en', word: /\borgani[sz]ers\b|\borganiz/i, term: 'organiser' },
  { language: 'en', word: /\baudience\b/i, term: 'visitor' },
  // Accounts and contact details
  { language: 'zh', word: /登陆/, term: '登录' },
  { language: 'zh', word: /账户|帐号|帐户/, term: '账号' },
  { language: 'zh', word: /注册/, term: '登记' },
  { language: 'zh', word: /电子邮箱|电子邮件|邮件地址|邮箱地址/, term: '邮箱' },
  { language: 'zh', word: /手机号(?!码)/, term: '手机号码' },
  { language: 'en', word: /\bsign(s|ed|ing)? (in|out)\b/i, term: 'log in, log out' },
  { language: 'en', word: /mailbox (format|address)/i, term: 'e-mail address' },
  { language: 'en', word: /\bemail|(?<!-)\bmail\b/i, term: 'e-mail' },
  { language: 'en', word: /\btelephone\b/i, term: 'phone' },
  { language: 'en', word: /\btext messages?\b/i, term: 'SMS' },
  {
    language: 'en',
    word: /password entries|passwords? (differ|are inconsistent)/i,
    term: 'the passwords don’t match',
  },
  // Visiting
  { language: 'zh', word: /预登记|观众登记/, term: '参观登记' },
  { language: 'zh', word: /入场凭证|参观凭证|参观证件|门票|入场券/, term: '参观证' },
  { language: 'zh', word: /参观登记编?号|参观证编[号码]|观众编号/, term: '参观编号' },
  { language: 'zh', word: /调查问卷|调查表/, term: '观众问卷' },
  {
    language: 'en',
    word: /\be-card\b|\bvisitor pass|\be?-?tickets?\b|\belectronic pass/i,
    term: 'visit pass',
  },
  { language: 'en', word: /\b(pre-)?registration number\b/i, term: 'visitor code' },
  { language: 'en', word: /\bsurvey\b/i, term: 'questionnaire' },
  { language: 'en', word: /\bdoors?\b/i, term: 'entrance' },
  { language: 'en', word: /\bfairs?\b/i, term: 'show, exhibition' },
  // Exhibiting
  { language: 'zh', word: /展台|摊位/, term: '展位' },
  { language: 'zh', word: /参展证|胸卡/, term: '展商证' },
  { language: 'zh', word: /推广文章|宣传文章/, term: '宣传稿件' },
  { language: 'zh', word: /展商名录/, term: '展商名单' },
  { language: 'en', word: /\b(a|an|the|your|our|their|its|each|joint) stands?\b|^stands? /i, term: 'booth' },
  { language: 'en', word: /\bbrochure\b|\bconference journal\b/i, term: 'journal' },
  { language: 'en', word: /\bhand(s|ed|ing)? in\b/i, term: 'submit' },
  // Products, favourites, enquiries
  { language: 'zh', word: /(?<!参)展品(?!范围)/, term: '产品', where: publicPages },
  { language: 'zh', word: /产品类别|展品类别/, term: '产品分类' },
  { language: 'en', word: /\bexhibits\b/i, term: 'products', where: publicPages },
  {
    language: 'en',
    word: /\bfavou?rites? list|\bfavorite|already collected\b|\bbookmark/i,
    term: 'favourite',
  },
  { language: 'zh', word: /关注列表|收藏夹/, term: '收藏' },
  { language: 'zh', word: /询盘|问询/, term: '咨询' },
  { language: 'en', word: /\bconsult(s|ed|ation|ations)?\b|\binquir/i, term: 'enquiry' },
  // Sourcing
  { language: 'zh', word: /撮合|需求匹配|匹配的|对接/, term: '配对' },
  { language: 'zh', word: /计划数量/, term: '采购数量' },
  { language: 'en', word: /\bpurchas(e|ing) (requests?|demands?)|\bdemands?\b/i, term: 'sourcing request' },
  { language: 'en', word: /\bmatchmak/i, term: 'pairing' },
  // Review and dates
  { language: 'zh', word: /审核(成功|失败)|审批/, term: '审核通过, 审核未通过' },
  { language: 'zh', word: /发布日期/, term: '发布时间' },
  { language: 'zh', word: /提交日期/, term: '提交时间' },
  { language: 'en', word: /\baudit (status|successful|passed|failed)/i, term: 'review' },
  // Plain words
  { language: 'en', word: /\bwhom\b/i, term: 'who' },
  { language: 'en', word: /^please (enter|select|choose|upload)\b/i, term: 'the verb alone' },
  { language: 'en', word: /\b(spreadsheet|which|every|one) lines?\b/i, term: 'row' },
  { language: 'en', word: /\bcenter\b|\bcolor\b/i, term: 'centre, colour' },
  // Typography
  { language: 'en', word: /\w'\w|\w' /, term: '’' },
  { language: 'en', word: /\.\.\./, term: '…' },
  { language: 'zh', word: /\.\.\.|(?<!…)…{2,}/, term: '…' },
  { language: 'zh', word: /[一-鿿][;:!?]|[;:!?][一-鿿]/, term: '；：！？' },
];

/** What is wrong with the words of one text: a sentence for each word that is not the term. */
export function wrongTerms(language: Language, text: string, id = ''): string[] {
  // Names of placeholders are not read by anybody.
  const words = text.replace(/\{\w+(?=[,}])/g, '{');
  return refusedWords
    .filter(({ where }) => where === undefined || where.test(id))
    .filter((refused) => refused.language === language && refused.word.test(words))
    .map(({ word, term }) => `says "${word.exec(words)?.[0] ?? ''}" for "${term}"`);
}
