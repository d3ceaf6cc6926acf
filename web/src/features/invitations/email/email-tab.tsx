import { Flex } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { PartBoundary } from '../../../ui/part-boundary';
import { SearchField } from '../../../ui/search-field';
import { RowListSkeleton } from '../../../ui/skeleton';
import { InvitationList } from './invitation-list';
import { InviteDialog } from './invite-dialog';
import type { EmailListAddress, InvitationsRef } from './load';

interface EmailTabProps extends EmailListAddress {
  query: InvitationsRef;
  /** Address of the list in the centre that it stands in. */
  pathOf: (address: EmailListAddress) => string;
}

/** Search, the button to invite, and the table; when the table cannot be read it is empty (VC-079..084). */
export function EmailTab({ email, page, query, pathOf }: EmailTabProps) {
  const t = useT();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const refresh = () => {
    // Who was just invited stands on the first page of everything.
    void navigate(pathOf({ email: '', page: 1 }));
    void revalidate();
  };
  return (
    <>
      <Flex gap="4" wrap="wrap" justify="space-between" align="center" mb="5">
        <SearchField
          isQuiet
          flex="1 1 16rem"
          maxWidth="28rem"
          defaultValue={email}
          placeholder={t('invitations.search')}
          onSearch={(text) => void navigate(pathOf({ email: text, page: 1 }))}
        />
        <Button onClick={() => setOpen(true)}>
          <Icon name="mail" size="18px" />
          {t('invitations.byEmail')}
        </Button>
      </Flex>
      <PartBoundary resetKey={query} onRetry={() => void revalidate()} minHeight="20rem">
        <Suspense fallback={<RowListSkeleton isPlain count={4} />}>
          <InvitationList email={email} page={page} query={query} pathOf={pathOf} />
        </Suspense>
      </PartBoundary>
      <InviteDialog open={open} onClose={() => setOpen(false)} onSent={refresh} />
    </>
  );
}
