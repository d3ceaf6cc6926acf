import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useOutcomeToast } from '../../../apollo';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { pageQuery } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { Pager } from '../../../ui/pager';
import { Tabs } from '../../../ui/tabs';
import { Tag } from '../../../ui/tag';
import { type MessageState, messageStates, type OperationsData } from './load';
import {
  type KeptMessageFragment,
  useDiscardOperationsBounceMutation,
  useDiscardOperationsMessageMutation,
  useOperationsMessagesPreloaded,
  useResendOperationsMessageMutation,
} from './operations.generated';

/** The address of a list of messages. */
const addressOf = (state: MessageState, page = 1): string =>
  paths.organiser({
    menu: 'operations',
    state: state === 'waiting' ? null : state,
    ...pageQuery(page),
  });

/** Sends a message again or discards it, tells the outcome, and reads the lists anew. */
function useMessageChanges({ id }: KeptMessageFragment) {
  const tell = useOutcomeToast();
  const { revalidate } = useRevalidator();
  const [resend, resending] = useResendOperationsMessageMutation();
  const [discard, discarding] = useDiscardOperationsMessageMutation();
  const variables = { input: { id } };
  const renew = () => void revalidate();
  return {
    isBusy: resending.loading || discarding.loading,
    resend: () => tell(async () => (await resend({ variables })).data?.resendOperationsMessage, renew),
    discard: () => tell(async () => (await discard({ variables })).data?.discardOperationsMessage, renew),
  };
}

/** The way to have an address written to again. */
function BounceActions({ message: { id, recipient } }: { message: KeptMessageFragment }) {
  const t = useT();
  const tell = useOutcomeToast();
  const { revalidate } = useRevalidator();
  const [discard, { loading }] = useDiscardOperationsBounceMutation();
  const [isAsking, setAsking] = useState(false);
  const again = () =>
    tell(
      async () => (await discard({ variables: { input: { id } } })).data?.discardOperationsBounce,
      () => void revalidate(),
    );
  return (
    <chakra.div mt="3">
      <Button size="sm" variant="outline" disabled={loading} onClick={() => setAsking(true)}>
        {t('operations.bounce.discard')}
      </Button>
      <Confirm
        open={isAsking}
        title={t('operations.bounce.discard.title')}
        yes={t('operations.bounce.discard')}
        no={t('operations.cancel')}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          void again();
        }}
      >
        {t('operations.bounce.discard.text', { recipient })}
      </Confirm>
    </chakra.div>
  );
}

/** A letter that came back: from whom, and why. */
function BounceRow({ message }: { message: KeptMessageFragment }) {
  const t = useT();
  const lang = useLang();
  const { id, recipient, subject, createdAt, bouncedAt, bounceStatus, bounceText, requestId } = message;
  return (
    <chakra.li py="4" borderBottomWidth="1px" data-message={id}>
      <chakra.h3 fontSize="md" overflowWrap="anywhere">
        {recipient}
      </chakra.h3>
      <chakra.p fontSize="sm" mt="1" overflowWrap="anywhere">
        {inARow([bounceStatus && t('operations.bounce.status', { status: bounceStatus }), bounceText])}
      </chakra.p>
      <chakra.p color="quiet" fontSize="sm" mt="1" overflowWrap="anywhere">
        {inARow([
          subject || t('operations.message.noSubject'),
          t('operations.message.written', { time: formatDateTime(createdAt, lang) }),
          bouncedAt && t('operations.bounce.at', { time: formatDateTime(bouncedAt, lang) }),
          requestId && t('operations.request', { id: requestId }),
        ])}
      </chakra.p>
      <BounceActions message={message} />
    </chakra.li>
  );
}

function Actions({ message }: { message: KeptMessageFragment }) {
  const t = useT();
  const { isBusy, resend, discard } = useMessageChanges(message);
  const [isAsking, setAsking] = useState(false);
  const isGivenUp = message.failedAt !== null;
  if (isGivenUp && message.isSecret)
    return (
      <chakra.p color="quiet" fontSize="sm" mt="2">
        {t('operations.message.textGone')}
      </chakra.p>
    );
  return (
    <Flex gap="2" wrap="wrap" mt="3">
      <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void resend()}>
        {t('operations.message.resend')}
      </Button>
      {isGivenUp ? null : (
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => setAsking(true)}>
          {t('operations.message.discard')}
        </Button>
      )}
      <Confirm
        open={isAsking}
        title={t('operations.message.discard.title')}
        yes={t('operations.message.discard')}
        no={t('operations.cancel')}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          void discard();
        }}
      >
        {t('operations.message.discard.text', { recipient: message.recipient })}
      </Confirm>
    </Flex>
  );
}

function MessageRow({ message }: { message: KeptMessageFragment }) {
  const t = useT();
  const lang = useLang();
  const { channel, recipient, subject, attempts, lastError, createdAt, dueAt, failedAt, requestId } = message;
  return (
    <chakra.li py="4" borderBottomWidth="1px" data-message={message.id}>
      <Flex gap="2" align="center" wrap="wrap">
        <chakra.h3 fontSize="md" minWidth="0" overflowWrap="anywhere">
          {subject || t('operations.message.noSubject')}
        </chakra.h3>
        <Tag tone="second">{t(`operations.channel.${channel}`)}</Tag>
      </Flex>
      <chakra.p fontSize="sm" mt="1" overflowWrap="anywhere">
        {inARow([recipient, lastError && t('operations.message.error', { code: lastError })])}
      </chakra.p>
      <chakra.p color="quiet" fontSize="sm" mt="1" overflowWrap="anywhere">
        {inARow([
          t('operations.message.written', { time: formatDateTime(createdAt, lang) }),
          t('operations.message.attempts', { count: attempts }),
          failedAt
            ? t('operations.message.givenUp', { time: formatDateTime(failedAt, lang) })
            : t('operations.message.next', { time: formatDateTime(dueAt, lang) }),
          requestId && t('operations.request', { id: requestId }),
        ])}
      </chakra.p>
      <Actions message={message} />
    </chakra.li>
  );
}

/** Messages that wait, those that were given up, or letters that came back. */
export function Messages({ data: { messages, state, page } }: { data: OperationsData }) {
  const t = useT();
  const list = useOperationsMessagesPreloaded(messages).data.organiser?.operationsMessages;
  if (!list) return null;
  const { nodes, totalCount, pageInfo } = list;
  return (
    <Tabs
      label={t('operations.messages.states')}
      current={state}
      tabs={messageStates.map((one) => ({
        id: one,
        label: t(`operations.messages.${one}`),
        to: addressOf(one),
        count: one === state ? totalCount : undefined,
      }))}
    >
      {nodes.length === 0 ? (
        <chakra.p color="quiet">{t(`operations.messages.none.${state}`)}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" borderTopWidth="1px" mt="-6">
          {nodes.map((message) => {
            const Row = state === 'bounced' ? BounceRow : MessageRow;
            return <Row key={message.id} message={message} />;
          })}
        </chakra.ul>
      )}
      <Pager
        page={page}
        pageCount={pageInfo.pageCount}
        total={totalCount}
        hideForOnePage
        href={(target) => addressOf(state, target)}
      />
    </Tabs>
  );
}
