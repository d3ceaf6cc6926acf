import type { Context } from '../../../context/context.ts';
import { pick } from '../../../context/locale.ts';
import type {
  AdCatalogueItemResolvers,
  AdRequestItemResolvers,
  AdRequestPageResolvers,
  AdRequestResolvers,
  AdType,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { yuan } from '../../money.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { reviewCode } from '../../review/index.ts';
import { payload } from '../../user-errors.ts';
import type { AdRequestItemParent } from './parents.ts';
import { advertisingSource } from './source.ts';

/** Types of advertising; the REST contract has them as codes. */
const types = {
  ON_SITE: { code: '1', cn: '现场广告', en: 'On-site advertising' },
  PRINT: { code: '2', cn: '印刷品广告', en: 'Print advertising' },
  ONLINE: { code: '3', cn: '网络推广', en: 'Online promotion' },
} as const satisfies Record<AdType, { code: string; cn: string; en: string }>;
function typeOf(code: string): AdType {
  if (code === types.PRINT.code) return 'PRINT';
  return code === types.ONLINE.code ? 'ONLINE' : 'ON_SITE';
}

/** Names of the REST body's fields in the mutation's input. */
const inputField = {
  id: 'id',
  type: 'type',
  ntAdRequestItemList: 'items',
  attachment: 'attachmentUrl',
};

type Texts = Pick<
  AdRequestItemParent,
  'descriptionCn' | 'descriptionEn' | 'empty' | 'nameCn' | 'nameEn' | 'unitCn' | 'unitEn'
>;
type Args = { locale?: 'ZH' | 'EN' | null };

const texts = {
  name: ({ nameCn, nameEn }: Texts, args: Args, context: Context) => pick(context, args, nameCn, nameEn),
  description: ({ descriptionCn, descriptionEn }: Texts, args: Args, context: Context) =>
    pick(context, args, descriptionCn, descriptionEn),
  unit: ({ unitCn, unitEn }: Texts, args: Args, context: Context) => pick(context, args, unitCn, unitEn),
  isSoldOut: ({ empty }: Texts) => empty === 'Y',
  unitPrice: ({ price }: { price: number }) => yuan(price),
};

export const AdCatalogueItem: AdCatalogueItemResolvers = { ...texts, type: ({ type }) => typeOf(type) };

export const AdRequestItem: AdRequestItemResolvers = {
  ...texts,
  catalogueItemId: ({ relId }) => relId || null,
};

export const AdRequest: AdRequestResolvers = {
  type: ({ type }) => typeOf(type),
  typeLabel: ({ type }, args, context) => {
    const { cn, en } = types[typeOf(type)];
    return pick(context, args, cn, en);
  },
  totalPrice: ({ total }) => yuan(total),
  items: ({ ntAdRequestItemList }) => ntAdRequestItemList,
  attachmentUrl: ({ attachment }) => attachment || null,
  attachmentName: ({ attachmentName }) => attachmentName || null,
  createdAt: ({ createTime }) => isoInstant(createTime),
  updatedAt: ({ updateTime }) => updateTime && isoInstant(updateTime),
  // Orders call it `state`, a text (CONFLICT-043).
  review: ({ state, ...decision }) => ({ ...decision, status: Number(state) }),
};

export const AdRequestPage: AdRequestPageResolvers = pageFields;

export const Viewer: Pick<ViewerResolvers, 'adCatalogue' | 'adRequest' | 'adRequests'> = {
  adCatalogue: ({ role }, { type }, context) =>
    role === 'exhibitor' ? advertisingSource(context).catalogue(type ? types[type].code : undefined) : null,
  adRequests: ({ role }, { status, page, pageSize }, context) =>
    role === 'exhibitor'
      ? pageParent(advertisingSource(context).list(reviewCode(status), page, pageSize), { page, pageSize })
      : null,
  adRequest: ({ role }, { id }, context) =>
    role === 'exhibitor' ? advertisingSource(context).find(id) : null,
};

export const Mutation: Pick<MutationResolvers, 'deleteAdRequests' | 'saveAdRequest'> = {
  saveAdRequest: (_root, { input }, context) => {
    const { id, type, items, attachmentUrl } = input;
    const fields = {
      ntAdRequestItemList: items.map(({ catalogueItemId, amount }) => ({ relId: catalogueItemId, amount })),
      attachment: attachmentUrl ?? '',
    };
    return payload(
      async () => {
        const { result, message } = await (id
          ? advertisingSource(context).update(id, fields)
          : advertisingSource(context).create(types[type].code, fields));
        return { adRequest: result, message };
      },
      { adRequest: null, message: null },
      inputField,
    );
  },

  deleteAdRequests: (_root, { input: { ids } }, context) =>
    payload(
      async () => {
        const { message } = await advertisingSource(context).remove(ids);
        return { deletedIds: ids, message };
      },
      { deletedIds: [], message: null },
      inputField,
    ),
};
