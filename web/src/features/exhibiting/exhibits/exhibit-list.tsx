import { useOwnExhibitsPreloaded } from './exhibits.generated';
import { Flex } from '@chakra-ui/react';
import { useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { RecordList } from '../../records';
import type { StatusTab } from '../../review';
import { OwnFileLink } from '../own-file-link';
import { useExhibitDeletion } from './deletion';
import { ExhibitNote } from './exhibit-note';
import { ExhibitRow } from './exhibit-row';
import { importPath } from './import';
import type { OwnExhibitsRef } from './load';
import { exhibitPaths } from './paths';

interface ExhibitListProps {
  status: StatusTab;
  page: number;
  query: OwnExhibitsRef;
}

/** Own exhibits, ten a page, by state; several can be deleted at once (EXH-057, EXH-058, CONST-032). */
export function ExhibitList({ status, page, query }: ExhibitListProps) {
  const t = useT();
  const lang = useLang();
  const products = useOwnExhibitsPreloaded(query).data.viewer?.products;
  const deletion = useExhibitDeletion();
  if (!products) return <EmptyState seed="exhibits">{t('exhibits.noCompany')}</EmptyState>;
  return (
    <RecordList
      paths={exhibitPaths}
      status={status}
      page={page}
      records={products}
      waits={products.nodes.some(({ review }) => review?.status === 'UNDER_REVIEW')}
      deletable={({ id, title }) => ({ id, title })}
      deletion={deletion}
      selects
      note={<ExhibitNote />}
      add={
        <Flex gap="3" wrap="wrap">
          <ButtonLink to={importPath()} variant="outline">
            {t('exhibits.import')}
          </ButtonLink>
          <ButtonLink to={exhibitPaths.of({ view: 'add' })}>{t('exhibits.add')}</ButtonLink>
        </Flex>
      }
      tools={
        products.totalCount > 0 ? (
          <OwnFileLink href={`/files/own/exhibits-${lang === 'ZH' ? 'cn' : 'en'}.xlsx`}>
            {t('exhibits.download')}
          </OwnFileLink>
        ) : null
      }
      empty={{ title: t('exhibits.none'), text: t('exhibits.none.text') }}
      keyOf={({ id }) => id}
      row={(exhibit, actions) => <ExhibitRow exhibit={exhibit} {...actions} />}
    />
  );
}
