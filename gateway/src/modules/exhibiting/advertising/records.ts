import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { AdCatalogueItemParent, AdRequestItemParent, AdRequestParent } from './parents.ts';

const adItemFields = completeWith<AdRequestItemParent>({
  id: '',
  relId: '',
  name: '',
  nameCn: '',
  nameEn: '',
  description: '',
  descriptionCn: '',
  descriptionEn: '',
  price: 0,
  unit: '',
  unitCn: '',
  unitEn: '',
  empty: 'N',
  amount: 0,
});

/** The specification has one text where our records have two sides. */
const inBothLanguages = <T extends Partial<AdRequestItemParent>>(item: T) => ({
  ...item,
  nameCn: item.nameCn ?? item.name,
  descriptionCn: item.descriptionCn ?? item.description,
  unitCn: item.unitCn ?? item.unit,
});

const adRequestFields = completeWith<AdRequestParent>({
  id: '',
  type: '',
  type_dictText: '',
  state: '1',
  state_dictText: '',
  rejectReason: '',
  rejectReasonCn: '',
  rejectReasonEn: '',
  reviewTime: null,
  createTime: UNKNOWN_TIME,
  updateTime: null,
  attachment: '',
  attachmentName: '',
  ntAdRequestItemList: [],
  total: 0,
});

/** An order of advertising; its sum is made here where the server does not tell it. */
export function completeAdRequest(record: Partial<AdRequestParent>): AdRequestParent {
  const items = (record.ntAdRequestItemList ?? []).map((item) => adItemFields(inBothLanguages(item)));
  const cents = items.reduce((sum, { price, amount }) => sum + Math.round(price * 100) * amount, 0);
  return adRequestFields({ ...record, ntAdRequestItemList: items, total: record.total ?? cents / 100 });
}

const catalogueItemFields = completeWith<AdCatalogueItemParent>({
  id: '',
  type: '',
  name: '',
  nameCn: '',
  nameEn: '',
  description: '',
  descriptionCn: '',
  descriptionEn: '',
  price: 0,
  unit: '',
  unitCn: '',
  unitEn: '',
  empty: 'N',
});

/** Advertising that can be ordered. */
export const completeCatalogueItem = (record: Partial<AdCatalogueItemParent>): AdCatalogueItemParent =>
  catalogueItemFields(inBothLanguages(record));
