import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatNumber, useT } from '../i18n';
import { Icon } from './icon';
import { pagerEntries } from './pager-pages';

const PagerLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: { base: '10', md: '11' },
    height: { base: '10', md: '11' },
    px: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontSize: { base: 'sm', md: 'md' },
    _hover: { borderColor: 'line.strong' },
    _currentPage: { bg: 'ink', color: 'page', fontWeight: 'semibold' },
  },
});

const ellipsis = '…';

interface PagerProps {
  page: number;
  /** Pages that can be asked for, as the server says: of a very long list not all. */
  pageCount: number;
  total: number;
  /** The server counted only so far: the total is 'about', and its last page is not a promise. */
  totalIsEstimate?: boolean;
  /** Address of a page: real links, so that they open in a new tab. */
  href: (page: number) => string;
  /** Some lists hide the pager when one page holds everything (CONST-033). */
  hideForOnePage?: boolean;
  /** Name of the list, for screen readers. */
  label?: string;
}

export function Pager({ page, pageCount, total, totalIsEstimate, href, hideForOnePage, label }: PagerProps) {
  const t = useT();
  const pages = Math.max(1, pageCount, totalIsEstimate ? page : 1);
  if (hideForOnePage && pages === 1) return null;
  const entries = pagerEntries(page, pages);
  const count = formatNumber(total);
  return (
    <Flex align="center" justify="space-between" wrap="wrap" gap="4" mt="8">
      <chakra.p color="quiet" fontSize="sm">
        {t(totalIsEstimate ? 'ui.pager.about' : 'ui.pager.total', { count, plural: total })}
      </chakra.p>
      {pages > 1 ? (
        <nav aria-label={label ?? t('ui.pager.label')}>
          <Flex as="ul" listStyleType="none" gap="1" wrap="wrap">
            {page > 1 ? (
              <li>
                <PagerLink to={href(page - 1)} rel="prev" aria-label={t('ui.pager.previous')}>
                  <Icon name="chevronLeft" />
                </PagerLink>
              </li>
            ) : null}
            {entries.map((entry, index) => (
              <li key={entry === 'gap' ? `gap-${index}` : entry}>
                {entry === 'gap' ? (
                  <chakra.span
                    aria-hidden
                    display="inline-block"
                    width="6"
                    textAlign="center"
                    lineHeight="2.75rem"
                  >
                    {ellipsis}
                  </chakra.span>
                ) : (
                  <PagerLink
                    to={href(entry)}
                    aria-current={entry === page ? 'page' : undefined}
                    aria-label={t('ui.pager.page', { page: entry })}
                  >
                    {entry}
                  </PagerLink>
                )}
              </li>
            ))}
            {page < pages ? (
              <li>
                <PagerLink to={href(page + 1)} rel="next" aria-label={t('ui.pager.next')}>
                  <Icon name="chevronRight" />
                </PagerLink>
              </li>
            ) : null}
          </Flex>
        </nav>
      ) : null}
    </Flex>
  );
}
