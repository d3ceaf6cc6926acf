import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useOutcomeToast } from '../../../apollo';
import { formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { useReadAgain } from '../../../ui/use-read-again';
import { Fact, Facts, MissingRecord, ViewHeading } from '../../records';
import { type DeliveryStretch, webhookPath } from './address';
import type { PartnerDeliveryRef } from './load';
import { SentText } from './sent-text';
import { DeliveryState, useSubjectOf } from './webhook-words';
import {
  type KeptDeliveryFragment,
  type PartnerDeliveryQuery,
  usePartnerDeliveryPreloaded,
  useRedeliverPartnerWebhookMutation,
} from './webhooks.generated';

type Log = NonNullable<NonNullable<PartnerDeliveryQuery['organiser']>['partnerWebhookDelivery']>;
type Attempt = Log['attempts'][number];

/** A call that is due within this time is waited for, milliseconds; later ones are left to whoever presses the button. */
const SOON_MS = 60_000;
/** For how long the page waits for a call: as long as a receiver may take to answer, and some more. */
const WATCH_MS = 2 * 60_000;

/** Whether a call is made at this moment, or soon. */
const isUnderWay = ({ state, nextAttemptAt }: KeptDeliveryFragment): boolean =>
  state === 'PREPARING' ||
  (state === 'WAITING' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS);

interface ActionsProps {
  stretch: DeliveryStretch;
  delivery: KeptDeliveryFragment;
}

function Actions({ stretch, delivery }: ActionsProps) {
  const t = useT();
  const tell = useOutcomeToast();
  const { revalidate, state } = useRevalidator();
  const [send, { loading }] = useRedeliverPartnerWebhookMutation();
  const variables = { input: { partnerId: stretch.id, id: delivery.id } };
  const again = () => tell(async () => (await send({ variables })).data?.redeliverPartnerWebhook);
  const hasEnded = delivery.state === 'DELIVERED' || delivery.state === 'FAILED';
  return (
    <Flex gap="2" wrap="wrap" my="5">
      <Button
        size="sm"
        variant="outline"
        // It keeps its place and the keyboard's while the delivery is under way.
        aria-disabled={!hasEnded || loading}
        onClick={() => (hasEnded && !loading ? void again() : undefined)}
      >
        {t('partners.delivery.again')}
      </Button>
      <Button size="sm" variant="outline" disabled={state === 'loading'} onClick={() => void revalidate()}>
        <Icon name="reset" size="16px" />
        {t('partners.refresh')}
      </Button>
    </Flex>
  );
}

/** Headers as they are written in a call. */
const headerLines = (headers: Attempt['headers']): string =>
  headers.map(({ name, value }) => `${name}: ${value}`).join('\n');

function AttemptRow({ attempt }: { attempt: Attempt }) {
  const t = useT();
  const lang = useLang();
  const { startedAt, durationMs, url, headers, status, response, error } = attempt;
  return (
    <chakra.li py="4" borderBottomWidth="1px" data-attempt="">
      <Flex gap="2" align="center" wrap="wrap">
        <chakra.h4 fontSize="md">
          {status === null
            ? t('partners.attempt.noAnswer', { error })
            : t('partners.attempt.answered', { status })}
        </chakra.h4>
        <Tag tone={error === '' ? 'approved' : 'rejected'}>
          <Icon name={error === '' ? 'checkCircle' : 'alert'} size="16px" />
          {t(error === '' ? 'partners.attempt.taken' : 'partners.attempt.failed')}
        </Tag>
      </Flex>
      <chakra.p color="quiet" fontSize="sm" mt="1" overflowWrap="anywhere">
        {t('partners.attempt.when', {
          time: formatDateTime(startedAt, lang),
          duration: formatNumber(durationMs),
        })}
      </chakra.p>
      {response === '' ? null : (
        <chakra.div mt="3">
          <SentText label={t('partners.attempt.response')}>{response}</SentText>
        </chakra.div>
      )}
      <Disclosure summary={t('partners.attempt.headers')}>
        <SentText label={url}>{headerLines(headers)}</SentText>
      </Disclosure>
    </chakra.li>
  );
}

function DeliveryFacts({ delivery }: { delivery: KeptDeliveryFragment }) {
  const t = useT();
  const lang = useLang();
  const { id, eventId, createdAt, finishedAt, nextAttemptAt } = delivery;
  return (
    <chakra.div maxWidth="46rem">
      <Facts>
        <Fact label={t('partners.delivery.id')}>{id}</Fact>
        {eventId ? <Fact label={t('partners.delivery.eventId')}>{eventId}</Fact> : null}
        <Fact label={t('partners.delivery.created')}>{formatDateTime(createdAt, lang)}</Fact>
        {nextAttemptAt ? (
          <Fact label={t('partners.delivery.next')}>{formatDateTime(nextAttemptAt, lang)}</Fact>
        ) : null}
        {finishedAt ? (
          <Fact label={t('partners.delivery.finished')}>{formatDateTime(finishedAt, lang)}</Fact>
        ) : null}
      </Facts>
    </chakra.div>
  );
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  const t = useT();
  const heading = useId();
  return (
    <chakra.section aria-labelledby={heading} mt="10" minWidth="0">
      <chakra.h3 id={heading} fontSize="lg" mb="3">
        {t('partners.delivery.calls', { count: attempts.length })}
      </chakra.h3>
      {attempts.length === 0 ? null : (
        <chakra.ol listStyleType="none" borderTopWidth="1px">
          {attempts.map((attempt) => (
            <AttemptRow key={attempt.id} attempt={attempt} />
          ))}
        </chakra.ol>
      )}
    </chakra.section>
  );
}

/** One delivery: what was sent, and what each call was answered. */
export function DeliveryPage({ stretch, query }: { stretch: DeliveryStretch; query: PartnerDeliveryRef }) {
  const t = useT();
  const subjectOf = useSubjectOf();
  const log = usePartnerDeliveryPreloaded(query).data.organiser?.partnerWebhookDelivery;
  const back = webhookPath(stretch);
  useReadAgain(log && isUnderWay(log.delivery) ? WATCH_MS : null);
  if (!log) return <MissingRecord to={back}>{t('partners.delivery.gone')}</MissingRecord>;
  const { delivery, body, attempts } = log;
  return (
    <>
      <ViewHeading back={back}>{subjectOf(delivery)}</ViewHeading>
      <DeliveryState state={delivery.state} />
      <Actions stretch={stretch} delivery={delivery} />
      <DeliveryFacts delivery={delivery} />
      <chakra.div mt="10">
        {body === '' ? (
          <chakra.p color="quiet">{t('partners.delivery.noBody')}</chakra.p>
        ) : (
          <SentText label={t('partners.delivery.body')} isJson>
            {body}
          </SentText>
        )}
      </chakra.div>
      <Attempts attempts={attempts} />
    </>
  );
}
