import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { formatDate, useLang } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { CardLink } from '../../../ui/card-link';
import { Picture } from '../../../ui/picture';
import { type SupplierNewsItemFragment, useSupplierNewsItemFragment } from './supplier-news-item.generated';

const Item = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' },
    columnGap: { base: '4', md: '6' },
    alignItems: 'start',
    py: '5',
    borderBottomWidth: '1px',
    '&:has(a[data-card-link]:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '4px' },
  },
});

/** One entry of a supplier's news; all of it opens the article (DIR-042). */
export function SupplierNewsItem({ article }: { article: FragmentType<SupplierNewsItemFragment> }) {
  const lang = useLang();
  const { id, title, summary, coverUrl, createdAt } = useSupplierNewsItemFragment(article);
  return (
    <Item>
      <chakra.div borderWidth="1px" borderRadius="control" overflow="hidden">
        <Picture sizes={{ base: '104px', md: '176px' }} src={coverUrl} alt="" seed={id} ratio={4 / 3} />
      </chakra.div>
      <div>
        <chakra.time dateTime={createdAt} color="quiet" fontSize="sm">
          {formatDate(createdAt, lang)}
        </chakra.time>
        <chakra.h3 fontSize={{ base: 'md', md: 'lg' }} fontWeight="semibold" lineHeight="1.45" mt="0.5">
          <CardLink to={paths.newsDetail(id)}>{title}</CardLink>
        </chakra.h3>
        <chakra.p color="quiet" mt="1.5" lineClamp={2} display={{ base: 'none', md: '-webkit-box' }}>
          {summary}
        </chakra.p>
      </div>
    </Item>
  );
}
