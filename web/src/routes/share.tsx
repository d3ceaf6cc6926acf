import { useInvitationPreloaded } from '../features/content/invitation/invitation.generated';
import type { QueryRef } from '@apollo/client/react';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageMeta } from '../app/meta';
import type { AppContext } from '../app/route-module';
import {
  cardLanguage,
  InvitationCard,
  InvitationDocument,
  type InvitationQuery,
  type InvitationQueryVariables,
} from '../features/content/invitation';
import { type Catalogue, createCatalogue, I18nProvider, useT } from '../i18n';
import { paths } from '../lib/paths';
import { readId } from '../lib/read-id';
import { ButtonLink } from '../ui/button';
import { Container, Page } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { DetailSkeleton } from '../ui/skeleton';

/** The title names the company that invites. */
export const ownMeta = true;

interface LoaderData {
  /** Texts of the card, in its own language whatever the site's is. */
  texts: Catalogue;
  query: QueryRef<InvitationQuery, InvitationQueryVariables>;
}

export async function loader(
  { request }: LoaderFunctionArgs,
  { preloadQuery, catalogue }: AppContext,
): Promise<LoaderData | null> {
  const id = readId(request);
  if (!id) return null;
  const locale = cardLanguage(new URL(request.url).searchParams.get('index'), catalogue.lang);
  const query = preloadQuery(InvitationDocument, { variables: { id, locale } });
  if (locale === catalogue.lang) return { texts: catalogue, query };
  const texts = createCatalogue(locale);
  await texts.load('invitation');
  return { texts, query };
}

function Unknown() {
  const t = useT();
  return (
    <Container py="12">
      <PageMeta id="share" />
      <EmptyState
        as="h1"
        seed="invitation gone"
        title={t('invitation.gone')}
        action={<ButtonLink to={paths.directory({ tab: 'supplier' })}>{t('invitation.all')}</ButtonLink>}
      >
        {t('invitation.gone.text')}
      </EmptyState>
    </Container>
  );
}

function Invitation({ texts, query }: LoaderData) {
  const { exhibitor, edition } = useInvitationPreloaded(query).data;
  if (!exhibitor) return <Unknown />;
  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageMeta id="share" title={exhibitor.name} description={exhibitor.description} />
      <I18nProvider catalogue={texts}>
        <InvitationCard company={exhibitor} edition={edition} />
      </I18nProvider>
    </Container>
  );
}

function Skeleton() {
  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageMeta id="share" />
      <DetailSkeleton />
    </Container>
  );
}

/** An exhibitor's invitation card; what it takes to share it is the visitor's browser (PUB-081 to PUB-083). */
export function Component() {
  const data = useLoaderData<LoaderData | null>();
  return (
    <Page>
      {data ? (
        <Suspense fallback={<Skeleton />}>
          <Invitation {...data} />
        </Suspense>
      ) : (
        <Unknown />
      )}
    </Page>
  );
}
