import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Pager } from '../../ui/pager';
import { RowListSkeleton } from '../../ui/skeleton';
import { BodyError } from '../page-body';
import { MailboxEntry } from './mailbox-entry';
import { useMailboxQuery } from './mailbox.generated';

/** How often new messages are looked for while somebody looks. */
const POLL_MS = 3000;

/** What the demo sent to people; new messages come by themselves while the page is looked at. */
export function Mailbox({ page, recipient }: { page: number; recipient: string }) {
  const t = useT();
  const { data, error, refetch } = useMailboxQuery({
    variables: { page, recipient: recipient || null },
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    // What was sent since the last look is the point of looking.
    fetchPolicy: 'cache-and-network',
  });
  const mailbox = data?.mailbox;
  if (mailbox === undefined && error)
    return <BodyError error={error} onRetry={() => void refetch().catch(() => {})} />;
  if (mailbox === undefined) return <RowListSkeleton count={4} />;
  if (mailbox === null)
    return (
      <EmptyState
        title={t('outbox.none')}
        action={<ButtonLink to={paths.home()}>{t('outbox.home')}</ButtonLink>}
      >
        {t('outbox.none.text')}
      </EmptyState>
    );
  const { nodes, totalCount, pageInfo } = mailbox;
  return (
    <>
      <Flex align="center" gap="3" mb="5" color="quiet" fontSize="sm" role="status">
        <chakra.span
          aria-hidden
          width="2"
          height="2"
          borderRadius="full"
          bg="second"
          animation="shimmer 2.4s ease-in-out infinite"
        />
        {t('outbox.count', { count: totalCount })}
      </Flex>
      {nodes.length === 0 ? (
        <EmptyState
          seed="mailbox"
          title={t('outbox.empty')}
          action={<ButtonLink to={paths.visitorLogin({ mode: 'code' })}>{t('outbox.toLogin')}</ButtonLink>}
        >
          {t('outbox.empty.text')}
        </EmptyState>
      ) : (
        <Grid gap="4">
          {nodes.map((message) => (
            <MailboxEntry key={message.id} message={message} />
          ))}
        </Grid>
      )}
      <Pager
        page={page}
        pageCount={pageInfo.pageCount}
        total={totalCount}
        hideForOnePage
        href={(target) => paths.mailbox({ page: target === 1 ? null : target, recipient })}
      />
    </>
  );
}
