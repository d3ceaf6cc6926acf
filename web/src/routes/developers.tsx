import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Guide, Reference } from '../features/developers';
import { useT } from '../i18n';
import { type DevelopersTab, paths } from '../lib/paths';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { Tabs } from '../ui/tabs';

interface LoaderData {
  tab: DevelopersTab;
  search: string;
}

/** Which tab is shown, and what the reference is searched for, stands in the address. */
export function loader({ request }: LoaderFunctionArgs): LoaderData {
  const query = new URL(request.url).searchParams;
  return {
    tab: query.get('tab') === 'reference' ? 'reference' : 'guide',
    search: query.get('search') ?? '',
  };
}

export function Component() {
  const t = useT();
  const { tab, search } = useLoaderData<LoaderData>();
  return (
    <Page>
      <PageHead title={t('meta.developers.title')} lead={t('developers.lead')} />
      <Container py={{ base: '6', md: '10' }}>
        <Tabs
          label={t('developers.tab.label')}
          current={tab}
          tabs={[
            { id: 'guide', label: t('developers.tab.guide'), to: paths.developers() },
            {
              id: 'reference',
              label: t('developers.tab.reference'),
              to: paths.developers({ tab: 'reference' }),
            },
          ]}
        >
          {tab === 'guide' ? <Guide /> : <Reference search={search} />}
        </Tabs>
      </Container>
    </Page>
  );
}
