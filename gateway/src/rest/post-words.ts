/** Publish types (DIR-100..102) by their codes in the REST contract. */
export const publishWords = [
  { code: '1', cn: '紧急需求', en: 'Urgent need' },
  { code: '2', cn: '一次性需求', en: 'One-off need' },
  { code: '3', cn: '周期性或长期需求', en: 'Periodic or long-term need' },
] as const;

/** Purchase types (DIR-103..106) by their codes in the REST contract. */
export const purchaseWords = [
  { code: '1', cn: '原材料', en: 'Raw materials' },
  { code: '2', cn: '机械设备', en: 'Machinery and equipment' },
  { code: '3', cn: '半成品或成品', en: 'Semi-finished or finished products' },
  { code: '4', cn: '其他生产解决方案', en: 'Other production solutions' },
] as const;
