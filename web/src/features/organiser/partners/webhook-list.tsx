import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { CardLink } from '../../../ui/card-link';
import { webhookPath } from './address';
import type { PartnerWebhooksRef } from './load';
import { ShortFact, ShortFacts } from '../../../ui/short-facts';
import { WebhookState } from './webhook-words';
import { type KeptWebhookFragment, usePartnerWebhooksPreloaded } from './webhooks.generated';

/** What a webhook is told of, and how it takes it. */
export function WebhookFacts({ webhook }: { webhook: KeptWebhookFragment }) {
  const t = useT();
  const lang = useLang();
  const { types, operations, recordIds, waitingCount, deliveredCount, failedCount, lastSuccessAt } = webhook;
  const told = types.map((type) => t(`partners.kinds.${type}`)).join(t('partners.comma'));
  return (
    <ShortFacts>
      <ShortFact label={t('partners.webhook.types')}>
        {told}
        {operations.length === 1 ? (
          <chakra.span display="block" color="quiet">
            {operations.map((operation) => t(`partners.webhook.only.${operation}`))}
          </chakra.span>
        ) : null}
        {recordIds.length > 0 ? (
          <chakra.span display="block" color="quiet">
            {t('partners.webhook.records', { count: recordIds.length })}
          </chakra.span>
        ) : null}
      </ShortFact>
      <ShortFact label={t('partners.webhook.waiting')}>{formatNumber(waitingCount)}</ShortFact>
      <ShortFact label={t('partners.webhook.day')}>
        {t('partners.webhook.counts', {
          delivered: formatNumber(deliveredCount),
          failed: formatNumber(failedCount),
        })}
      </ShortFact>
      <ShortFact label={t('partners.webhook.lastSuccess')}>
        {lastSuccessAt ? formatDateTime(lastSuccessAt, lang) : t('partners.webhook.never')}
      </ShortFact>
    </ShortFacts>
  );
}

/** Why a webhook is not called, and since when. */
export function PauseReason({ webhook: { pauseReason, pausedAt } }: { webhook: KeptWebhookFragment }) {
  const t = useT();
  const lang = useLang();
  if (pauseReason === null || pausedAt === null) return null;
  return (
    <chakra.p fontSize="sm" mt="1" maxWidth="46rem">
      {t('partners.webhook.pausedSince', {
        reason: t(`partners.webhook.reason.${pauseReason}`),
        time: formatDateTime(pausedAt, lang),
      })}
    </chakra.p>
  );
}

function WebhookRow({ partnerId, webhook }: { partnerId: string; webhook: KeptWebhookFragment }) {
  const { id, name, url } = webhook;
  return (
    <chakra.li
      data-webhook=""
      position="relative"
      py="4"
      borderBottomWidth="1px"
      css={{
        '&:has(a[data-card-link]:focus-visible)': {
          outline: '2px solid {colors.focus}',
          outlineOffset: '2px',
        },
      }}
    >
      <Flex gap="2" align="center" wrap="wrap">
        <chakra.h4 fontSize="md" minWidth="0" overflowWrap="anywhere">
          <CardLink to={webhookPath({ id: partnerId, webhook: id })}>{name}</CardLink>
        </chakra.h4>
        <WebhookState webhook={webhook} />
      </Flex>
      <chakra.p fontSize="sm" color="quiet" mt="1" overflowWrap="anywhere">
        {url}
      </chakra.p>
      <PauseReason webhook={webhook} />
      <WebhookFacts webhook={webhook} />
    </chakra.li>
  );
}

/** The webhooks of a partner; each leads to its deliveries. */
export function WebhookList({ partnerId, query }: { partnerId: string; query: PartnerWebhooksRef }) {
  const t = useT();
  const webhooks = usePartnerWebhooksPreloaded(query).data.organiser?.partnerWebhooks;
  if (!webhooks) return null;
  if (webhooks.length === 0) return <chakra.p color="quiet">{t('partners.webhooks.none')}</chakra.p>;
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} partnerId={partnerId} webhook={webhook} />
      ))}
    </chakra.ul>
  );
}
