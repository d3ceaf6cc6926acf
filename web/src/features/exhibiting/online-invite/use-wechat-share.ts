import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useT } from '../../../i18n';
import { toast } from '../../../ui/toast';
import { fetchWechatShare } from './online-invite.generated';
import { offerInWechat, type Shared } from './wechat';

/** In WeChat's own browser its menu shares the invitation instead of the page; elsewhere nothing happens (EXH-147). */
export function useWechatShare({ title, text, link, logo }: Shared): void {
  const t = useT();
  const client = useApolloClient();
  const failed = t('online-invite.wechatFailed');
  useEffect(() => {
    if (link === '' || !/MicroMessenger/i.test(navigator.userAgent)) return undefined;
    let isHere = true;
    const offer = async () => {
      const url = window.location.href.split('#')[0] ?? '';
      const { data } = await fetchWechatShare(client, { variables: { url }, fetchPolicy: 'network-only' });
      if (!data?.wechatShare.share) throw new Error('WeChat is not available');
      await offerInWechat(data.wechatShare.share, { title, text, link, logo });
    };
    offer().catch((error: unknown) => {
      console.warn(error);
      if (isHere) toast.warning(failed);
    });
    return () => {
      isHere = false;
    };
  }, [client, title, text, link, logo, failed]);
}
