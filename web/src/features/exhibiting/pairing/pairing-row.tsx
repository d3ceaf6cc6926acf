import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { TableCell, TableRow } from '../../../ui/table';
import { RejectReason } from '../../review';
import { PairingTag } from '../pairing-status/pairing-tag';
import { ApplyButton } from './apply-button';
import { type PairingRowFragment, usePairingRowFragment } from './pairing.generated';
import { threadPath } from './paths';

interface PairingRowProps {
  application: FragmentType<PairingRowFragment>;
  /** From 1, over all pages. */
  serial: number;
}

/** Columns that need a wide screen; on others their content stands below the title. */
export const wide = { display: { base: 'none', xl: 'table-cell' } } as const;
const narrow = { display: { base: 'flex', xl: 'none' } } as const;

/** One application: how far it is, and what can be done in that state (EXH-178, EXH-179, EXH-183). */
export function PairingRow({ application, serial }: PairingRowProps) {
  const t = useT();
  const lang = useLang();
  const { title, status, createdAt, consultationId, buyerPost, review } = usePairingRowFragment(application);
  const time = <time dateTime={createdAt}>{formatDateTime(createdAt, lang)}</time>;
  const tag = <PairingTag status={status} />;
  const action = () => {
    if (consultationId) {
      return (
        <ButtonLink
          to={threadPath(consultationId)}
          variant="outline"
          size="sm"
          aria-label={t('pairing.threadOf', { title })}
        >
          {t('pairing.thread')}
        </ButtonLink>
      );
    }
    return status === 'FAILED' && buyerPost ? (
      <ApplyButton post={buyerPost} isAgain variant="outline" size="sm" />
    ) : null;
  };
  return (
    <TableRow>
      <TableCell color="quiet" width={{ base: '10', md: '16' }} verticalAlign={{ base: 'top', xl: 'middle' }}>
        {serial}
      </TableCell>
      <TableCell>
        <chakra.p fontWeight="semibold" lineClamp={{ base: 3, xl: 2 }} textWrap="pretty">
          {title}
        </chakra.p>
        <Flex {...narrow} mt="2" columnGap="3" rowGap="1" wrap="wrap" align="center" color="quiet">
          {tag}
          {time}
        </Flex>
        {review.reason ? (
          <chakra.div mt="2">
            <RejectReason reason={review.reason} />
          </chakra.div>
        ) : null}
        <Flex {...narrow} mt="3" css={{ '&:empty': { display: 'none' } }}>
          {action()}
        </Flex>
      </TableCell>
      <TableCell {...wide}>{tag}</TableCell>
      <TableCell {...wide} color="quiet" whiteSpace="nowrap" fontSize="sm" data-numeric="">
        {time}
      </TableCell>
      <TableCell {...wide} textAlign="end" whiteSpace="nowrap">
        {action()}
      </TableCell>
    </TableRow>
  );
}
