import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { RowListSkeleton } from '../../../ui/skeleton';
import { BodyError } from '../../page-body';
import { useViewerQuery } from '../viewer.generated';
import { PasswordForm } from './password-form';

/** Changing the password, or setting the first one, in both centres (EXH-036, DESIGN-027). */
export function PasswordPanel() {
  const t = useT();
  const { data, error, refetch } = useViewerQuery({});
  if (error) return <BodyError error={error} onRetry={() => void refetch().catch(() => {})} />;
  const viewer = data?.viewer;
  if (!viewer) return <RowListSkeleton isPlain count={2} />;
  return (
    <>
      <chakra.p color="quiet" mb="6" maxWidth="text">
        {t(viewer.hasPassword ? 'password.lead' : 'password.leadFirst')}
      </chakra.p>
      <PasswordForm hasPassword={viewer.hasPassword} account={viewer.mobile ?? viewer.email ?? ''} />
    </>
  );
}
