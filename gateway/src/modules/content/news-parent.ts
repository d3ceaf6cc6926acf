import type { ArticleRecord, ArticleSummaryRecord, CompanyNewsRecord } from '../../rest/contract.ts';

/** A news entry as a list of the show, a list of a company, or its own page delivers it. */
export type NewsParent = ArticleSummaryRecord | CompanyNewsRecord | ArticleRecord;

/** Whether the record carries its body. */
export const hasBody = (record: NewsParent): record is ArticleRecord => 'content' in record.itemsCn;
