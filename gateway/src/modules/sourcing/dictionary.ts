import type { PublishType, PurchaseType } from '../../schema/enums.generated.ts';

interface Entry<T> {
  /** Code of the REST contract. */
  code: string;
  value: T;
  cn: string;
  en: string;
}

/** Publish types (DIR-100..102). */
export const publishTypes: Entry<PublishType>[] = [
  { code: '1', value: 'URGENT', cn: '紧急需求', en: 'Urgent need' },
  { code: '2', value: 'ONE_OFF', cn: '一次性需求', en: 'One-off need' },
  { code: '3', value: 'PERIODIC', cn: '周期性或长期需求', en: 'Periodic or long-term need' },
];

/** Purchase types (DIR-103..106). */
export const purchaseTypes: Entry<PurchaseType>[] = [
  { code: '1', value: 'RAW_MATERIALS', cn: '原材料', en: 'Raw materials' },
  { code: '2', value: 'MACHINERY', cn: '机械设备', en: 'Machinery and equipment' },
  { code: '3', value: 'PRODUCTS', cn: '半成品或成品', en: 'Semi-finished or finished products' },
  { code: '4', value: 'OTHER', cn: '其他生产解决方案', en: 'Other production solutions' },
];

export const publishCode = (value: PublishType): string =>
  publishTypes.find((type) => type.value === value)?.code ?? '';
export const purchaseCode = (value: PurchaseType): string =>
  purchaseTypes.find((type) => type.value === value)?.code ?? '';
