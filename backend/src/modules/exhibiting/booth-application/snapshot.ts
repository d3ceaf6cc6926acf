import { countryName } from '../../../http/country-name.ts';
import type { Bilingual } from '../../../http/language.ts';
import { inWords, link, words, type ReviewSnapshot } from '../../../review/index.ts';
import type { ApplicationWords } from './application-words.ts';
import type { ApplicationRow } from './store.ts';

/**
 * What a reviewer reads of an application, in the order of its form; neither the password nor the code that was sent.
 * Nobody's account applies: its owner is the company that it names.
 * @param categories the classification in words
 */
export const applicationSnapshot = (
  row: ApplicationRow,
  categories: Readonly<Record<string, Bilingual>>,
  { genders, positions, waysToKnow }: ApplicationWords,
): ReviewSnapshot => {
  const company = { ZH: row.company, EN: row.company };
  return {
    title: company,
    owner: { accountId: null, exhibitorId: row.exhibitorId, name: company },
    fields: [
      words('title', '称谓', 'Title', inWords(genders, [row.gender])),
      words('name', '姓名', 'Name', row.name),
      words('company', '公司名称', 'Company', row.company),
      words('department', '部门', 'Department', row.department),
      words('position', '职位', 'Position', inWords(positions, [row.position])),
      words('country', '国家或地区', 'Country or region', countryName(row.country)),
      words('telephone', '电话', 'Phone', row.telephone),
      words('mobile', '手机号码', 'Mobile number', row.mobile),
      words('email', '邮箱', 'E-mail', row.email),
      link('website', '网址', 'Website', row.website),
      words(
        'productServices',
        '产品与服务',
        'Products and services',
        inWords(categories, row.productServices),
      ),
      words(
        'waysToKnow',
        '从哪里了解到本展会',
        'How did you hear about the show?',
        inWords(waysToKnow, row.waysToKnow),
      ),
      words('invitationCode', '邀请码', 'Invitation code', row.invitationCode),
      words('invitationId', '邀请编号', 'Invitation number', row.invitationId),
    ],
  };
};
