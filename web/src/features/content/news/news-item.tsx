import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate, useLang } from '../../../i18n';
import { contentAddress } from '../../../lib/content-address';
import { AnyLink } from '../../../ui/any-link';
import { Picture } from '../../../ui/picture';
import { type NewsItemFragment, useNewsItemFragment } from './news.generated';

const Item = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', md: '13.5rem minmax(0, 1fr)' },
    columnGap: { base: '4', md: '7' },
    alignItems: 'start',
    py: { base: '5', md: '6' },
    borderBottomWidth: '1px',
    '&:has(a[data-card-link]:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '4px' },
  },
});

interface NewsItemProps {
  article: FragmentType<NewsItemFragment>;
  /** Address of its own page; an entry that only points elsewhere opens that instead. */
  to: (id: string) => string;
  eager?: boolean;
  /** How words are shown, e.g. with what was searched for marked. */
  show?: (text: string) => ReactNode;
  titleAs?: 'h2' | 'h3';
}

/** An entry of the news: cover, date, title and what it is about (PUB-016). */
export function NewsItem({ article, to, eager, show = (text) => text, titleAs = 'h2' }: NewsItemProps) {
  const lang = useLang();
  const { id, title, summary, coverUrl, link, createdAt } = useNewsItemFragment(article);
  return (
    <Item>
      <chakra.div borderWidth="1px" borderRadius="control" overflow="hidden">
        <Picture
          sizes={{ base: '104px', md: '216px' }}
          src={coverUrl}
          alt=""
          seed={id}
          ratio={4 / 3}
          eager={eager ?? false}
        />
      </chakra.div>
      <div>
        <chakra.time dateTime={createdAt} color="quiet" fontSize="sm">
          {formatDate(createdAt, lang)}
        </chakra.time>
        <chakra.h2
          as={titleAs}
          fontSize={{ base: 'md', md: 'lg' }}
          fontWeight="semibold"
          lineHeight="1.45"
          mt="0.5"
        >
          <AnyLink target={contentAddress(link) ?? { to: to(id) }} look="card">
            {show(title)}
          </AnyLink>
        </chakra.h2>
        <chakra.p color="quiet" mt="1.5" maxWidth="text" lineClamp={{ base: 2, md: 3 }} display="-webkit-box">
          {show(summary)}
        </chakra.p>
      </div>
    </Item>
  );
}
