import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { vectorOf } from '../fulltext/vector.ts';
import { productText } from '../modules/catalogue/search/search-text.ts';
import { exhibitors, products } from '../modules/catalogue/tables.ts';
import { reviewStatus } from '../review/index.ts';
import type { Bilingual } from './records.ts';

type Product = typeof products.$inferSelect;

interface DemoExhibit {
  status: 'underReview' | 'rejected';
  title: Bilingual;
  description: Bilingual;
  reason?: Bilingual;
  /** When it was handed in, Shanghai time. */
  at: string;
}

const firstLine = (text: string, most: number): string =>
  [...(text.split('\n')[0] ?? '')].slice(0, most).join('');

/**
 * Own exhibits that are not public; those that are came with the company.
 * @param model a product of the company, whose trade theirs is
 */
const exhibitsLike = (model: Product): DemoExhibit[] => [
  {
    status: 'underReview',
    title: { cn: `${model.titleCn}（2025 新款）`, en: `${model.titleEn} (2025 model)` },
    description: { cn: firstLine(model.descriptionCn, 300), en: firstLine(model.descriptionEn, 400) },
    at: '2025-06-13T14:05:00+08:00',
  },
  {
    status: 'rejected',
    title: { cn: '新品样件', en: 'New sample' },
    description: { cn: '质量好，交货快，欢迎咨询。', en: 'Good quality, quick delivery, please ask us.' },
    reason: {
      cn: '请写明型号、规格和适用范围，并换成展品实物图片。',
      en: 'Please state model, specification and what it is for, and use a picture of the exhibit itself.',
    },
    at: '2025-06-11T10:20:00+08:00',
  },
];

const noWords: Bilingual = { cn: '', en: '' };

/** Gives the company of a new demo account exhibits in the states that its public ones are not in. */
export async function addDemoExhibits(
  database: Database,
  { accountId, exhibitorId }: { accountId: string; exhibitorId: string },
): Promise<void> {
  const orm = database.orm();
  const [company] = await orm.select().from(exhibitors).where(eq(exhibitors.id, exhibitorId));
  const [model] = await orm
    .select()
    .from(products)
    .where(eq(products.exhibitorId, exhibitorId))
    .orderBy(asc(products.id));
  if (!company || !model) return;
  for (const { status, title, description, reason, at } of exhibitsLike(model)) {
    const createdAt = new Date(at);
    const isWaiting = status === 'underReview';
    const search = vectorOf(
      productText({
        title,
        description,
        tags: { cn: [], en: [] },
        brief: noWords,
        category: noWords,
        company: { cn: company.nameCn, en: company.nameEn },
      }),
    );
    await orm.insert(products).values({
      exhibitorId,
      accountId,
      language: 'ZH',
      status: reviewStatus[status],
      titleCn: title.cn,
      titleEn: title.en,
      tagsCn: [],
      tagsEn: [],
      descriptionCn: description.cn,
      descriptionEn: description.en,
      categoryCode: model.categoryCode,
      imageUrl: model.imageUrl,
      rejectReasonCn: reason?.cn ?? '',
      rejectReasonEn: reason?.en ?? '',
      submittedAt: createdAt,
      // A day later; all of these days are working days.
      reviewedAt: isWaiting ? null : new Date(createdAt.getTime() + 24 * 3_600_000),
      createdAt,
      updatedAt: createdAt,
      search,
    });
  }
}
