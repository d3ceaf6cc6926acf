import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useOutcomeToast } from '../../../apollo';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button } from '../../../ui/button';
import { CardLink } from '../../../ui/card-link';
import { Confirm } from '../../../ui/confirm';
import { Icon } from '../../../ui/icon';
import { Tabs } from '../../../ui/tabs';
import { TextLink } from '../../../ui/text-link';
import { MissingRecord, ViewHeading } from '../../records';
import { deliveryFilters, deliveryPath, type DeliveryStretch, partnerPath, webhookPath } from './address';
import type { PartnerWebhookRef } from './load';
import { PauseReason, WebhookFacts } from './webhook-list';
import { DeliveryState, useSubjectOf, WebhookState } from './webhook-words';
import {
  type KeptDeliveryFragment,
  type KeptWebhookFragment,
  type PartnerWebhookQuery,
  usePartnerWebhookPreloaded,
  usePausePartnerWebhookMutation,
  useResumePartnerWebhookMutation,
} from './webhooks.generated';

interface WebhookProps {
  stretch: DeliveryStretch;
  webhook: KeptWebhookFragment;
}

/** Pauses a webhook or resumes it, and tells the outcome. */
function usePausing({ id: partnerId, webhook: id }: DeliveryStretch) {
  const tell = useOutcomeToast();
  const { revalidate } = useRevalidator();
  const [pause, pausing] = usePausePartnerWebhookMutation();
  const [resume, resuming] = useResumePartnerWebhookMutation();
  const variables = { input: { partnerId, id } };
  return {
    isBusy: pausing.loading || resuming.loading,
    // What waited has been given up: the deliveries are read anew.
    pause: () =>
      tell(
        async () => (await pause({ variables })).data?.pausePartnerWebhook,
        () => void revalidate(),
      ),
    resume: () => tell(async () => (await resume({ variables })).data?.resumePartnerWebhook),
  };
}

function Actions({ stretch, webhook }: WebhookProps) {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  const { isBusy, pause, resume } = usePausing(stretch);
  const [isAsking, setAsking] = useState(false);
  const isPaused = webhook.state === 'PAUSED';
  return (
    <Flex gap="2" wrap="wrap" my="5">
      <Button
        size="sm"
        variant="outline"
        disabled={isBusy}
        onClick={() => (isPaused ? void resume() : setAsking(true))}
      >
        <Icon name={isPaused ? 'play' : 'pause'} size="16px" />
        {t(isPaused ? 'partners.webhook.resume' : 'partners.webhook.pause')}
      </Button>
      <Button size="sm" variant="outline" disabled={state === 'loading'} onClick={() => void revalidate()}>
        <Icon name="reset" size="16px" />
        {t('partners.refresh')}
      </Button>
      <Confirm
        open={isAsking}
        title={t('partners.webhook.pause.title', { name: webhook.name })}
        yes={t('partners.webhook.pause')}
        no={t('partners.cancel')}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          void pause();
        }}
      >
        {t('partners.webhook.pause.text')}
      </Confirm>
    </Flex>
  );
}

interface DeliveryRowProps {
  stretch: DeliveryStretch;
  delivery: KeptDeliveryFragment;
}

function DeliveryRow({ stretch, delivery }: DeliveryRowProps) {
  const t = useT();
  const lang = useLang();
  const subjectOf = useSubjectOf();
  const { id, state, attemptCount, nextAttemptAt, createdAt } = delivery;
  return (
    <chakra.li
      data-delivery={state}
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      columnGap="6"
      rowGap="2"
      alignItems="center"
      py="3.5"
      borderBottomWidth="1px"
      css={{
        '&:has(a[data-card-link]:focus-visible)': {
          outline: '2px solid {colors.focus}',
          outlineOffset: '2px',
        },
      }}
    >
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.h4 fontSize="md" lineHeight="1.5">
          <CardLink to={deliveryPath(stretch, id)}>{subjectOf(delivery)}</CardLink>
        </chakra.h4>
        <chakra.p color="quiet" fontSize="sm">
          {inARow([
            formatDateTime(createdAt, lang),
            t('partners.delivery.attempts', { count: attemptCount }),
            nextAttemptAt &&
              attemptCount > 0 &&
              t('partners.delivery.nextAt', { time: formatDateTime(nextAttemptAt, lang) }),
          ])}
        </chakra.p>
      </chakra.div>
      <div>
        <DeliveryState state={state} />
      </div>
    </chakra.li>
  );
}

type Found = NonNullable<NonNullable<PartnerWebhookQuery['organiser']>['partnerWebhook']>;

/** A stretch of deliveries, and the ways to older ones and back to the newest. */
function Deliveries({ stretch, deliveries }: { stretch: DeliveryStretch; deliveries: Found['deliveries'] }) {
  const t = useT();
  const { nodes, pageInfo } = deliveries;
  return (
    <>
      {nodes.length === 0 ? (
        <chakra.p color="quiet">{t(`partners.deliveries.none.${stretch.filter}`)}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" borderTopWidth="1px" mt="-6">
          {nodes.map((delivery) => (
            <DeliveryRow key={delivery.id} stretch={stretch} delivery={delivery} />
          ))}
        </chakra.ul>
      )}
      <Flex gap="6" wrap="wrap" mt="5">
        {stretch.after ? (
          <TextLink to={webhookPath({ ...stretch, after: '' })}>{t('partners.deliveries.newest')}</TextLink>
        ) : null}
        {pageInfo.hasNextPage && pageInfo.endCursor ? (
          <TextLink to={webhookPath({ ...stretch, after: pageInfo.endCursor })}>
            {t('partners.deliveries.older')}
          </TextLink>
        ) : null}
      </Flex>
    </>
  );
}

/** One webhook of a partner: how it takes what it is told, and its deliveries by how far they are. */
export function WebhookPage({ stretch, query }: { stretch: DeliveryStretch; query: PartnerWebhookRef }) {
  const t = useT();
  const webhook = usePartnerWebhookPreloaded(query).data.organiser?.partnerWebhook;
  const back = partnerPath(stretch.id);
  if (!webhook) return <MissingRecord to={back}>{t('partners.webhook.gone')}</MissingRecord>;
  return (
    <>
      <ViewHeading back={back}>{webhook.name}</ViewHeading>
      <WebhookState webhook={webhook} />
      <chakra.p mt="2" overflowWrap="anywhere">
        {webhook.url}
      </chakra.p>
      <PauseReason webhook={webhook} />
      <WebhookFacts webhook={webhook} />
      <Actions stretch={stretch} webhook={webhook} />
      <chakra.h3 fontSize="lg" mt="10" mb="2">
        {t('partners.deliveries')}
      </chakra.h3>
      <Tabs
        label={t('partners.deliveries.states')}
        current={stretch.filter}
        tabs={deliveryFilters.map((filter) => ({
          id: filter,
          label: t(`partners.deliveries.${filter}`),
          to: webhookPath({ ...stretch, filter, after: '' }),
        }))}
      >
        <Deliveries stretch={stretch} deliveries={webhook.deliveries} />
      </Tabs>
    </>
  );
}
