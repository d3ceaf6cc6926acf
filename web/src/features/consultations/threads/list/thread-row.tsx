import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../../i18n';
import { CardLink } from '../../../../ui/card-link';
import { Icon } from '../../../../ui/icon';
import { TableCell, TableRow } from '../../../../ui/table';
import { StatusTag } from '../status-tag';
import { type ThreadRowFragment, useThreadRowFragment } from '../threads.generated';

interface ThreadRowProps {
  thread: FragmentType<ThreadRowFragment>;
  /** From 1, over all pages. */
  serial: number;
  to: string;
}

/** Columns that need a wide screen; on others their content stands below the name. */
export const wide = { display: { base: 'none', xl: 'table-cell' } } as const;

/** Serial number, name, type, content, time and the way to the details (VC-044, VC-045); what is new stands out. */
export function ThreadRow({ thread, serial, to }: ThreadRowProps) {
  const t = useT();
  const lang = useLang();
  const { kind, status, question, name, unreadCount, updatedAt } = useThreadRowFragment(thread);
  const isNew = unreadCount > 0;
  const time = <time dateTime={updatedAt}>{formatDateTime(updatedAt, lang)}</time>;
  return (
    <TableRow>
      <TableCell color="quiet" verticalAlign={{ base: 'top', xl: 'middle' }}>
        {serial}
      </TableCell>
      <TableCell>
        <Flex
          align="center"
          gap="2"
          fontWeight={isNew ? 'bold' : 'semibold'}
          // As wide as the name is, up to a limit: the room is the text's.
          width={{ xl: 'max-content' }}
          maxWidth={{ xl: '13rem' }}
        >
          {isNew ? (
            <chakra.span
              flex="none"
              width="2"
              height="2"
              borderRadius="full"
              bg="accent"
              role="img"
              aria-label={t('threads.unread', { count: unreadCount })}
            />
          ) : null}
          <CardLink to={to} lineClamp={2}>
            {name || t('threads.gone')}
          </CardLink>
        </Flex>
        <chakra.div display={{ xl: 'none' }} fontSize="sm" color="quiet">
          <chakra.p lineClamp={2} mt="1">
            {question}
          </chakra.p>
          <Flex mt="2" columnGap="3" rowGap="1" wrap="wrap" align="center">
            <StatusTag status={status} />
            <span>{t(`threads.kind.${kind}`)}</span>
            {time}
          </Flex>
        </chakra.div>
      </TableCell>
      <TableCell {...wide} minWidth="6rem">
        {t(`threads.kind.${kind}`)}
      </TableCell>
      <TableCell {...wide} width="full" color={isNew ? 'ink' : 'quiet'}>
        <chakra.span lineClamp={2}>{question}</chakra.span>
      </TableCell>
      <TableCell {...wide} minWidth="10rem" color="quiet" fontSize="sm" data-numeric="">
        {time}
      </TableCell>
      <TableCell {...wide} whiteSpace="nowrap">
        <StatusTag status={status} />
      </TableCell>
      <TableCell textAlign="end" color="quiet" aria-hidden>
        <Icon name="chevronRight" />
      </TableCell>
    </TableRow>
  );
}
