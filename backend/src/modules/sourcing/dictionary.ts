import type { Bilingual, Language } from '../../http/language.ts';

/** Publish types (DIR-100..102). */
export const publishTypes: Record<number, Bilingual> = {
  1: { ZH: '紧急需求', EN: 'Urgent need' },
  2: { ZH: '一次性需求', EN: 'One-off need' },
  3: { ZH: '周期性或长期需求', EN: 'Periodic or long-term need' },
};

/** Purchase types (DIR-103..106). */
export const purchaseTypes: Record<number, Bilingual> = {
  1: { ZH: '原材料', EN: 'Raw materials' },
  2: { ZH: '机械设备', EN: 'Machinery and equipment' },
  3: { ZH: '半成品或成品', EN: 'Semi-finished or finished products' },
  4: { ZH: '其他生产解决方案', EN: 'Other production solutions' },
};

/** The words for some codes, comma-joined. */
export function dictText(dictionary: Record<number, Bilingual>, codes: number[], language: Language): string {
  return codes.flatMap((code) => dictionary[code]?.[language] ?? []).join(language === 'ZH' ? '、' : ', ');
}
