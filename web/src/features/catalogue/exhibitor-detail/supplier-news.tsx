import type { QueryRef } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Pager } from '../../../ui/pager';
import { TextLink } from '../../../ui/text-link';
import { Strip } from '../strip';
import {
  type SupplierNewsQuery,
  type SupplierNewsQueryVariables,
  useSupplierNewsPreloaded,
} from './supplier-detail.generated';
import { SupplierNewsItem } from './supplier-news-item';

/** Target of the pager's links: turning a page stays at the list. */
export const SUPPLIER_NEWS_ANCHOR = 'news';

export type SupplierNewsRef = QueryRef<SupplierNewsQuery, SupplierNewsQueryVariables>;

interface SupplierNewsProps {
  id: string;
  page: number;
  query: SupplierNewsRef;
}

/** The supplier's news, five a page (DIR-041, CONST-023); a supplier without news shows none of it. */
export function SupplierNews({ id, page, query }: SupplierNewsProps) {
  const t = useT();
  const news = useSupplierNewsPreloaded(query).data.exhibitor?.news;
  if (!news || (news.totalCount === 0 && page === 1)) return null;
  return (
    <Strip title={t('catalogue.itsNews')} id={SUPPLIER_NEWS_ANCHOR}>
      {news.nodes.length > 0 ? (
        <chakra.div borderTopWidth="1px">
          {news.nodes.map((node) => (
            <SupplierNewsItem key={node.id} article={node} />
          ))}
        </chakra.div>
      ) : (
        <Flex columnGap="4" wrap="wrap">
          <p>{t('catalogue.pastEnd')}</p>
          <TextLink to={paths.supplierDetail(id)}>{t('catalogue.firstPage')}</TextLink>
        </Flex>
      )}
      <Pager
        page={page}
        pageCount={news.pageInfo.pageCount}
        total={news.totalCount}
        totalIsEstimate={news.totalCountIsEstimate}
        href={(target) => `${paths.supplierDetail(id, target)}#${SUPPLIER_NEWS_ANCHOR}`}
        label={t('catalogue.itsNews')}
        hideForOnePage
      />
    </Strip>
  );
}
