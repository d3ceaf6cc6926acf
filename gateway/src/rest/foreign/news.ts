import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import type { Input } from '../operations.ts';
import { stretchByPages } from './stretch-by-pages.ts';

type Conditions = NonNullable<Input<'get', '/app/listing/articles/count'>['query']>;

/** By the call of the specification, which knows the show's news alone. */
const listed = (
  calls: AdaptedCalls,
  { categoryId, keyword }: Conditions,
  page: { pageNo: number; pageSize: number },
) =>
  calls.getPublic('/app/info/queryArticlePageList', {
    query: {
      ...page,
      keyword: keyword?.trim(),
      categoryId: categoryId === 'C01A01' || categoryId === 'C01A02' ? categoryId : undefined,
    },
  });

export const news = {
  get: {
    '/app/listing/articles': {
      instead: (calls, input) => {
        const { first = 20, after, ids, ...conditions } = input?.query ?? {};
        return stretchByPages((page) => listed(calls, conditions, page), { first, after, ids });
      },
    },
    '/app/listing/articles/count': {
      instead: (calls, input) => listed(calls, input?.query ?? {}, { pageNo: 1, pageSize: 1 }),
    },
  },
} satisfies Adaptations;
