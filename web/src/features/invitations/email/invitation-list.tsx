import { chakra } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { formatDate, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { BreakableEmail } from '../../../ui/breakable-email';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Pager } from '../../../ui/pager';
import { Table, TableCell, TableHead, TableRow } from '../../../ui/table';
import { Tag } from '../../../ui/tag';
import { type FriendInvitationsQuery, useFriendInvitationsPreloaded } from './emails.generated';
import type { EmailListAddress, InvitationsRef } from './load';

type Invitation = NonNullable<FriendInvitationsQuery['viewer']>['friendInvitations']['nodes'][number];

/** Whether the person has come, in a word, with an icon, and since when (VC-082). */
function Status({ invitation: { status, registeredAt, invitedAt } }: { invitation: Invitation }) {
  const t = useT();
  const lang = useLang();
  const hasCome = status === 'INVITED';
  return (
    <>
      <Tag tone={hasCome ? 'approved' : 'review'} whiteSpace="nowrap">
        <Icon name={hasCome ? 'checkCircle' : 'clock'} size="16px" />
        {t(`invitations.status.${status}`)}
      </Tag>
      <chakra.span display="block" mt="1" color="quiet" fontSize="sm">
        {hasCome
          ? t('invitations.registered', { date: formatDate(registeredAt ?? invitedAt, lang) })
          : t('invitations.mailed', { date: formatDate(invitedAt, lang) })}
      </chakra.span>
    </>
  );
}

function Row({ invitation }: { invitation: Invitation }) {
  const t = useT();
  const { email, firstName, companyName, position } = invitation;
  return (
    <TableRow>
      <TableCell overflowWrap="anywhere">
        {email ? <BreakableEmail>{email}</BreakableEmail> : t('invitations.byLink')}
        <chakra.span display={{ base: 'block', md: 'none' }} color="quiet" fontSize="sm">
          {inARow([firstName, position, companyName])}
        </chakra.span>
      </TableCell>
      <TableCell display={{ base: 'none', md: 'table-cell' }}>
        {firstName}
        <chakra.span display="block" color="quiet" fontSize="sm">
          {position}
        </chakra.span>
      </TableCell>
      <TableCell display={{ base: 'none', md: 'table-cell' }} overflowWrap="anywhere">
        {companyName}
      </TableCell>
      <TableCell>
        <Status invitation={invitation} />
      </TableCell>
    </TableRow>
  );
}

interface InvitationListProps extends EmailListAddress {
  query: InvitationsRef;
  pathOf: (address: EmailListAddress) => string;
}

/** People invited by e-mail, ten a page (VC-080..082, CONFLICT-027). */
export function InvitationList({ email, page, query, pathOf: pathTo }: InvitationListProps) {
  const t = useT();
  const found = useFriendInvitationsPreloaded(query).data.viewer?.friendInvitations;
  if (!found) return null;
  const { nodes, totalCount } = found;
  const lastPage = Math.max(1, found.pageInfo.pageCount);
  const pathOf = (target: number) => pathTo({ email, page: target });
  if (page > lastPage) return <Navigate to={pathOf(lastPage)} replace />;
  if (nodes.length === 0) {
    return email === '' ? (
      <EmptyState seed="invitations" title={t('invitations.none')}>
        {t('invitations.none.text')}
      </EmptyState>
    ) : (
      <EmptyState
        seed="invitations"
        title={t('invitations.notFound')}
        action={
          <ButtonLink to={pathTo({ email: '', page: 1 })} variant="outline">
            {t('invitations.showAll')}
          </ButtonLink>
        }
      >
        {t('invitations.notFound.text', { email })}
      </EmptyState>
    );
  }
  return (
    <>
      <Table>
        <thead>
          <tr>
            <TableHead scope="col">{t('invitations.email')}</TableHead>
            <TableHead scope="col" display={{ base: 'none', md: 'table-cell' }}>
              {t('invitations.name')}
            </TableHead>
            <TableHead scope="col" display={{ base: 'none', md: 'table-cell' }}>
              {t('invitations.company')}
            </TableHead>
            <TableHead scope="col">{t('invitations.status')}</TableHead>
          </tr>
        </thead>
        <tbody>
          {nodes.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} />
          ))}
        </tbody>
      </Table>
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        label={t('invitations.list')}
        href={pathOf}
      />
    </>
  );
}
