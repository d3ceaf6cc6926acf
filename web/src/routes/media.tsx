import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { MediaPartnersDocument, Partners, type PartnersRef } from '../features/content/media';
import { PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { CardGridSkeleton } from '../ui/skeleton';

export function loader(_: unknown, { preloadQuery }: AppContext): PartnersRef {
  return preloadQuery(MediaPartnersDocument);
}

export function Component() {
  const t = useT();
  const query = useLoaderData<PartnersRef>();
  const title = t('meta.media.title');
  return (
    <Page>
      <PageHead
        crumbs={[{ label: t('meta.about.title'), to: paths.about() }, { label: title }]}
        title={title}
        lead={t('media.lead')}
      />
      <Container py={{ base: '6', md: '12' }}>
        <PageBody query={query} skeleton={<CardGridSkeleton count={12} />}>
          <Partners query={query} />
        </PageBody>
      </Container>
    </Page>
  );
}
