/** What a page of products is asked by. */
export interface ProductConditions {
  pageNo: number;
  pageSize: number;
  keyword?: string | undefined;
  /** A category's code. */
  classify?: string | undefined;
}

/** The query of `/app/info/getEntriesList`: a category's code goes as the keyword there (DIR-028, REST-049). */
export function productQuery({ classify, ...query }: ProductConditions, language: 'ZH' | 'EN') {
  if (!classify) return { ...query, language };
  // The specification has no way to ask by text and category together; this one is ours.
  if (query.keyword) return { ...query, classify, language };
  return { ...query, keyword: classify, searchType: 'classify' as const, language };
}
