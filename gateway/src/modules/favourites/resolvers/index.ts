import type { Context } from '../../../context/context.ts';
import type { PageRecord } from '../../../rest/pages.ts';
import { pick } from '../../../context/locale.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import type { MutationResolvers, ViewerResolvers } from '../../../schema/resolvers.generated.ts';
import { pageParent } from '../../page.ts';
import type { FavouriteKind } from '../loaders.ts';

type Mutations = Pick<MutationResolvers, 'addFavourite' | 'removeFavourite'>;

/** The thing itself, so that its new state reaches every list of the client's cache. */
const thing = async (kind: FavouriteKind, id: string, { catalogue }: Context) => ({
  product: kind === 'PRODUCT' ? await catalogue.product.load(id) : null,
  exhibitor: kind === 'EXHIBITOR' ? await catalogue.exhibitor.load(id) : null,
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

async function carryOut(
  kind: FavouriteKind,
  id: string,
  context: Context,
  write: () => Promise<string | null>,
) {
  try {
    const message = await write();
    return { ...(await thing(kind, id, context)), message, errors: [] };
  } catch (error) {
    if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
    const code = error.status === 409 ? ('DUPLICATE' as const) : ('INVALID' as const);
    const errors = [{ code, message: error.message, path: null }];
    return { ...(await thing(kind, id, context)), message: null, errors };
  }
}

const Mutation: Mutations = {
  addFavourite: (_root, { input: { kind, id } }, context) =>
    carryOut(kind, id, context, async () =>
      context.favourites.add(kind, id, await marking(kind, id, context)),
    ),
  removeFavourite: (_root, { input: { kind, id } }, context) =>
    carryOut(kind, id, context, () => context.favourites.remove(kind, id)),
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

const Viewer: Pick<ViewerResolvers, 'favouriteProducts' | 'favouriteExhibitors'> = {
  favouriteProducts: (_viewer, args, { favourites, catalogue }) =>
    pageParent(
      pageOfThings(favourites.list('PRODUCT', args.page, args.pageSize), (ids) =>
        catalogue.product.loadMany(ids),
      ),
      args,
    ),
  favouriteExhibitors: (_viewer, args, { favourites, catalogue }) =>
    pageParent(
      pageOfThings(favourites.list('EXHIBITOR', args.page, args.pageSize), (ids) =>
        catalogue.exhibitor.loadMany(ids),
      ),
      args,
    ),
};

/** What people have marked for later. */
export const favouriteResolvers = {
  Mutation,
  Viewer,
  Product: {
    isFavourite: ({ id }: { id: string }, _args: unknown, { favourites }: Context) =>
      favourites.isMarked('PRODUCT', id),
  },
  Exhibitor: {
    isFavourite: ({ id }: { id: string }, _args: unknown, { favourites }: Context) =>
      favourites.isMarked('EXHIBITOR', id),
  },
};
