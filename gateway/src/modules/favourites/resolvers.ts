import type { Context } from '../../context/context.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { pick } from '../../context/locale.ts';
import type {
  ExhibitorResolvers,
  MutationResolvers,
  ProductResolvers,
  ViewerResolvers,
} from '../../schema/resolvers.generated.ts';
import { exhibitorSource, productSource } from '../catalogue/index.ts';
import { pageParent } from '../page.ts';
import { payload } from '../user-errors.ts';
import { type FavouriteKind, favouriteSource } from './source.ts';

type Mutations = Pick<MutationResolvers, 'addFavourite' | 'removeFavourite'>;

/** The thing itself, so that its new state reaches every list of the client's cache. */
const thing = async (kind: FavouriteKind, id: string, context: Context) => ({
  product: kind === 'PRODUCT' ? await productSource(context).byId.load(id) : null,
  exhibitor: kind === 'EXHIBITOR' ? await exhibitorSource(context).byId.load(id) : null,
});

/** What the server is told of the thing beside its id, in the language of the request. */
async function marking(kind: FavouriteKind, id: string, context: Context) {
  const { product, exhibitor } = await thing(kind, id, context);
  if (product) {
    const title = pick(context, {}, product.titleCn, product.titleEn);
    return { title, coverImage: product.imageUrl };
  }
  const title = pick(context, {}, exhibitor?.companyNameCn, exhibitor?.companyNameEn);
  return { title, coverImage: exhibitor?.logoUrl ?? '' };
}

/** A payload with the thing as it is after the change, or after its refusal. */
async function changed(
  kind: FavouriteKind,
  id: string,
  context: Context,
  change: () => Promise<string | null>,
) {
  const outcome = await payload(async () => ({ message: await change() }), { message: null });
  return { ...(await thing(kind, id, context)), ...outcome };
}

export const Mutation: Mutations = {
  addFavourite: (_root, { input: { kind, id } }, context) =>
    changed(kind, id, context, async () =>
      favouriteSource(context).add(kind, id, await marking(kind, id, context)),
    ),
  removeFavourite: (_root, { input: { kind, id } }, context) =>
    changed(kind, id, context, () => favouriteSource(context).remove(kind, id)),
};

/** A page of marks as a page of what they mark; what has left the catalogue is left out. */
async function pageOfThings<T>(
  marks: Promise<PageRecord<{ linkId: string }>>,
  load: (ids: string[]) => Promise<(T | Error | null)[]>,
): Promise<PageRecord<T>> {
  const page = await marks;
  const found = await load(page.records.map(({ linkId }) => linkId));
  return { ...page, records: found.filter((one): one is T => one !== null && !(one instanceof Error)) };
}

export const Viewer: Pick<ViewerResolvers, 'favouriteProducts' | 'favouriteExhibitors'> = {
  favouriteProducts: (_viewer, args, context) =>
    pageParent(
      pageOfThings(favouriteSource(context).list('PRODUCT', args.page, args.pageSize), (ids) =>
        productSource(context).byId.loadMany(ids),
      ),
      args,
    ),
  favouriteExhibitors: (_viewer, args, context) =>
    pageParent(
      pageOfThings(favouriteSource(context).list('EXHIBITOR', args.page, args.pageSize), (ids) =>
        exhibitorSource(context).byId.loadMany(ids),
      ),
      args,
    ),
};

export const Product: Pick<ProductResolvers, 'isFavourite'> = {
  isFavourite: ({ id }, _args, context) => favouriteSource(context).isMarked('PRODUCT', id),
};

export const Exhibitor: Pick<ExhibitorResolvers, 'isFavourite'> = {
  isFavourite: ({ id }, _args, context) => favouriteSource(context).isMarked('EXHIBITOR', id),
};
