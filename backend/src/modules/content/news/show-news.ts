import { and, desc, eq, getTableColumns, gt, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { articleVector } from './article-vector.ts';
import { isPublic } from './published.ts';
import type { ShowNewsKind, ShowNewsStage, ShowNewsState } from './show-news-state.ts';
import { articles } from '../tables.ts';
import { writtenRow } from '../../../db/written-row.ts';

const { search: _search, ...columns } = getTableColumns(articles);
const ofTheShow = sql`kind <> 'exhibitor'`;

export type ShowNewsRow = Omit<typeof articles.$inferSelect, 'search' | 'kind' | 'state' | 'exhibitorId'> & {
  kind: ShowNewsKind;
  state: ShowNewsState;
};
/** All that an editor writes. */
export type ShowNewsValues = Omit<ShowNewsRow, 'id'>;

export interface ShowNewsFilter {
  kind?: ShowNewsKind | undefined;
  stage?: ShowNewsStage | undefined;
  /** Part of a title, in either language. */
  title?: string | undefined;
}

const stageOf = (stage: ShowNewsStage, now: Date): SQL | undefined => {
  if (stage === 'published') return isPublic(now);
  if (stage === 'scheduled') return and(eq(articles.state, 'published'), gt(articles.publicFrom, now));
  return eq(articles.state, stage);
};

function titleHas(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(articles.titleCn, pattern), ilike(articles.titleEn, pattern));
}

const withVector = (values: ShowNewsValues) => ({
  ...values,
  search: articleVector({
    ...values,
    summaryCn: values.descriptionCn,
    summaryEn: values.descriptionEn,
  }),
});

type ArticleRow = Omit<typeof articles.$inferSelect, 'search'>;

const isShowNews = (row: ArticleRow): row is ArticleRow & ShowNewsRow => row.kind !== 'exhibitor';

/** The show's own news as its editors see it, with all that is not public. */
export function showNews(database: Database) {
  const orm = () => database.orm();
  const one = (id: string) => and(ofTheShow, eq(articles.id, id));
  return {
    /** Newest first. */
    async list(
      { kind, stage, title }: ShowNewsFilter,
      { offset, limit }: PageRequest,
      now: Date,
    ): Promise<Page<ShowNewsRow>> {
      const where = and(
        ofTheShow,
        kind && eq(articles.kind, kind),
        stage && stageOf(stage, now),
        title ? titleHas(title) : undefined,
      );
      const [records, total] = await Promise.all([
        orm()
          .select(columns)
          .from(articles)
          .where(where)
          .orderBy(desc(articles.createdAt), desc(articles.id))
          .offset(offset)
          .limit(limit),
        orm().$count(articles, where),
      ]);
      return { records: records.filter(isShowNews), total, totalIsEstimate: false };
    },

    async find(id: string): Promise<ShowNewsRow | undefined> {
      if (!isStorable(id)) return undefined;
      return (await orm().select(columns).from(articles).where(one(id))).find(isShowNews);
    },

    /** The same, held until the transaction ends. */
    async lock(id: string): Promise<ShowNewsRow | undefined> {
      if (!isStorable(id)) return undefined;
      const rows = await orm().select(columns).from(articles).where(one(id)).for('update');
      return rows.find(isShowNews);
    },

    async add(values: ShowNewsValues): Promise<ShowNewsRow> {
      const rows = await orm()
        .insert(articles)
        .values({ ...withVector(values), id: sql`nextval('record_id')` })
        .returning(columns);
      return writtenRow(rows.filter(isShowNews));
    },

    async remove(id: string): Promise<void> {
      await orm().delete(articles).where(one(id));
    },

    async change(id: string, values: ShowNewsValues): Promise<ShowNewsRow> {
      const rows = await orm().update(articles).set(withVector(values)).where(one(id)).returning(columns);
      return writtenRow(rows.filter(isShowNews));
    },
  };
}
