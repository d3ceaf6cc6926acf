import { useT } from '../../../i18n';
import { LetterLink } from './letter-link';
import { useUnsubscribeMutation } from './unsubscribe.generated';

/**
 * The way out of the newsletter (DESIGN-048).
 * @param linkKey what the link carries; empty where it was cut off
 */
export function Unsubscribe({ linkKey }: { linkKey: string }) {
  const t = useT();
  const [unsubscribe] = useUnsubscribeMutation();
  return (
    <LetterLink
      linkKey={linkKey}
      ask={{
        title: t('newsletter.ask'),
        text: t('newsletter.ask.text'),
        button: t('newsletter.stop'),
        busy: t('newsletter.stopping'),
      }}
      done={{
        title: t('newsletter.done'),
        text: t('newsletter.done.text', { subscribe: t('shell.subscribe.open') }),
      }}
      send={async () =>
        (await unsubscribe({ variables: { key: linkKey } })).data?.unsubscribe.errors[0]?.message
      }
    />
  );
}
