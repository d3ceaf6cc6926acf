import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { DetailSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import { TextLink } from '../../../ui/text-link';
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
      <Suspense fallback={<RowListSkeleton count={4} />}>
        <OtherList mobile={data.mobile} page={data.page} query={data.query} />
      </Suspense>
    );
  }
  return (
    <>
      <TextLink
        to={othersListPath}
        display="inline-flex"
        alignItems="center"
        gap="1"
        py="1"
        mb="2"
        ml="-1"
        fontSize="sm"
      >
        <Icon name="chevronLeft" size="18px" />
        {t('others.back')}
      </TextLink>
      <chakra.h2 fontSize="lg" mb="2">
        {t('others.add')}
      </chakra.h2>
      <chakra.p color="quiet" mb="7" maxWidth="form">
        {t('others.lead')}
      </chakra.p>
      <Suspense fallback={<DetailSkeleton />}>
        <OtherForm query={data.query} />
      </Suspense>
    </>
  );
}
