import type { QueryRef } from '@apollo/client/react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { formatDate, useLang, useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { contentAddress } from '../../lib/content-address';
import { AnyLink } from '../../ui/any-link';
import { Card } from '../../ui/card';
import { Clamp } from '../../ui/clamp';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { TextLink } from '../../ui/text-link';
import { type HomeNewsQuery, type HomeNewsQueryVariables, useHomeNewsPreloaded } from './home.generated';

export type HomeNewsRef = QueryRef<HomeNewsQuery, HomeNewsQueryVariables>;

/** Of those that were fetched, these are shown (HOME-011, HOME-012). */
const SHOWN = { main: 2, side: 5 };

type Main = HomeNewsQuery['main']['nodes'][number];
type Side = HomeNewsQuery['side']['nodes'][number];

/** The entry's own page, or what it links to in its place (HOME-013). */
function ArticleLink({ article }: { article: Side }) {
  const { id, title, link } = article;
  return (
    <AnyLink target={contentAddress(link) ?? { to: paths.newsDetail(id) }} look="card">
      {title}
    </AnyLink>
  );
}

function Day({ at }: { at: string }) {
  return (
    <chakra.time dateTime={at} color="quiet" fontSize="sm">
      {formatDate(at, useLang())}
    </chakra.time>
  );
}

function MainArticle({ article }: { article: Main }) {
  return (
    <Card as="article">
      <Picture
        sizes={{ base: '100vw', md: '50vw', lg: '33vw', xl: '400px' }}
        src={article.coverUrl}
        alt=""
        seed={article.id}
        ratio={16 / 9}
      />
      <Flex direction="column" gap="2" p="5" flex="1">
        <Day at={article.createdAt} />
        <chakra.h3 fontSize="lg" lineHeight="snug">
          <ArticleLink article={article} />
        </chakra.h3>
        {/* HOME-021: as far as eight lines, and no further. */}
        <Clamp color="quiet">{article.summary}</Clamp>
      </Flex>
    </Card>
  );
}

function SideList({ articles }: { articles: readonly Side[] }) {
  const t = useT();
  return (
    <chakra.section aria-labelledby="home-focus" display="flex" flexDirection="column">
      <chakra.h3 id="home-focus" fontSize="lg" pb="2">
        {t('home.focus')}
      </chakra.h3>
      <chakra.ul listStyleType="none" borderTopWidth="1px">
        {articles.map((article) => (
          <chakra.li key={article.id} position="relative" py="3.5" borderBottomWidth="1px">
            <Day at={article.createdAt} />
            <chakra.p fontWeight="medium" lineHeight="snug" mt="0.5" lineClamp={2}>
              <ArticleLink article={article} />
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
      <TextLink
        to={paths.news({ tab: 'focus' })}
        display="inline-flex"
        alignItems="center"
        alignSelf="start"
        gap="1.5"
        py="3"
      >
        {t('home.focus.more')}
        <Icon name="arrowRight" size="18px" />
      </TextLink>
    </chakra.section>
  );
}

/** The newest of both lists of news (HOME-011 to HOME-014). */
export function HomeNews({ query }: { query: HomeNewsRef }) {
  const t = useT();
  const { main, side } = useHomeNewsPreloaded(query).data;
  if (main.nodes.length + side.nodes.length === 0) return <EmptyState>{t('home.news.none')}</EmptyState>;
  return (
    <Grid
      gap={{ base: '8', lg: '10' }}
      templateColumns={{ base: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
    >
      <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="stretch">
        {main.nodes.slice(0, SHOWN.main).map((article) => (
          <MainArticle key={article.id} article={article} />
        ))}
      </Grid>
      {side.nodes.length > 0 ? <SideList articles={side.nodes.slice(0, SHOWN.side)} /> : null}
    </Grid>
  );
}
