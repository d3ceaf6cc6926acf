import { useCustomContentPreloaded } from './custom-content.generated';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { DetailSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { ContentKind } from './content-kind';
import type { CustomContentData } from './load';

function Found({ query }: { query: CustomContentData }) {
  const t = useT();
  const viewer = useCustomContentPreloaded(query).data.viewer;
  if (!viewer?.company) return <EmptyState seed="content">{t('custom-content.noCompany')}</EmptyState>;
  const { exhibitor } = viewer.company;
  return (
    <Grid gap="6">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <chakra.p color="quiet" maxWidth="text" flex="1 1 20rem">
          {t('custom-content.lead')}
        </chakra.p>
        {exhibitor ? (
          <ButtonLink to={paths.supplierDetail(exhibitor.id)} variant="outline">
            {t('custom-content.public')}
          </ButtonLink>
        ) : null}
      </Flex>
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <ContentKind
          menu="exhibits"
          icon="box"
          title={t('custom-content.exhibits')}
          text={t('custom-content.exhibits.text')}
          add={t('custom-content.exhibits.add')}
          counts={{
            2: viewer.exhibitsPublic?.totalCount ?? 0,
            1: viewer.exhibitsWaiting?.totalCount ?? 0,
            3: viewer.exhibitsRejected?.totalCount ?? 0,
          }}
        />
        <ContentKind
          menu="apply"
          icon="news"
          title={t('custom-content.articles')}
          text={t('custom-content.articles.text')}
          add={t('custom-content.articles.add')}
          counts={{
            2: viewer.articlesPublic.totalCount,
            1: viewer.articlesWaiting.totalCount,
            3: viewer.articlesRejected.totalCount,
          }}
        />
      </Grid>
    </Grid>
  );
}

/** What a company shows of itself beside its profile, and how its review stands (EXH-039). */
export function CustomContent({ data }: PanelProps<CustomContentData>) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Found query={data} />
    </Suspense>
  );
}
