import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';
import type { ConnectionParent } from '../../shared/index.ts';

/** A news entry as a list of the show, a list of a company, or its own page delivers it. */
export type NewsArticleParent = Schemas['ArticleSummary'] | Schemas['CompanyNews'] | Schemas['Article'];
export type NewsArticleConnectionParent = ConnectionParent<NewsArticleParent>;
export type NewsArticlePageParent = PageParent<NewsArticleParent>;
