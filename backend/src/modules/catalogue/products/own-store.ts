import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Indexed } from '../../../fulltext/upkeep.ts';
import { vectorOf, type WeightedText } from '../../../fulltext/vector.ts';
import { ownedStore, reviewStatus } from '../../../review/index.ts';
import { productText } from '../search/search-text.ts';
import { categories, exhibitors, products } from '../tables.ts';

const { search: _search, ...columns } = getTableColumns(products);

/** A product as its company sees it, in whatever state. */
export type OwnProductRow = Omit<typeof products.$inferSelect, 'search'>;

/** What a company writes of a product. */
export type OwnProductValues = Pick<
  OwnProductRow,
  | 'titleCn'
  | 'titleEn'
  | 'briefCn'
  | 'briefEn'
  | 'descriptionCn'
  | 'descriptionEn'
  | 'categoryCode'
  | 'tagsCn'
  | 'tagsEn'
  | 'imageUrl'
  | 'videoUrl'
  | 'language'
> & { accountId: string; fingerprint: string };

interface Names {
  nameCn: string;
  nameEn: string;
}

const textOf = (
  product: Omit<OwnProductValues, 'accountId' | 'fingerprint'>,
  category: Names | null | undefined,
  company: Names | undefined,
): WeightedText =>
  productText({
    title: { cn: product.titleCn, en: product.titleEn },
    tags: { cn: product.tagsCn, en: product.tagsEn },
    category: { cn: category?.nameCn ?? '', en: category?.nameEn ?? '' },
    brief: { cn: product.briefCn, en: product.briefEn },
    company: { cn: company?.nameCn ?? '', en: company?.nameEn ?? '' },
    description: { cn: product.descriptionCn, en: product.descriptionEn },
  });

/** By what a product is found, with the names around it. */
const searchOf = (...of: Parameters<typeof textOf>) => vectorOf(textOf(...of));

/** Products that meet a condition, with the names around them. */
const withNames = (database: Database, where: SQL) =>
  database
    .orm()
    .select({
      product: columns,
      category: categories,
      nameCn: exhibitors.nameCn,
      nameEn: exhibitors.nameEn,
    })
    .from(products)
    .innerJoin(exhibitors, eq(exhibitors.id, products.exhibitorId))
    .leftJoin(categories, eq(categories.code, products.categoryCode))
    .where(where);

/** The products, for the upkeep of the index. */
export const indexedProducts = (database: Database): Indexed => ({
  table: products,
  id: products.id,
  vector: products.search,
  texts: async (ids) =>
    (await withNames(database, inArray(products.id, ids))).map(({ product, category, ...company }) => ({
      id: product.id,
      text: textOf(product, category, company),
    })),
});

/** Reads and writes of a company's own products, public or not. */
export function ownProductStore(database: Database) {
  const orm = () => database.orm();

  async function vectorFor(exhibitorId: string, values: OwnProductValues) {
    const [[category], [company]] = await Promise.all([
      orm().select().from(categories).where(eq(categories.code, values.categoryCode)),
      orm()
        .select({ nameCn: exhibitors.nameCn, nameEn: exhibitors.nameEn })
        .from(exhibitors)
        .where(eq(exhibitors.id, exhibitorId)),
    ]);
    return searchOf(values, category, company);
  }

  /** Those of these fingerprints that the company has. */
  const same = async (exhibitorId: string, fingerprints: readonly string[]): Promise<OwnProductRow[]> =>
    fingerprints.length === 0
      ? []
      : orm()
          .select(columns)
          .from(products)
          .where(
            and(eq(products.exhibitorId, exhibitorId), inArray(products.fingerprint, [...fingerprints])),
          );

  return {
    ...ownedStore(database, { table: products, owner: products.exhibitorId, columns }),

    same,

    async findSame(exhibitorId: string, fingerprint: string): Promise<OwnProductRow | undefined> {
      return (await same(exhibitorId, [fingerprint]))[0];
    },

    /** @returns undefined when the company has the same already; waits for one that is just being written */
    async add(
      exhibitorId: string,
      values: OwnProductValues,
      times: { createdAt: Date; submittedAt: Date },
    ): Promise<OwnProductRow | undefined> {
      const search = await vectorFor(exhibitorId, values);
      const [row] = await orm()
        .insert(products)
        .values({
          ...values,
          ...times,
          search,
          exhibitorId,
          status: reviewStatus.underReview,
          updatedAt: times.createdAt,
        })
        .onConflictDoNothing()
        .returning(columns);
      return row;
    },

    /** Writes one anew; its state is the review's to change. */
    async change(exhibitorId: string, id: string, values: OwnProductValues, updatedAt: Date): Promise<void> {
      const search = await vectorFor(exhibitorId, values);
      await orm()
        .update(products)
        .set({ ...values, updatedAt, search })
        .where(and(eq(products.exhibitorId, exhibitorId), eq(products.id, id)));
    },

    /** Makes all products of a company found by its present name. */
    async findAnew(exhibitorId: string): Promise<void> {
      const rows = await withNames(database, eq(products.exhibitorId, exhibitorId));
      for (const { product, category, ...company } of rows) {
        await orm()
          .update(products)
          .set({ search: searchOf(product, category, company) })
          .where(eq(products.id, product.id));
      }
    },

    /** The classification, by code. */
    async classification() {
      const rows = await orm().select().from(categories);
      return new Map(rows.map((row) => [row.code, row]));
    },
  };
}

/** The table, for the review of what stands in it. */
export const productTable = products;
