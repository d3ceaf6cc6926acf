import type { Bilingual } from '../../http/language.ts';

/** Forms of address (REST-066). */
export const genders: Record<string, Bilingual> = {
  1: { ZH: '先生', EN: 'Mr' },
  2: { ZH: '女士', EN: 'Ms' },
  3: { ZH: '不愿透露', EN: 'Rather not say' },
};

/** What people do in their company (REST-065). */
export const positions: Record<string, Bilingual> = {
  1: { ZH: '董事长、总经理', EN: 'Owner or managing director' },
  2: { ZH: '采购', EN: 'Purchasing' },
  3: { ZH: '技术、研发', EN: 'Engineering or R&D' },
  4: { ZH: '生产、设备', EN: 'Production or maintenance' },
  5: { ZH: '质量、检测', EN: 'Quality or testing' },
  6: { ZH: '市场、销售', EN: 'Marketing or sales' },
  7: { ZH: '科研、教学', EN: 'Research or teaching' },
  8: { ZH: '其他', EN: 'Other' },
};

/**
 * A dictionary as the contract has it: labels 'Chinese&English' (AUTH-057). An ampersand that belongs to the words
 * stands behind the first one, at which readers split.
 */
export const entriesOf = (dictionary: Record<string, Bilingual>) =>
  Object.entries(dictionary).map(([value, { ZH, EN }]) => ({ value, label: `${ZH}&${EN}` }));
