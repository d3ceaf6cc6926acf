export { type NewsAddress, newsPath, newsTabs, readNewsAddress, readOrigin } from './address';
export { NewsArticle } from './article';
export { ArticleGone } from './article-gone';
export {
  NewsDetailDocument,
  type NewsDetailQuery,
  type NewsDetailQueryVariables,
  NewsletterArchiveDocument,
  NewsListDocument,
} from './news.generated';
export { NewsItem } from './news-item';
export { NewsList, type NewsListRef } from './news-list';
export { NewsletterArchive, type NewsletterArchiveRef } from './newsletter-archive';
