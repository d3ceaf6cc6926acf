import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, exhibitors, products } from './tables.ts';

/** A query for columns `is_product` and `link_id`: products and exhibitors that somebody was interested in. */
export type Interest = SQL;

/** How much interest a company or a category found. */
export interface InterestCount {
  /** Id of the company, or code of the category. */
  id: string;
  nameCn: string;
  nameEn: string;
  count: number;
}

interface Row extends Record<string, unknown> {
  id: string | number;
  name_cn: string;
  name_en: string;
  total: string | number;
}

const toCount = ({ id, name_cn: nameCn, name_en: nameEn, total }: Row): InterestCount => ({
  id: String(id),
  nameCn,
  nameEn,
  count: Number(total),
});

/** Tells whose products and which fields of the trade people were interested in; what is gone counts for nobody. */
export function interestCounts(database: Database) {
  const orm = () => database.orm();
  // Each thing is looked up once, however many people wanted it.
  const things = (interest: Interest) => sql`
    (select is_product, link_id, count(*) as times from (${interest}) as wanted group by 1, 2) as thing
    left join ${products} on thing.is_product and ${products.id} = thing.link_id`;

  return {
    /** Companies with what is theirs, the most first. */
    async byExhibitor(interest: Interest, most: number): Promise<InterestCount[]> {
      const { rows } = await orm().execute<Row>(sql`
        select ${exhibitors.id} as id, ${exhibitors.nameCn} as name_cn, ${exhibitors.nameEn} as name_en,
          sum(times) as total
        from ${things(interest)}
        join ${exhibitors} on ${exhibitors.id} =
          case when thing.is_product then ${products.exhibitorId} else thing.link_id end
        group by ${exhibitors.id} order by total desc, ${exhibitors.id} limit ${most}`);
      return rows.map(toCount);
    },

    /** Root categories in their order: that of a product, or the one that a company belongs to. */
    async byCategory(interest: Interest): Promise<InterestCount[]> {
      const { rows } = await orm().execute<Row>(sql`
        select ${categories.code} as id, ${categories.nameCn} as name_cn, ${categories.nameEn} as name_en,
          sum(times) as total
        from ${things(interest)}
        left join ${exhibitors} on not thing.is_product and ${exhibitors.id} = thing.link_id
        join ${categories} on ${categories.code} =
          case when thing.is_product then ${products.rootCode} else ${exhibitors.categoryCode} end
        group by ${categories.code} order by ${categories.rank}, ${categories.code}`);
      return rows.map(toCount);
    },
  };
}
