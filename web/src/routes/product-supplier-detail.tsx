import { useSupplierDetailPreloaded } from '../features/catalogue/exhibitor-detail/supplier-detail.generated';
import type { QueryRef } from '@apollo/client/react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { AddressError } from '../app/address-error';
import { PageMeta } from '../app/meta';
import type { AppContext } from '../app/route-module';
import {
  ExhibitorProfile,
  ExhibitorSkeleton,
  KnownExhibitor,
  StripSkeleton,
  SupplierDetailDocument,
  type SupplierDetailQuery,
  type SupplierDetailQueryVariables,
  SupplierNews,
  SupplierNewsDocument,
  type SupplierNewsRef,
  SupplierProducts,
  SupplierProductsDocument,
  type SupplierProductsRef,
} from '../features/catalogue';
import { BodyError, PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { readPageNumber } from '../lib/page-number';
import { paths } from '../lib/paths';
import { readId } from '../lib/read-id';
import { ButtonLink } from '../ui/button';
import { Container, Page } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { HydrateOnApproach } from '../ui/hydrate-on-approach';
import { PartBoundary } from '../ui/part-boundary';

/** The title depends on the supplier. */
export const ownMeta = true;

interface LoaderData {
  id: string;
  page: number;
  supplier: QueryRef<SupplierDetailQuery, SupplierDetailQueryVariables>;
  products: SupplierProductsRef;
  news: SupplierNewsRef;
}

export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData | null {
  const id = readId(request);
  if (!id) return null;
  const page = readPageNumber(new URL(request.url).searchParams);
  return {
    id,
    page,
    supplier: preloadQuery(SupplierDetailDocument, { variables: { id } }),
    products: preloadQuery(SupplierProductsDocument, { variables: { id } }),
    news: preloadQuery(SupplierNewsDocument, { variables: { id, page } }),
  };
}

function Skeleton() {
  return (
    <>
      <PageMeta id="supplierDetail" />
      <ExhibitorSkeleton />
    </>
  );
}

const knownMeta = (name: string) => <PageMeta id="supplierDetail" title={name} />;

/** What the list before has told stays, and the error stands below it. */
function Failed({ id, ...failure }: { id: string; error: unknown; onRetry: () => void }) {
  return (
    <KnownExhibitor
      id={id}
      meta={knownMeta}
      failed={<BodyError {...failure} />}
      fallback={
        <>
          <PageMeta id="supplierDetail" />
          <BodyError as="h1" {...failure} />
        </>
      }
    />
  );
}

function Unknown() {
  const t = useT();
  return (
    <Container py="12">
      <PageMeta id="supplierDetail" title={t('catalogue.supplierGone')} missing />
      <EmptyState
        as="h1"
        seed="supplier gone"
        title={t('catalogue.supplierGone')}
        action={
          <ButtonLink to={paths.directory({ tab: 'supplier' })}>{t('catalogue.allSuppliers')}</ButtonLink>
        }
      >
        {t('catalogue.supplierGone.text')}
      </EmptyState>
    </Container>
  );
}

function Detail({ id, page, supplier, products, news }: LoaderData) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { exhibitor } = useSupplierDetailPreloaded(supplier).data;
  if (!exhibitor) return <Unknown />;
  const retry = () => void revalidate();
  return (
    <>
      <PageMeta
        id="supplierDetail"
        title={exhibitor.name}
        description={exhibitor.description}
        image={exhibitor.logoUrl}
      />
      <ExhibitorProfile exhibitor={exhibitor} />
      <PartBoundary resetKey={products} onRetry={retry}>
        <HydrateOnApproach fallback={<StripSkeleton title={t('catalogue.itsProducts')} />}>
          <SupplierProducts query={products} />
        </HydrateOnApproach>
      </PartBoundary>
      <PartBoundary resetKey={news} onRetry={retry}>
        <HydrateOnApproach>
          <SupplierNews id={id} page={page} query={news} />
        </HydrateOnApproach>
      </PartBoundary>
    </>
  );
}

export function Component() {
  const data = useLoaderData<LoaderData | null>();
  return (
    <Page pb={{ base: '12', md: '16', lg: '20' }}>
      {data ? (
        <PageBody
          query={data}
          skeleton={<KnownExhibitor id={data.id} meta={knownMeta} fallback={<Skeleton />} />}
          failed={(error, onRetry) => <Failed id={data.id} error={error} onRetry={onRetry} />}
        >
          <Detail {...data} />
        </PageBody>
      ) : (
        <>
          <PageMeta id="supplierDetail" />
          <AddressError />
        </>
      )}
    </Page>
  );
}
