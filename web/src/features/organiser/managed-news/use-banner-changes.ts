import { type ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useFailureToast } from '../../../apollo';
import { toast } from '../../../ui/toast';
import { bannerInput, bannerValues } from './banner-values';
import { forgetSite } from './cache';
import {
  DeskBannersDocument,
  type EditedBannerFragment,
  useOrderDeskBannersMutation,
  useSaveDeskBannerMutation,
} from './managed-news.generated';

interface Outcome {
  banners: readonly EditedBannerFragment[] | null;
  message: string | null;
  errors: readonly { message: string }[];
}

/** Shows all banners as an answer has them. */
export function keepBanners(cache: ApolloCache, banners: Outcome['banners']): void {
  forgetSite(cache);
  if (!banners) return;
  cache.updateQuery({ query: DeskBannersDocument }, (before) =>
    before?.organiser ? { organiser: { ...before.organiser, deskBanners: [...banners] } } : before,
  );
}

/** Changes of the banners that need no form: each is told, and the list shows it at once. */
export function useBannerChanges() {
  const showFailure = useFailureToast();
  const { cache } = useApolloClient();
  const [save, saving] = useSaveDeskBannerMutation();
  const [sendOrder, ordering] = useOrderDeskBannersMutation();

  /** @returns whether it went well */
  const tell = async (send: () => Promise<Outcome | undefined>): Promise<boolean> => {
    try {
      const outcome = await send();
      const [error] = outcome?.errors ?? [];
      if (error) toast.error(error.message);
      else if (outcome?.message) toast.success(outcome.message);
      if (!outcome || error) return false;
      keepBanners(cache, outcome.banners);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
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
