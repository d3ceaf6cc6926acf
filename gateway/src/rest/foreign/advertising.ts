import type { Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';
import { findInPages } from './read-through.ts';

type CatalogueItemRecord = Schemas['AdCatalogueItem'];
type OrderRecord = Schemas['AdRequest'];
type OrderItemRecord = OrderRecord['ntAdRequestItemList'][number];

const adItemFields = completeWith<OrderItemRecord>({
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
const inBothLanguages = <T extends Partial<OrderItemRecord>>(item: T) => ({
  ...item,
  nameCn: item.nameCn ?? item.name,
  descriptionCn: item.descriptionCn ?? item.description,
  unitCn: item.unitCn ?? item.unit,
});

const adRequestFields = completeWith<OrderRecord>({
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
function completeAdRequest(record: Partial<OrderRecord>): OrderRecord {
  const items = (record.ntAdRequestItemList ?? []).map((item) => adItemFields(inBothLanguages(item)));
  const cents = items.reduce((sum, { price, amount }) => sum + Math.round(price * 100) * amount, 0);
  return adRequestFields({ ...record, ntAdRequestItemList: items, total: record.total ?? cents / 100 });
}

const catalogueItemFields = completeWith<CatalogueItemRecord>({
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
const completeCatalogueItem = (record: Partial<CatalogueItemRecord>): CatalogueItemRecord =>
  catalogueItemFields(inBothLanguages(record));

export const advertising = {
  get: {
    '/app/exhibiting/ad-catalogue': { complete: (items) => items.map(completeCatalogueItem) },
    '/app/exhibiting/ad-requests': { complete: completeList(completeAdRequest) },
    '/app/exhibiting/ad-request': {
      complete: completeAdRequest,
      ifNotFound: (calls, { query: { id } }) =>
        findInPages(
          (page) => calls.get('/app/exhibiting/ad-requests', { query: page }),
          (order) => order.id === id,
        ),
    },
  },
} satisfies Adaptations;
