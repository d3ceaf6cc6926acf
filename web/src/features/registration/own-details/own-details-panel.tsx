import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { buttonRecipe, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { RowListSkeleton } from '../../../ui/skeleton';
import { BodyError } from '../../page-body';
import { DeleteAccount } from './delete-account';
import { DetailsForm } from './details-form';
import { useOwnDetailsQuery } from './own-details.generated';

const Anchor = chakra('a', buttonRecipe);
const Section = chakra('section', {
  base: { borderTopWidth: '1px', pt: '6', mt: '10', display: 'grid', gap: '4' },
});

/** A visitor's own details, a copy of all that is known, and the end of the account. */
export function OwnDetailsPanel() {
  const t = useT();
  const { data, error, refetch } = useOwnDetailsQuery({});
  if (error) return <BodyError error={error} onRetry={() => void refetch().catch(() => {})} />;
  const viewer = data?.viewer;
  if (!viewer) return <RowListSkeleton isPlain count={4} />;
  const { visitorDetails, hasPassword, mobile, email, ownDataParts } = viewer;
  return (
    <>
      {visitorDetails ? (
        <section aria-labelledby="own-details">
          <chakra.h2 id="own-details" fontSize="lg" mb="6">
            {t('own-details.title')}
          </chakra.h2>
          <DetailsForm details={visitorDetails} choices={data} />
        </section>
      ) : (
        <EmptyState
          seed="own-details"
          title={t('own-details.none.title')}
          action={<ButtonLink to={paths.register()}>{t('own-details.none.register')}</ButtonLink>}
        >
          {t('own-details.none')}
        </EmptyState>
      )}
      <Section aria-labelledby="own-copy">
        <chakra.h2 id="own-copy" fontSize="lg">
          {t('own-details.copy')}
        </chakra.h2>
        <chakra.p color="quiet" maxWidth="text">
          {t('own-details.copy.text')}
        </chakra.p>
        <Anchor variant="outline" justifySelf="start" href="/files/own/personal-data.json" download>
          <Icon name="download" size="18px" />
          {t('own-details.copy.download')}
        </Anchor>
      </Section>
      <Section aria-labelledby="own-deletion">
        <chakra.h2 id="own-deletion" fontSize="lg">
          {t('own-details.delete')}
        </chakra.h2>
        <chakra.p color="quiet" maxWidth="text">
          {t('own-details.delete.lead')}
        </chakra.p>
        <DeleteAccount hasPassword={hasPassword} account={mobile ?? email ?? ''} parts={ownDataParts} />
      </Section>
    </>
  );
}
