import { chakra, Flex } from '@chakra-ui/react';
import { formatDate, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Breadcrumb } from '../../../ui/breadcrumb';
import { Card } from '../../../ui/card';
import { CardLink } from '../../../ui/card-link';
import { Container } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { RichText } from '../../../ui/rich-text';
import { TextLink } from '../../../ui/text-link';
import { type NewsAddress, newsPath } from './address';
import { ArticleStatement } from './article-statement';
import type { NewsDetailQuery } from './news.generated';

type Article = NonNullable<NewsDetailQuery['newsArticle']>;

/** The company whose news it is; all of the card opens its page (PUB-024). */
function Company({ exhibitor }: { exhibitor: NonNullable<Article['exhibitor']> }) {
  const t = useT();
  const { id, name, logoUrl, boothNumber } = exhibitor;
  return (
    <Card flexDirection="row" alignItems="center" gap="4" p="4" mt="10" maxWidth="text">
      <chakra.div width="16" flexShrink={0} borderWidth="1px" borderRadius="control" overflow="hidden">
        <Picture sizes="64px" src={logoUrl} alt="" seed={id} ratio={1} fit="contain" />
      </chakra.div>
      <div>
        <chakra.p color="quiet" fontSize="sm">
          {t('news.company')}
        </chakra.p>
        <chakra.h2 fontSize="md" fontWeight="semibold">
          <CardLink to={paths.supplierDetail(id)}>{name}</CardLink>
        </chakra.h2>
        <chakra.p color="quiet" fontSize="sm">
          {t('news.booth', { booth: boothNumber })}
        </chakra.p>
      </div>
    </Card>
  );
}

/** The list it belongs to: the one it was opened from, or that of its kind; of a supplier's news its page. */
function originOf(
  article: Article,
  origin: NewsAddress | null,
): { label: 'news' | 'focus'; to: string } | null {
  if (article.exhibitor) return null;
  const ownTab = article.kind === 'FOCUS' ? 'focus' : 'news';
  const tab = origin && origin.tab !== 'newsletter' ? origin.tab : ownTab;
  return { label: tab, to: newsPath({ tab, page: origin?.tab === tab ? origin.page : 1 }) };
}

interface NewsArticleProps {
  article: Article;
  origin: NewsAddress | null;
}

/** Title, date, cover and rich text, with the way back to where the reader came from (PUB-020, PUB-021). */
export function NewsArticle({ article, origin }: NewsArticleProps) {
  const t = useT();
  const lang = useLang();
  const { title, summary, body, coverUrl, createdAt, exhibitor, id } = article;
  const list = originOf(article, origin);
  const back = list
    ? { label: t(`news.tab.${list.label}`), to: list.to }
    : { label: exhibitor?.name ?? '', to: paths.supplierDetail(exhibitor?.id ?? '') };
  const crumbs = [
    list
      ? { label: t('news.title'), to: paths.news() }
      : { label: t('news.suppliers'), to: paths.directory({ tab: 'supplier' }) },
    back,
    { label: title },
  ];
  return (
    <Container>
      <ArticleStatement article={article} />
      <Breadcrumb crumbs={crumbs} />
      <chakra.article maxWidth="52rem" mx="auto" pt={{ base: '2', md: '6' }}>
        <chakra.h1 fontSize={{ base: '2xl', md: '4xl' }} lineHeight="1.25" textWrap="balance">
          {title}
        </chakra.h1>
        <chakra.p color="quiet" mt="4">
          <time dateTime={createdAt}>{formatDate(createdAt, lang)}</time>
        </chakra.p>
        <chakra.div borderRadius="card" overflow="hidden" borderWidth="1px" my={{ base: '6', md: '8' }}>
          <Picture
            sizes={{ base: '100vw', lg: '832px' }}
            src={coverUrl}
            alt=""
            seed={id}
            ratio={16 / 9}
            eager
          />
        </chakra.div>
        {body ? <RichText html={body} /> : <p>{summary}</p>}
        {exhibitor ? <Company exhibitor={exhibitor} /> : null}
        <Flex mt="10" pt="6" borderTopWidth="1px">
          <TextLink to={back.to} display="inline-flex" alignItems="center" gap="1.5" py="2">
            <Icon name="chevronLeft" size="18px" />
            {list ? t('news.back') : t('news.backToSupplier')}
          </TextLink>
        </Flex>
      </chakra.article>
    </Container>
  );
}
