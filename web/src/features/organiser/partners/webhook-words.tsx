import type { WebhookDeliveryState } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import type { KeptDeliveryFragment, KeptWebhookFragment } from './webhooks.generated';

/** Whether a webhook is called. */
export function WebhookState({ webhook: { state, failures } }: { webhook: KeptWebhookFragment }) {
  const t = useT();
  if (state === 'PAUSED') {
    return (
      <Tag tone="rejected">
        <Icon name="pause" size="16px" />
        {t('partners.webhook.PAUSED')}
      </Tag>
    );
  }
  if (failures > 0) {
    return (
      <Tag tone="review">
        <Icon name="alert" size="16px" />
        {t('partners.webhook.failing', { count: failures })}
      </Tag>
    );
  }
  return (
    <Tag tone="approved">
      <Icon name="checkCircle" size="16px" />
      {t('partners.webhook.ACTIVE')}
    </Tag>
  );
}

const deliveryStates: Record<
  WebhookDeliveryState,
  { tone: 'approved' | 'rejected' | 'review'; icon: IconName }
> = {
  PREPARING: { tone: 'review', icon: 'clock' },
  WAITING: { tone: 'review', icon: 'clock' },
  DELIVERED: { tone: 'approved', icon: 'checkCircle' },
  FAILED: { tone: 'rejected', icon: 'alert' },
};

/** How far a delivery is. */
export function DeliveryState({ state }: { state: WebhookDeliveryState }) {
  const t = useT();
  const { tone, icon } = deliveryStates[state];
  return (
    <Tag tone={tone}>
      <Icon name={icon} size="16px" />
      {t(`partners.delivery.${state}`)}
    </Tag>
  );
}

/** What a delivery tells of, in words. */
export function useSubjectOf(): (delivery: KeptDeliveryFragment) => string {
  const t = useT();
  return ({ type, recordId }) =>
    type === null ? t('partners.delivery.test') : `${t(`partners.kind.${type}`)} ${recordId ?? ''}`;
}
