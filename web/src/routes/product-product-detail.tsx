import { useProductDetailPreloaded } from '../features/catalogue/product-detail/product-detail.generated';
import type { QueryRef } from '@apollo/client/react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { AddressError } from '../app/address-error';
import { PageMeta } from '../app/meta';
import type { AppContext } from '../app/route-module';
import {
  KnownProduct,
  ProductDetailDocument,
  type ProductDetailQuery,
  type ProductDetailQueryVariables,
  ProductProfile,
  RelatedProducts,
  RelatedProductsDocument,
  type RelatedProductsRef,
  StripSkeleton,
} from '../features/catalogue';
import { BodyError, PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { readId } from '../lib/read-id';
import { ButtonLink } from '../ui/button';
import { Container, Page } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { HydrateOnApproach } from '../ui/hydrate-on-approach';
import { PartBoundary } from '../ui/part-boundary';
import { BreadcrumbSkeleton, DetailSkeleton } from '../ui/skeleton';

/** The title depends on the product. */
export const ownMeta = true;

interface LoaderData {
  id: string;
  product: QueryRef<ProductDetailQuery, ProductDetailQueryVariables>;
  related: RelatedProductsRef;
}

export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData | null {
  const id = readId(request);
  if (!id) return null;
  return {
    id,
    product: preloadQuery(ProductDetailDocument, { variables: { id } }),
    related: preloadQuery(RelatedProductsDocument, { variables: { id } }),
  };
}

function Skeleton() {
  return (
    <Container>
      <PageMeta id="productDetail" />
      <BreadcrumbSkeleton />
      <DetailSkeleton />
    </Container>
  );
}

const knownMeta = (title: string) => <PageMeta id="productDetail" title={title} />;

/** What the list before has told stays, and the error stands below it. */
function Failed({ id, ...failure }: { id: string; error: unknown; onRetry: () => void }) {
  return (
    <KnownProduct
      id={id}
      meta={knownMeta}
      failed={<BodyError {...failure} />}
      fallback={
        <>
          <PageMeta id="productDetail" />
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
      <PageMeta id="productDetail" title={t('catalogue.productGone')} missing />
      <EmptyState
        as="h1"
        seed="product gone"
        title={t('catalogue.productGone')}
        action={
          <ButtonLink to={paths.directory({ tab: 'product' })}>{t('catalogue.allProducts')}</ButtonLink>
        }
      >
        {t('catalogue.productGone.text')}
      </EmptyState>
    </Container>
  );
}

function Detail({ product: query, related }: LoaderData) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { product } = useProductDetailPreloaded(query).data;
  if (!product) return <Unknown />;
  return (
    <>
      <PageMeta
        id="productDetail"
        title={product.title}
        description={product.brief}
        image={product.imageUrl}
        type="product"
      />
      <ProductProfile product={product} />
      <PartBoundary resetKey={related} onRetry={() => void revalidate()}>
        <HydrateOnApproach fallback={<StripSkeleton title={t('catalogue.related')} />}>
          <RelatedProducts query={related} />
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
          skeleton={<KnownProduct id={data.id} meta={knownMeta} fallback={<Skeleton />} />}
          failed={(error, onRetry) => <Failed id={data.id} error={error} onRetry={onRetry} />}
        >
          <Detail {...data} />
        </PageBody>
      ) : (
        <>
          <PageMeta id="productDetail" />
          <AddressError />
        </>
      )}
    </Page>
  );
}
