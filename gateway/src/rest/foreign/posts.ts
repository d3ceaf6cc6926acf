import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import { oneByOne } from '../batch.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Input, Schemas } from '../operations.ts';
import { publishWords, purchaseWords } from '../post-words.ts';
import { completeList } from './complete-list.ts';
import { stretchByPages } from './stretch-by-pages.ts';
import { unreviewed } from './unreviewed.ts';

type PostRecord = Schemas['Post'];
type DemandRecord = Schemas['Demand'];

const fields = completeWith<PostRecord>({
  id: '',
  type: '',
  type_dictText: '',
  postsClassify: '',
  postsClassify_dictText: '',
  content: '',
  contentCn: '',
  contentEn: '',
  postsNumber: '',
  postsNumberCn: '',
  postsNumberEn: '',
  coverImage: '',
  publisher: '',
  countNumber: 0,
  createTime: UNKNOWN_TIME,
  updateTime: null,
});

/** The codes of words in either language, comma-joined; the specification's posts carry the words alone. */
function codesOf(entries: readonly { code: string; cn: string; en: string }[], words: string): string {
  const wanted = words.split(/[,，]/).map((word) => word.trim().toLowerCase());
  return entries
    .filter(({ cn, en }) => wanted.includes(cn) || wanted.includes(en.toLowerCase()))
    .map(({ code }) => code)
    .join(',');
}

/** A buyer's post with what servers of the specification leave out. */
export function completePost(record: Partial<PostRecord>): PostRecord {
  const post = fields(record);
  if (post.type !== '' && post.postsClassify !== '') return post;
  return {
    ...post,
    type: post.type || codesOf(publishWords, post.type_dictText),
    postsClassify: post.postsClassify || codesOf(purchaseWords, post.postsClassify_dictText),
  };
}

const reviewFields = completeWith<Omit<DemandRecord, keyof PostRecord>>({
  ...unreviewed,
  postsClassifyList: [],
});

/** One of the caller's own requests with what servers of the specification leave out. */
const completeDemand = (record: Partial<DemandRecord>): DemandRecord => ({
  ...reviewFields(record),
  ...completePost(record),
});

const completePosts = completeList(completePost);

type Conditions = NonNullable<Input<'get', '/app/listing/posts/count'>['query']>;

/** Posts by the call of the specification, which takes both kinds in one parameter. */
const listed = (
  calls: AdaptedCalls,
  { keyword, type, postsClassify }: Conditions,
  page: { pageNo: number; pageSize: number },
) => {
  const types = type?.split(',').map((code) => `t${code}`) ?? [];
  const classes = postsClassify?.split(',').map((code) => `c${code}`) ?? [];
  return calls.getPublic('/app/sourcing/posts', {
    query: { ...page, keyword, typeQuery: [...types, ...classes].join(',') },
  });
};

async function find(calls: AdaptedCalls, id: string): Promise<PostRecord | undefined> {
  const query = { pageNo: 1, pageSize: 1, fixId: id };
  const { records } = await calls.getPublic('/app/sourcing/posts', { query });
  return records.find((post) => post.id === id);
}

export const posts = {
  get: {
    '/app/sourcing/posts': { complete: completePosts },
    '/app/posts/getAllList': { complete: completePosts },
    '/app/sourcing/postsByIds': {
      instead: (calls, { query: { ids } }) => oneByOne(ids, (id) => find(calls, id)),
    },
    '/app/listing/posts': {
      complete: completePosts,
      instead: (calls, input) => {
        const { first = 20, after, ...conditions } = input?.query ?? {};
        return stretchByPages((page) => listed(calls, conditions, page), { first, after });
      },
    },
    '/app/listing/posts/count': {
      instead: (calls, input) => listed(calls, input?.query ?? {}, { pageNo: 1, pageSize: 1 }),
    },
    '/app/sourcing/demands': { complete: completeList(completeDemand) },
    '/app/sourcing/demand': { complete: completeDemand },
  },
} satisfies Adaptations;
