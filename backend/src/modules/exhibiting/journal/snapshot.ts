import type { Bilingual } from '../../../http/language.ts';
import { eitherSide, inWords, link, words, type ReviewSnapshot } from '../../../review/index.ts';
import type { JournalRow } from './store.ts';

/**
 * What a reviewer reads of an entry of the journal, in the order of its form.
 * @param categories the classification in words
 */
export const journalSnapshot = (
  row: JournalRow,
  owner: ReviewSnapshot['owner'],
  categories: Readonly<Record<string, Bilingual>>,
): ReviewSnapshot => ({
  title: eitherSide(row.companyCn, row.companyEn),
  owner,
  fields: [
    words('companyCn', '公司中文名称', 'Company name in Chinese', row.companyCn),
    words('companyEn', '公司英文名称', 'Company name in English', row.companyEn),
    words('address', '公司地址', 'Company address', row.companyAddress),
    words('phone', '电话', 'Phone', row.phone),
    words('fax', '传真', 'Fax', row.fax),
    link('website', '网址', 'Website', row.webSite),
    words('introductionCn', '中文简介', 'Introduction in Chinese', row.contentCn),
    words('introductionEn', '英文简介', 'Introduction in English', row.contentEn),
    words('categories', '产品分类', 'Categories', inWords(categories, row.classify)),
  ],
});
