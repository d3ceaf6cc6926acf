import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Bone, Loading } from '../../../ui/skeleton';
import { BodyError } from '../../page-body';
import { useViewerPassQuery } from './pass.generated';
import { KeptPass } from './kept-pass';
import { PassWithActions } from './pass-with-actions';
import { Sharing } from './sharing';

/** The e-card of the visitor centre (VC-026 to VC-028). */
export function PassPanel() {
  const t = useT();
  const { data, error, refetch } = useViewerPassQuery({});
  if (error) {
    return (
      <>
        <BodyError error={error} onRetry={() => void refetch().catch(() => {})} />
        <KeptPass />
      </>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Bone height={{ base: '45rem', sm: '36rem' }} maxWidth="30rem" borderRadius="card" />
      </Loading>
    );
  }
  const pass = data.viewer?.visitPass;
  if (!pass) {
    return (
      <EmptyState
        seed="no pass"
        title={t('pass.none')}
        action={<ButtonLink to={paths.registerWizard()}>{t('pass.register')}</ButtonLink>}
      >
        {t('pass.none.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <PassWithActions pass={pass} show={data.edition} isKept />
      <Sharing />
    </>
  );
}
