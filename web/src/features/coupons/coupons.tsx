import { useCouponsPreloaded } from './coupons.generated';
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Pager } from '../../ui/pager';
import { Bone, Loading } from '../../ui/skeleton';
import type { PanelProps } from '../centre';
import { couponsPath } from './address';
import { CouponCard } from './coupon-card';
import type { CouponsData } from './load';

function CouponsSkeleton() {
  return (
    <Loading>
      <chakra.div display="grid" gap="4" maxWidth="48rem">
        {Array.from({ length: 4 }, (_, index) => (
          <Bone key={index} height={{ base: '20rem', sm: '11rem' }} borderRadius="card" />
        ))}
      </chakra.div>
    </Loading>
  );
}

function Found({ page, query }: CouponsData) {
  const t = useT();
  const found = useCouponsPreloaded(query).data.viewer?.coupons;
  if (!found) return null;
  const { nodes, totalCount } = found;
  const lastPage = Math.max(1, found.pageInfo.pageCount);
  if (page > lastPage) return <Navigate to={couponsPath(lastPage)} replace />;
  if (nodes.length === 0) {
    return (
      <EmptyState
        seed="coupons"
        title={t('coupons.none')}
        action={<ButtonLink to={paths.centre('visitor')}>{t('coupons.toHome')}</ButtonLink>}
      >
        {t('coupons.none.text')}
      </EmptyState>
    );
  }
  return (
    <chakra.div maxWidth="48rem">
      <chakra.p color="quiet" mt="-3" mb="6" maxWidth="40em">
        {t('coupons.lead')}
      </chakra.p>
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {nodes.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </chakra.ul>
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        hideForOnePage
        label={t('coupons.list')}
        href={couponsPath}
      />
    </chakra.div>
  );
}

/** Coupons of the visit, five a page (VC-003, VC-033..036, CONST-026). */
export function Coupons({ data }: PanelProps<CouponsData>) {
  return (
    <Suspense fallback={<CouponsSkeleton />}>
      <Found {...data} />
    </Suspense>
  );
}
