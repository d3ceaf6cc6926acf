import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { formatDate, formatDateTime, useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { CardLink } from '../../../ui/card-link';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { Tag } from '../../../ui/tag';
import { managedNewsPath } from './address';
import type { DeskArticlesQuery } from './managed-news.generated';
import { StageTag } from './stage-tag';

type Line = NonNullable<DeskArticlesQuery['organiser']>['deskArticles']['nodes'][number];

/** One article: where it stands, what is missing, its date; the row opens its form. */
export function ArticleRow({ article }: { article: Line }) {
  const t = useT();
  const lang = useLang();
  const heading = useId();
  const { id, kind, stage, coverUrl, missing, createdAt, publishedAt } = article;
  const [own, other] =
    lang === 'ZH' ? [article.titleCn, article.titleEn] : [article.titleEn, article.titleCn];
  const otherLang = lang === 'ZH' ? 'en' : 'zh-CN';
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '7.5rem minmax(0, 1fr) auto' }}
      gap={{ base: '2', md: '5' }}
      alignItems="center"
      py="4"
      borderBottomWidth="1px"
      css={{
        '&:has(a[data-card-link]:focus-visible)': {
          outline: '2px solid {colors.focus}',
          outlineOffset: '2px',
        },
      }}
    >
      <chakra.div
        display={{ base: 'none', md: 'block' }}
        borderWidth="1px"
        borderRadius="control"
        overflow="hidden"
      >
        <Picture sizes="120px" src={coverUrl} alt="" ratio={4 / 3} seed={id} />
      </chakra.div>
      <Flex direction="column" gap="2" minWidth="0">
        <Flex gap="2" wrap="wrap" align="center">
          <StageTag stage={stage} />
          <Tag>{t(kind === 'NEWS' ? 'managed-news.kind.news' : 'managed-news.kind.focus')}</Tag>
          {missing.map((side) => (
            <Tag key={side} tone="review">
              <Icon name="alert" size="16px" />
              {t(`managed-news.missing.${side}`)}
            </Tag>
          ))}
        </Flex>
        <chakra.h2 id={heading} fontSize="md" lineHeight="1.5" lang={own ? undefined : otherLang}>
          <CardLink to={managedNewsPath({ view: 'edit', id })}>{own || other}</CardLink>
        </chakra.h2>
        <chakra.p color="quiet" fontSize="sm">
          {stage === 'SCHEDULED' && publishedAt
            ? t('managed-news.publicAt', { time: formatDateTime(publishedAt, lang) })
            : formatDate(createdAt, lang)}
        </chakra.p>
      </Flex>
      <chakra.div position="relative" zIndex={2}>
        <ButtonLink
          size="sm"
          variant="outline"
          to={managedNewsPath({ view: 'versions', id, from: null, to: null })}
          aria-describedby={heading}
        >
          {t('managed-news.versions')}
        </ButtonLink>
      </chakra.div>
    </chakra.li>
  );
}
