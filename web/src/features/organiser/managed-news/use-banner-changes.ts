import { type ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { type Outcome, useOutcomeToast } from '../../../apollo';
import { bannerInput, bannerValues } from './banner-values';
import { forgetSite } from './cache';
import {
  DeskBannersDocument,
  type EditedBannerFragment,
  useOrderDeskBannersMutation,
  useSaveDeskBannerMutation,
} from './managed-news.generated';

interface BannersOutcome extends Outcome {
  banners: readonly EditedBannerFragment[] | null;
}

/** Shows all banners as an answer has them. */
export function keepBanners(cache: ApolloCache, banners: BannersOutcome['banners']): void {
  forgetSite(cache);
  if (!banners) return;
  cache.updateQuery({ query: DeskBannersDocument }, (before) =>
    before?.organiser ? { organiser: { ...before.organiser, deskBanners: [...banners] } } : before,
  );
}

/** Changes of the banners that need no form: each is told, and the list shows it at once. They say whether it went well. */
export function useBannerChanges() {
  const showOutcome = useOutcomeToast();
  const { cache } = useApolloClient();
  const [save, saving] = useSaveDeskBannerMutation();
  const [sendOrder, ordering] = useOrderDeskBannersMutation();
  const tell = (send: () => Promise<BannersOutcome | undefined>) =>
    showOutcome(send, ({ banners }) => keepBanners(cache, banners));
  return {
    isBusy: saving.loading || ordering.loading,
    toggle: (banner: EditedBannerFragment) =>
      tell(async () => {
        const values = bannerValues(banner);
        const input = bannerInput({ ...values, isOn: !values.isOn }, banner.id);
        return (await save({ variables: { input } })).data?.saveDeskBanner;
      }),
    order: (ids: string[]) =>
      tell(async () => (await sendOrder({ variables: { ids } })).data?.orderDeskBanners),
  };
}
