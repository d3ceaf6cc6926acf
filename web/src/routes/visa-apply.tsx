import { useVisaPreloaded } from '../features/content/visa/visa.generated';
import type { QueryRef } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  readVisaType,
  useVisaType,
  VisaDocument,
  VisaInfo,
  type VisaQuery,
  type VisaQueryVariables,
  type VisaType,
} from '../features/content/visa';
import { BodyError, PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { siteStorage } from '../lib/storage';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { DetailSkeleton } from '../ui/skeleton';

interface LoaderData {
  asked: VisaType | undefined;
  query: QueryRef<VisaQuery, VisaQueryVariables>;
}

export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  const asked = readVisaType(new URL(request.url).searchParams.get('type'));
  return { asked, query: preloadQuery(VisaDocument) };
}

function Visa({ asked, query }: LoaderData) {
  const t = useT();
  const visa = useVisaPreloaded(query).data;
  const type = useVisaType(asked);
  // What was chosen here is there again when the menu leads back.
  useEffect(() => {
    if (asked) siteStorage.rememberQuery({ visaType: asked });
  }, [asked]);
  return (
    <>
      <PageHead title={visa.title ?? t('meta.visa.title')} lead={visa.subtitle} />
      <Container py={{ base: '6', md: '12' }} pb={{ base: '12', md: '20' }}>
        <VisaInfo visa={visa} type={type} />
      </Container>
    </>
  );
}

/** Before the page's own texts are here, and where they did not come. */
function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <PageHead title={t('meta.visa.title')} lead={t('meta.visa.description')} />
      <Container py={{ base: '6', md: '12' }}>{children}</Container>
    </>
  );
}

export function Component() {
  const data = useLoaderData<LoaderData>();
  return (
    <Page>
      <PageBody
        query={data}
        skeleton={
          <Frame>
            <DetailSkeleton />
          </Frame>
        }
        failed={(error, onRetry) => (
          <Frame>
            <BodyError error={error} onRetry={onRetry} />
          </Frame>
        )}
      >
        <Visa {...data} />
      </PageBody>
    </Page>
  );
}
