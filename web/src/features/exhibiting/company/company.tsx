import { chakra, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FactList } from '../../../ui/fact-list';
import { FormSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { type OwnCompanyFragment, useOwnCompanyPreloaded } from './company.generated';
import { CompanyForm } from './company-form';
import type { CompanyData } from './load';

/** What the organiser sets and the login: read, not written (EXH-049, EXH-050, EXH-051, VAL-050). */
function Booth({ company }: { company: OwnCompanyFragment }) {
  const t = useT();
  const { boothNumber, boothKind, boothArea, userName } = company;
  const none = <chakra.span color="quiet">{t('company.notYet')}</chakra.span>;
  return (
    <chakra.section aria-labelledby="company-booth" maxWidth="form">
      <chakra.h2 id="company-booth" fontSize="lg" mb="3">
        {t('company.booth')}
      </chakra.h2>
      <FactList
        facts={[
          { label: t('company.boothNumber'), value: boothNumber ?? none },
          { label: t('company.boothKind'), value: boothKind ? t(`company.boothKind.${boothKind}`) : none },
          { label: t('company.boothArea'), value: boothArea ? t('company.area', { area: boothArea }) : none },
          { label: t('company.userName'), value: userName },
        ]}
      />
      <chakra.p color="quiet" fontSize="sm" mt="3">
        {t('company.boothHelp')}
      </chakra.p>
    </chakra.section>
  );
}

function Found({ data }: { data: CompanyData }) {
  const t = useT();
  const company = useOwnCompanyPreloaded(data.query).data.viewer?.company;
  if (!company) return <EmptyState seed="company">{t('company.none')}</EmptyState>;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '8', md: '10' }}>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <chakra.p color="quiet" flex="1 1 18rem" maxWidth="text">
          {t('company.lead')}
        </chakra.p>
        <ButtonLink to={paths.supplierDetail(company.id)} variant="outline">
          {t('company.overview')}
        </ButtonLink>
      </Flex>
      <Booth company={company} />
      <CompanyForm company={company} />
    </chakra.div>
  );
}

/** A company's own information (EXH-048..056). */
export function Company({ data }: PanelProps<CompanyData>) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Found data={data} />
    </Suspense>
  );
}
