import type { Context } from '../../../../context/context.ts';
import type {
  DeskBannerResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../../page.ts';
import { payload } from '../../../user-errors.ts';
import { bannerSource } from './source.ts';

const names = [
  'titleCn',
  'titleEn',
  'headlineCn',
  'headlineEn',
  'subtitleCn',
  'subtitleEn',
  'imageCn',
  'imageEn',
  'link',
  'isOn',
  'showsFrom',
  'showsUntil',
];
const fields = Object.fromEntries(names.map((name) => [name, name]));

/** All banners come back: one that is added or moved changes the place of others. */
const changed = (context: Context, change: () => Promise<{ message: string }>) =>
  payload(
    async () => {
      const { message } = await change();
      return { banners: await bannerSource(context).list(), message };
    },
    { banners: null, message: null },
    fields,
  );

export const DeskBanner: DeskBannerResolvers = {
  showsFrom: ({ showsFrom }) => (showsFrom ? isoInstant(showsFrom) : null),
  showsUntil: ({ showsUntil }) => (showsUntil ? isoInstant(showsUntil) : null),
};

export const Organiser: Pick<OrganiserResolvers, 'deskBanners'> = {
  deskBanners: (_record, _args, context) => bannerSource(context).list(),
};

export const Mutation: Pick<MutationResolvers, 'deleteDeskBanner' | 'orderDeskBanners' | 'saveDeskBanner'> = {
  deleteDeskBanner: (_root, { input: { id, version } }, context) =>
    changed(context, () => bannerSource(context).remove(id, version)),
  saveDeskBanner: (_root, { input: { id, imageCn, imageEn, ...rest } }, context) => {
    const body = { ...rest, imageCn: imageCn ?? '', imageEn: imageEn ?? '' };
    return changed(context, () => bannerSource(context).save(id ?? undefined, body));
  },
  orderDeskBanners: (_root, { input: { ids } }, context) =>
    changed(context, () => bannerSource(context).order(ids)),
};
