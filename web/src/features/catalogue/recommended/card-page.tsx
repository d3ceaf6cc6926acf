import { Grid } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';

interface CardPageProps {
  children: ReactNode;
  page: number;
  pageCount: number;
  total: number;
  totalIsEstimate?: boolean;
  /** Narrowest column; on a phone two stand side by side unless a card needs the whole width. */
  minColumn: string;
  twoOnPhone?: boolean;
  href: (page: number) => string;
}

/** A page of a grid of cards with its pager; past the last page it says so and leads back. */
export function CardPage(props: CardPageProps) {
  const { children, page, pageCount, total, totalIsEstimate, minColumn, twoOnPhone, href } = props;
  const t = useT();
  if (Children.count(children) === 0) {
    return (
      <EmptyState
        action={
          page > 1 ? (
            <ButtonLink to={href(1)} variant="outline">
              {t('catalogue.firstPage')}
            </ButtonLink>
          ) : null
        }
      >
        {t(page > 1 ? 'catalogue.pastEnd' : 'catalogue.nothing')}
      </EmptyState>
    );
  }
  return (
    <>
      <Grid
        gap={{ base: twoOnPhone ? '3' : '5', md: '5' }}
        templateColumns={{
          base: twoOnPhone ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          md: `repeat(auto-fill, minmax(min(100%, ${minColumn}), 1fr))`,
        }}
      >
        {children}
      </Grid>
      <Pager
        page={page}
        pageCount={pageCount}
        total={total}
        totalIsEstimate={totalIsEstimate ?? false}
        href={href}
      />
    </>
  );
}
