import type { Context } from '../../../context/context.ts';
import type {
  DeskBannerResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';

const names = ['titleCn', 'titleEn', 'imageCn', 'imageEn', 'link', 'isOn', 'showsFrom', 'showsUntil'];
const fields = Object.fromEntries(names.map((name) => [name, name]));

/** All banners come back: one that is added or moved changes the place of others. */
async function outcome(newsdesk: Context['newsdesk'], change: Promise<{ message: string }>) {
  try {
    const { message } = await change;
    return { banners: await newsdesk.banners(), message, errors: [] };
  } catch (error) {
    return { banners: null, message: null, errors: userErrors(error, fields) };
  }
}

export const DeskBanner: DeskBannerResolvers = {
  showsFrom: ({ showsFrom }) => (showsFrom ? isoInstant(showsFrom) : null),
  showsUntil: ({ showsUntil }) => (showsUntil ? isoInstant(showsUntil) : null),
};

export const organiserBanners: Pick<OrganiserResolvers, 'deskBanners'> = {
  deskBanners: (_record, _args, { newsdesk }) => newsdesk.banners(),
};

export const bannerMutations: Pick<
  MutationResolvers,
  'deleteDeskBanner' | 'orderDeskBanners' | 'saveDeskBanner'
> = {
  deleteDeskBanner: (_root, { id, version }, { newsdesk }) =>
    outcome(newsdesk, newsdesk.removeBanner(id, version)),
  saveDeskBanner: (_root, { input: { id, imageCn, imageEn, ...rest } }, { newsdesk }) => {
    const body = { ...rest, imageCn: imageCn ?? '', imageEn: imageEn ?? '' };
    return outcome(newsdesk, newsdesk.saveBanner(id ?? undefined, body));
  },
  orderDeskBanners: (_root, { ids }, { newsdesk }) => outcome(newsdesk, newsdesk.orderBanners(ids)),
};
