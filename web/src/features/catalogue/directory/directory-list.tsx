import type { QueryRef } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import type { DirectoryTab } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { Tabs } from '../../../ui/tabs';
import { RelaxedFinds } from '../relaxed/relaxed-finds';
import { type DirectoryAddress, directoryPath } from './address';
import {
  type ProductDirectoryQuery,
  type ProductDirectoryQueryVariables,
  type SupplierDirectoryQuery,
  type SupplierDirectoryQueryVariables,
  useProductDirectoryPreloaded,
  useSupplierDirectoryPreloaded,
} from './directory.generated';
import { ExhibitorRow } from './exhibitor-row';
import { ProductRow } from './product-row';

export type DirectoryData =
  | { tab: 'product'; query: QueryRef<ProductDirectoryQuery, ProductDirectoryQueryVariables> }
  | { tab: 'supplier'; query: QueryRef<SupplierDirectoryQuery, SupplierDirectoryQueryVariables> };

interface ListProps {
  address: DirectoryAddress;
  counts: Record<DirectoryTab, number>;
  tab: DirectoryTab;
  total: number;
  totalIsEstimate: boolean;
  pageCount: number;
  rows: ReactNode[];
}

function List({ address, counts, tab, total, totalIsEstimate, pageCount, rows }: ListProps) {
  const t = useT();
  const { search } = address;
  const item = (id: DirectoryTab) => ({
    id,
    label: t(id === 'product' ? 'catalogue.products' : 'catalogue.suppliers'),
    to: directoryPath(id, { search }),
    count: counts[id],
  });
  const whyEmpty = () => {
    if (total > 0) return t('catalogue.pastEnd');
    if (tab === 'supplier' && (address.hall || address.country)) return t('catalogue.nothingThere');
    return search ? t('catalogue.nothingFor', { search }) : t('catalogue.nothing');
  };
  return (
    <Tabs label={t('catalogue.tabs')} tabs={[item('product'), item('supplier')]} current={tab}>
      {rows.length > 0 ? (
        <>
          {rows}
          <Pager
            page={address.page}
            pageCount={pageCount}
            total={total}
            totalIsEstimate={totalIsEstimate}
            href={(page) => directoryPath(tab, { ...address, page })}
          />
        </>
      ) : (
        <>
          <EmptyState
            seed={search || 'directory'}
            action={
              <ButtonLink to={directoryPath(tab, total > 0 ? { ...address, page: 1 } : {})} variant="outline">
                {t(total > 0 ? 'catalogue.firstPage' : 'catalogue.showAll')}
              </ButtonLink>
            }
          >
            {whyEmpty()}
          </EmptyState>
          {search && total === 0 ? <RelaxedFinds search={search} /> : null}
        </>
      )}
    </Tabs>
  );
}

function Products({
  address,
  query,
}: {
  address: DirectoryAddress;
  query: (DirectoryData & { tab: 'product' })['query'];
}) {
  const { products, exhibitors } = useProductDirectoryPreloaded(query).data;
  return (
    <List
      address={address}
      tab="product"
      counts={{ product: products.totalCount, supplier: exhibitors.totalCount }}
      total={products.totalCount}
      totalIsEstimate={products.totalCountIsEstimate}
      pageCount={products.pageInfo.pageCount}
      rows={products.nodes.map((node, index) => (
        <ProductRow key={node.id} product={node} eager={index < 3} />
      ))}
    />
  );
}

function Suppliers({
  address,
  query,
}: {
  address: DirectoryAddress;
  query: (DirectoryData & { tab: 'supplier' })['query'];
}) {
  const { products, exhibitors } = useSupplierDirectoryPreloaded(query).data;
  return (
    <List
      address={address}
      tab="supplier"
      counts={{ product: products.totalCount, supplier: exhibitors.totalCount }}
      total={exhibitors.totalCount}
      totalIsEstimate={exhibitors.totalCountIsEstimate}
      pageCount={exhibitors.pageInfo.pageCount}
      rows={exhibitors.nodes.map((node, index) => (
        <ExhibitorRow key={node.id} exhibitor={node} eager={index < 3} />
      ))}
    />
  );
}

/** The current tab with its list; suspends until its data is here. */
export function DirectoryList({ address, data }: { address: DirectoryAddress; data: DirectoryData }) {
  return data.tab === 'product' ? (
    <Products address={address} query={data.query} />
  ) : (
    <Suppliers address={address} query={data.query} />
  );
}
