import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { formatDate, formatNumber, otherLanguageOf, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { paths } from '../../../lib/paths';
import { CardLink } from '../../../ui/card-link';
import { Icon } from '../../../ui/icon';
import { type BuyerPostLineFragment, useBuyerPostLineFragment } from './buyer-post-line.generated';
import { PublishTag } from './publish-tag';

const Line = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '2',
    px: { base: '4', md: '6' },
    py: '4',
    borderBottomWidth: '1px',
    gridTemplateColumns: { base: '1fr auto', lg: '9.5rem minmax(0, 1fr) 6.5rem 7.5rem 8rem 1.25rem' },
    transition: 'background-color 150ms',
    _hover: { bg: 'raised' },
    '&:has(a[data-card-link]:focus-visible)': {
      outline: '2px solid {colors.focus}',
      outlineOffset: '-2px',
      borderRadius: 'control',
    },
  },
});

/** A buyer's request in one line of a list; all of it opens the request (DIR-017). */
export function BuyerPostLine({ post }: { post: FragmentType<BuyerPostLineFragment> }) {
  const t = useT();
  const lang = useLang();
  const {
    id,
    publishType,
    publishTypeLabel,
    purchaseTypeLabels,
    content,
    quantity,
    applicantCount,
    createdAt,
  } = useBuyerPostLineFragment(post);
  return (
    <Line>
      <PublishTag type={publishType} label={publishTypeLabel} />
      <chakra.div minWidth="0" gridColumn={{ base: '1 / -1', lg: 'auto' }} gridRow={{ base: 2, lg: 'auto' }}>
        <chakra.h3 fontSize="md" fontWeight="semibold" lineHeight="1.5" lineClamp={{ base: 2, xl: 1 }}>
          <CardLink to={paths.buyerPosts({ id })} lang={otherLanguageOf(content, lang)}>
            {content}
          </CardLink>
        </chakra.h3>
        <chakra.p color="quiet" fontSize="sm" lineClamp={1}>
          {inARow(purchaseTypeLabels)}
        </chakra.p>
      </chakra.div>
      <chakra.p fontSize={{ base: 'sm', lg: 'md' }} fontWeight="semibold" data-numeric="" lineClamp={1}>
        {quantity}
      </chakra.p>
      <chakra.p color="quiet" fontSize="sm" textAlign={{ base: 'end', lg: 'start' }}>
        {t('sourcing.applicants', { count: applicantCount, shown: formatNumber(applicantCount) })}
      </chakra.p>
      <chakra.time
        dateTime={createdAt}
        color="quiet"
        fontSize="sm"
        textAlign="end"
        whiteSpace="nowrap"
        gridColumn={{ base: 2, lg: 'auto' }}
        gridRow={{ base: 1, lg: 'auto' }}
      >
        {formatDate(createdAt, lang)}
      </chakra.time>
      <Icon name="chevronRight" size="18px" color="quiet" display={{ base: 'none', lg: 'block' }} />
    </Line>
  );
}
