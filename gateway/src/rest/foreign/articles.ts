import type { Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';
import { findInPages } from './read-through.ts';
import { unreviewed } from './unreviewed.ts';

type ArticleRecord = Schemas['PromotionArticle'];
type SummaryRecord = Schemas['PromotionArticleSummary'];

const summary: SummaryRecord = {
  ...unreviewed,
  id: '',
  titleCn: '',
  titleEn: '',
  imageUrl: '',
  files: '',
  createTime: UNKNOWN_TIME,
  updateTime: null,
};

const completeArticle = completeWith<ArticleRecord>({
  ...summary,
  contentCn: '',
  contentEn: '',
  fileList: [],
});

const completeSummary = completeWith<SummaryRecord>(summary);

/** Lists of the specification have the contents, too; ours have not. */
const hasContents = (record: Partial<ArticleRecord>): boolean =>
  record.contentCn !== undefined || record.contentEn !== undefined;

const completeListed = (record: SummaryRecord): SummaryRecord =>
  hasContents(record) ? completeArticle(record) : completeSummary(record);

export const articles = {
  get: {
    '/app/exhibiting/articles': { complete: completeList(completeListed) },
    '/app/exhibiting/article': {
      complete: completeArticle,
      ifNotFound: async (calls, { query: { id } }) => {
        const listed = await findInPages(
          (page) => calls.get('/app/exhibiting/articles', { query: page }),
          (article) => article.id === id,
        );
        return listed && completeArticle(listed);
      },
    },
  },
} satisfies Adaptations;
