import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { Schemas } from '../../../rest/operations.ts';
import { unreviewed } from '../../review/index.ts';
import { publishTypes, purchaseTypes } from '../dictionary.ts';

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
    type: post.type || codesOf(publishTypes, post.type_dictText),
    postsClassify: post.postsClassify || codesOf(purchaseTypes, post.postsClassify_dictText),
  };
}

const reviewFields = completeWith<Omit<DemandRecord, keyof PostRecord>>({
  ...unreviewed,
  postsClassifyList: [],
});

/** One of the caller's own requests with what servers of the specification leave out. */
export const completeDemand = (record: Partial<DemandRecord>): DemandRecord => ({
  ...reviewFields(record),
  ...completePost(record),
});
