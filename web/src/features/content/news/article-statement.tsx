import { paths } from '../../../lib/paths';
import { fullAddress, useSiteOrigin } from '../../../lib/site-origin';
import { StructuredData } from '../../../ui/structured-data';
import { useEdition } from '../../edition';
import type { NewsDetailQuery } from './news.generated';

/** The article for machines: schema.org NewsArticle of the organiser or of the exhibitor whose news it is. */
export function ArticleStatement({ article }: { article: NonNullable<NewsDetailQuery['newsArticle']> }) {
  const origin = useSiteOrigin();
  const { organiser } = useEdition();
  const { id, title, summary, coverUrl, createdAt, updatedAt, exhibitor } = article;
  return (
    <StructuredData
      about={{
        '@type': 'NewsArticle',
        headline: title,
        description: summary,
        image: coverUrl ? new URL(coverUrl, origin).href : undefined,
        datePublished: createdAt,
        dateModified: updatedAt,
        mainEntityOfPage: fullAddress(origin, paths.newsDetail(id)),
        publisher: { '@type': 'Organization', name: exhibitor?.name ?? organiser },
      }}
    />
  );
}
