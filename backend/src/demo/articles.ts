import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { exhibitors, products } from '../modules/catalogue/tables.ts';
import { companyNews } from '../modules/content/index.ts';
import { toNews } from '../modules/exhibiting/articles/records.ts';
import { promotionArticles } from '../modules/exhibiting/articles/tables.ts';
import { reviewStatus } from '../review/index.ts';
import { sanitiseRichText } from '../rich-text/sanitise.ts';
import { articleTexts } from './article-texts.ts';

const A_DAY = 24 * 3_600_000;

/** Gives a demo company articles in each state, where no company has any; the approved ones are its news too. */
export async function ensureDemoArticles(database: Database, exhibitorId: string): Promise<void> {
  const orm = database.orm();
  if ((await orm.$count(promotionArticles)) > 0) return;
  const [company] = await orm
    .select({ cn: exhibitors.nameCn, en: exhibitors.nameEn })
    .from(exhibitors)
    .where(eq(exhibitors.id, exhibitorId));
  const pictures = await orm
    .select({ image: products.imageUrl, cn: products.titleCn, en: products.titleEn })
    .from(products)
    .where(eq(products.exhibitorId, exhibitorId))
    .orderBy(asc(products.id))
    .limit(articleTexts.length);
  const [first] = pictures;
  if (!company || !first) return;

  await database.transaction(async () => {
    for (const [at, article] of articleTexts.entries()) {
      const { status, reason, handedIn, title, content } = article;
      const picture = pictures[at] ?? first;
      const shown = pictures[(at + 1) % pictures.length] ?? first;
      const fill = (text: string, side: 'cn' | 'en') =>
        text
          .replaceAll('{company}', company[side])
          .replaceAll('{product}', picture[side])
          .replaceAll('{shown}', shown[side])
          .replaceAll('{picture}', shown.image);
      const createdAt = new Date(handedIn);
      const isWaiting = status === 'underReview';
      // A day later; all of these days are working days.
      const decidedAt = new Date(createdAt.getTime() + A_DAY);
      const [row] = await database
        .orm()
        .insert(promotionArticles)
        .values({
          exhibitorId,
          language: 'ZH',
          imageUrl: picture.image,
          files: [],
          createdAt,
          titleCn: fill(title.cn, 'cn'),
          titleEn: fill(title.en, 'en'),
          contentCn: sanitiseRichText(fill(content.cn, 'cn')),
          contentEn: sanitiseRichText(fill(content.en, 'en')),
          status: reviewStatus[status],
          rejectReasonCn: reason?.cn ?? '',
          rejectReasonEn: reason?.en ?? '',
          submittedAt: createdAt,
          reviewedAt: isWaiting ? null : decidedAt,
          fingerprint: `demo ${at}`,
        })
        .onConflictDoNothing()
        .returning();
      if (row && status === 'approved') await companyNews(database).publish(toNews(row, decidedAt));
    }
  });
}
