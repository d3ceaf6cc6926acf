import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Applicant } from './applicant';
import type { ReceivedPairingFragment } from './received-pairings.generated';

interface ReceivedPairingsProps {
  /** In whose centre the request stands. */
  role: 'visitor' | 'exhibitor';
  pairings: readonly (FragmentType<ReceivedPairingFragment> & { id: string })[];
}

/** Companies that applied for an own request and passed the review (DESIGN-013). */
export function ReceivedPairings({ role, pairings }: ReceivedPairingsProps) {
  const t = useT();
  const heading = useId();
  // Threads to the account are the exhibitor's first tab, and the visitor's last.
  const thread = (id: string) =>
    paths.centre(role, 'consult', { tab: role === 'visitor' ? 'toMe' : undefined, id });
  return (
    <chakra.section aria-labelledby={heading} mt="2">
      <chakra.h2 id={heading} fontSize="lg" mb="3">
        {t('received-pairings.title')}
      </chakra.h2>
      {pairings.length === 0 ? (
        <chakra.p color="quiet">{t('received-pairings.none')}</chakra.p>
      ) : (
        <Flex as="ul" listStyleType="none" direction="column" gap="3">
          {pairings.map((pairing) => (
            <li key={pairing.id}>
              <Applicant pairing={pairing} thread={thread} />
            </li>
          ))}
        </Flex>
      )}
    </chakra.section>
  );
}
