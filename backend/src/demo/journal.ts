import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { exhibitors } from '../modules/catalogue/tables.ts';
import { journalEntries } from '../modules/exhibiting/journal/tables.ts';
import { reviewStatus } from '../review/index.ts';

/** One state for each of the demo's companies: the first, which most people look at, has something to do. */
const states = ['rejected', 'underReview', 'approved'] as const;

const reason = {
  cn: '中文简介请写明主要产品的规格范围和执行标准；英文简介与中文内容不一致。',
  en: 'Please name sizes and standards of your main products in the Chinese introduction; the English one says something else.',
};

/** Gives the demo's companies their entries of the journal, where no company has one. */
export async function ensureDemoJournal(database: Database, companyIds: readonly string[]): Promise<void> {
  const orm = database.orm();
  if ((await orm.$count(journalEntries)) > 0) return;
  for (const [at, status] of states.entries()) {
    const id = companyIds[at];
    const [company] = id ? await orm.select().from(exhibitors).where(eq(exhibitors.id, id)) : [];
    if (!company) continue;
    const createdAt = new Date(`2025-06-0${3 + at}T10:30:00+08:00`);
    const isWaiting = status === 'underReview';
    const isRejected = status === 'rejected';
    await orm
      .insert(journalEntries)
      .values({
        exhibitorId: company.id,
        language: 'ZH',
        companyCn: company.nameCn,
        companyEn: company.nameEn,
        companyAddress: company.addressCn,
        phone: company.phone,
        fax: company.fax,
        webSite: company.website,
        contentCn: company.descriptionCn.slice(0, 300),
        contentEn: company.descriptionEn.slice(0, 500),
        classify: [company.categoryCode],
        status: reviewStatus[status],
        rejectReasonCn: isRejected ? reason.cn : '',
        rejectReasonEn: isRejected ? reason.en : '',
        submittedAt: createdAt,
        reviewedAt: isWaiting ? null : new Date(createdAt.getTime() + 24 * 3_600_000),
        createdAt,
      })
      .onConflictDoNothing();
  }
}
