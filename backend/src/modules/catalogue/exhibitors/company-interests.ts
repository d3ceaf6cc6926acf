import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { reviewStatus } from '../../../review/index.ts';
import { categories, exhibitors, products } from '../tables.ts';

/** Newest products that are looked at, and expressions that are taken: reading requests for each of them costs. */
const MAX_PRODUCTS = 40;
const MAX_PHRASES = 24;

interface Phrase {
  cn: string;
  en: string;
}

/** What a company deals in, by its public record and its public products. */
export interface CompanyInterests {
  /** Root categories: its own first, then those of its products. */
  roots: ({ code: string } & Phrase)[];
  /** Expressions it is known by in both languages, the most telling first: its tags, its products' tags and titles. */
  phrases: Phrase[];
}

const pairs = (cn: readonly string[], en: readonly string[]): Phrase[] =>
  cn.map((text, at) => ({ cn: text, en: en[at] ?? '' }));

/** Those with both sides, each once by either side. */
function distinct(phrases: Phrase[]): Phrase[] {
  const seen = new Set<string>();
  return phrases.filter(({ cn, en }) => {
    const keys = [cn.trim().toLowerCase(), en.trim().toLowerCase()];
    if (keys.some((key) => key === '' || seen.has(key))) return false;
    keys.forEach((key) => seen.add(key));
    return true;
  });
}

/** @returns undefined for a company that is not there */
export async function companyInterests(
  database: Database,
  id: string,
): Promise<CompanyInterests | undefined> {
  const orm = database.orm();
  const [company] = await orm.select().from(exhibitors).where(eq(exhibitors.id, id));
  if (!company) return undefined;
  const own = await orm
    .select({
      titleCn: products.titleCn,
      titleEn: products.titleEn,
      rootCode: products.rootCode,
      tagsCn: products.tagsCn,
      tagsEn: products.tagsEn,
      categoryCode: products.categoryCode,
    })
    .from(products)
    .where(and(eq(products.exhibitorId, id), eq(products.status, reviewStatus.approved)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(MAX_PRODUCTS);
  const rootCodes = [...new Set([company.categoryCode, ...own.map(({ rootCode }) => rootCode)])];
  const codes = [...new Set([...rootCodes, ...own.map(({ categoryCode }) => categoryCode)])];
  const named = await orm.select().from(categories).where(inArray(categories.code, codes));
  const names = new Map(named.map(({ code, nameCn, nameEn }) => [code, { cn: nameCn, en: nameEn }]));
  const nameOf = (code: string) => names.get(code) ?? [];
  return {
    roots: rootCodes.flatMap((code) => {
      const name = names.get(code);
      return name ? [{ code, ...name }] : [];
    }),
    phrases: distinct([
      ...pairs(company.tagsCn, company.tagsEn),
      ...own.flatMap(({ tagsCn, tagsEn }) => pairs(tagsCn, tagsEn)),
      ...own.map(({ titleCn, titleEn }) => ({ cn: titleCn, en: titleEn })),
      ...own.flatMap(({ categoryCode }) => nameOf(categoryCode)),
    ]).slice(0, MAX_PHRASES),
  };
}
