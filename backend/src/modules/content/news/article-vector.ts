import { sql, type SQL } from 'drizzle-orm';
import { vectorFrom, vectorSource } from '../../../fulltext/vector.ts';

interface Searched {
  titleCn: string;
  titleEn: string;
  /** What lists show of it. */
  summaryCn: string;
  summaryEn: string;
  /** HTML. */
  contentCn: string;
  contentEn: string;
}

/** What an article is found by. */
export function articleVector(article: Searched): SQL {
  const { pairs, a, b, c, d } = vectorSource({
    A: `${article.titleCn} ${article.titleEn}`,
    C: `${article.summaryCn} ${article.summaryEn}`,
    D: `${article.contentCn} ${article.contentEn}`.replace(/<[^>]*>/g, ' '),
  });
  return vectorFrom({ pairs: sql`${pairs}`, a: sql`${a}`, b: sql`${b}`, c: sql`${c}`, d: sql`${d}` });
}
