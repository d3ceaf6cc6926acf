import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { formatDate, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Picture } from '../../../ui/picture';
import { TextLink } from '../../../ui/text-link';
import { PairingTag } from '../pairing-status/pairing-tag';
import { AcceptButton } from './accept-button';
import { type ReceivedPairingFragment, useReceivedPairingFragment } from './received-pairings.generated';

interface ApplicantProps {
  pairing: FragmentType<ReceivedPairingFragment>;
  /** With its words and the way to the thread, where that is not what surrounds it. */
  thread?: (id: string) => string;
}

/** A company that applied for an own request, with the way to its page; the buyer may accept it. */
export function Applicant({ pairing, thread }: ApplicantProps) {
  const t = useT();
  const lang = useLang();
  const card = useRef<HTMLDivElement>(null);
  const { id, status, message, consultationId, createdAt, exhibitor } = useReceivedPairingFragment(pairing);
  const name = exhibitor?.name ?? t('received-pairings.gone');
  return (
    <Flex
      ref={card}
      tabIndex={-1}
      role="group"
      aria-label={name}
      gap="4"
      wrap="wrap"
      align="center"
      p="4"
      borderWidth="1px"
      borderRadius="card"
      bg="raised"
    >
      {exhibitor ? (
        <chakra.div
          flex="none"
          width="20"
          borderWidth="1px"
          borderRadius="control"
          overflow="hidden"
          bg="page"
        >
          <Picture sizes="80px" src={exhibitor.logoUrl} alt="" seed={exhibitor.id} ratio={2} fit="contain" />
        </chakra.div>
      ) : null}
      <chakra.div flex="1 1 12rem" minWidth="0">
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
          {exhibitor ? (
            <TextLink to={paths.supplierDetail(exhibitor.id)} fontWeight="semibold">
              {name}
            </TextLink>
          ) : (
            <span>{name}</span>
          )}
          <PairingTag status={status} />
        </Flex>
        <Flex columnGap="3" wrap="wrap" color="quiet" fontSize="sm" mt="1" whiteSpace="nowrap">
          {exhibitor ? <span>{t('received-pairings.booth', { booth: exhibitor.boothNumber })}</span> : null}
          <time dateTime={createdAt}>{formatDate(createdAt, lang)}</time>
        </Flex>
        {thread ? (
          <chakra.p fontSize="sm" mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {message}
          </chakra.p>
        ) : null}
      </chakra.div>
      <Flex gap="3" wrap="wrap">
        {thread && consultationId ? (
          <ButtonLink
            to={thread(consultationId)}
            variant="outline"
            size="sm"
            aria-label={t('received-pairings.threadOf', { name })}
          >
            {t('received-pairings.thread')}
          </ButtonLink>
        ) : null}
        {status === 'AUDIT_SUCCESSFUL' ? (
          <AcceptButton id={id} name={name} onAccepted={() => card.current?.focus({ preventScroll: true })} />
        ) : null}
      </Flex>
    </Flex>
  );
}
