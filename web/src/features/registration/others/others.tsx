import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useT } from '../../../i18n';
import { BackLink } from '../../../ui/back-link';
import { FormSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { othersListPath } from './address';
import type { OthersData } from './load';
import { OtherForm } from './other-form';
import { OtherList } from './other-list';

/** Registering colleagues, in the visitor centre (VC-005, VC-069..073). */
export function Others({ data }: PanelProps<OthersData>) {
  const t = useT();
  if (data.view === 'list') {
    return (
      <Suspense fallback={<RowListSkeleton isPlain count={4} />}>
        <OtherList mobile={data.mobile} page={data.page} query={data.query} />
      </Suspense>
    );
  }
  return (
    <>
      <chakra.div mb="2">
        <BackLink to={othersListPath}>{t('others.back')}</BackLink>
      </chakra.div>
      <chakra.h2 fontSize="lg" mb="2">
        {t('others.add')}
      </chakra.h2>
      <chakra.p color="quiet" mb="7" maxWidth="form">
        {t('others.lead')}
      </chakra.p>
      <Suspense fallback={<FormSkeleton />}>
        <OtherForm query={data.query} />
      </Suspense>
    </>
  );
}
