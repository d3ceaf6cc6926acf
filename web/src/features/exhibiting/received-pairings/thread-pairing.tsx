import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { PairingTag } from '../pairing-status/pairing-tag';
import { Applicant } from './applicant';
import { type ThreadPairingFragment, useThreadPairingFragment } from './received-pairings.generated';

/** In a thread that an application opened: the company for the buyer, how far it is for the company. */
export function ThreadPairing({ thread }: { thread: FragmentType<ThreadPairingFragment> }) {
  const t = useT();
  const { isMine, pairing } = useThreadPairingFragment(thread);
  if (!pairing) return null;
  if (isMine) {
    return (
      <Flex gap="3" align="center" wrap="wrap">
        <chakra.span color="quiet" fontSize="sm">
          {t('received-pairings.status')}
        </chakra.span>
        <PairingTag status={pairing.status} />
      </Flex>
    );
  }
  return (
    <section aria-label={t('received-pairings.by')}>
      <Applicant pairing={pairing} />
    </section>
  );
}
