import { useT } from '../../../i18n';
import { useConfirmSubscriptionMutation } from './confirm.generated';
import { LetterLink } from './letter-link';

/**
 * Confirms a subscription of the newsletter (DESIGN-048).
 * @param linkKey what the link carries; empty where it was cut off
 */
export function ConfirmSubscription({ linkKey }: { linkKey: string }) {
  const t = useT();
  const [confirm] = useConfirmSubscriptionMutation();
  return (
    <LetterLink
      linkKey={linkKey}
      ask={{
        title: t('newsletter.confirm.ask'),
        text: t('newsletter.confirm.ask.text'),
        button: t('newsletter.confirm'),
        busy: t('newsletter.confirming'),
      }}
      done={{ title: t('newsletter.confirmed'), text: t('newsletter.confirmed.text') }}
      send={async () =>
        (await confirm({ variables: { key: linkKey } })).data?.confirmSubscription.errors[0]?.message
      }
    />
  );
}
