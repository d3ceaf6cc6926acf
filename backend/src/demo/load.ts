import { demoBooth } from './booths.ts';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { companyText, productText } from '../modules/catalogue/search/search-text.ts';
import { exhibitors, products } from '../modules/catalogue/tables.ts';
import { withoutChanges } from '../modules/changes/index.ts';
import { articles } from '../modules/content/tables.ts';
import { reviewStatus } from '../review/status.ts';
import { sanitiseRichText } from '../rich-text/sanitise.ts';
import { exhibitorBundleAt, sharedRecords } from './edition.ts';
import { ensureClassification } from '../modules/catalogue/index.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { loadParts } from './parts.ts';
import type {
  DemoArticle,
  DemoCategory,
  DemoExhibitor,
  DemoExhibitorBundle,
  DemoProduct,
} from './records.ts';
import { writeSharedRecords } from './shared-records.ts';

/** Exhibitors written in one statement for each table. */
const BATCH = 200;
const noName = { cn: '', en: '' };

function exhibitorRow(exhibitor: DemoExhibitor, category: DemoCategory | undefined): Row {
  const { name, description, address, tags } = exhibitor;
  const booth = demoBooth(exhibitor.id);
  return {
    values: {
      id: exhibitor.id,
      name_cn: name.cn,
      name_en: name.en,
      description_cn: description.cn,
      description_en: description.en,
      address_cn: address.cn,
      address_en: address.en,
      booth_number: exhibitor.boothNumber,
      booth_kind: booth.boothKind,
      booth_area: booth.boothArea,
      website: exhibitor.website,
      phone: exhibitor.phone,
      email: exhibitor.email,
      country: exhibitor.country,
      category_code: exhibitor.categoryCode,
      tags_cn: tags.cn,
      tags_en: tags.en,
      logo_url: exhibitor.logoUrl,
      recommended_rank: exhibitor.recommendedRank,
      created_at: exhibitor.createdAt,
      updated_at: exhibitor.createdAt,
    },
    search: companyText({
      name,
      tags,
      description,
      boothNumber: exhibitor.boothNumber,
      category: category?.name ?? noName,
    }),
  };
}

function productRow(product: DemoProduct, company: DemoExhibitor, category: DemoCategory | undefined): Row {
  const { title, brief, description, tags } = product;
  return {
    values: {
      id: product.id,
      exhibitor_id: product.exhibitorId,
      title_cn: title.cn,
      title_en: title.en,
      brief_cn: brief.cn,
      brief_en: brief.en,
      description_cn: description.cn,
      description_en: description.en,
      category_code: product.categoryCode,
      tags_cn: tags.cn,
      tags_en: tags.en,
      image_url: product.imageUrl,
      status: reviewStatus.approved,
      recommended_rank: product.recommendedRank,
      created_at: product.createdAt,
      updated_at: product.createdAt,
    },
    search: productText({
      title,
      tags,
      brief,
      description,
      company: company.name,
      category: category?.name ?? noName,
    }),
  };
}

function articleRow(article: DemoArticle): Row {
  const { title, description, content } = article;
  return {
    values: {
      id: article.id,
      kind: article.kind,
      exhibitor_id: article.exhibitorId,
      title_cn: title.cn,
      title_en: title.en,
      description_cn: description.cn,
      description_en: description.en,
      content_cn: sanitiseRichText(content.cn),
      content_en: sanitiseRichText(content.en),
      cover_image: article.coverImage,
      created_at: article.createdAt,
      updated_at: article.createdAt,
    },
    search: {
      A: `${title.cn} ${title.en}`,
      C: `${description.cn} ${description.en}`,
      D: `${content.cn} ${content.en}`.replace(/<[^>]*>/g, ' '),
    },
  };
}

/** The companies of the batch at `start` with all that hangs on them; lets answers through while it works. */
async function bundlesFrom(start: number, size: { exhibitors: number }): Promise<DemoExhibitorBundle[]> {
  const bundles: DemoExhibitorBundle[] = [];
  for (let index = start; index < Math.min(start + BATCH, size.exhibitors); index += 1) {
    bundles.push(exhibitorBundleAt(index, size));
    await setImmediate();
  }
  return bundles;
}

async function writeBundles(
  database: Database,
  bundles: DemoExhibitorBundle[],
  category: Map<string, DemoCategory>,
): Promise<void> {
  await insertRows(
    database,
    exhibitors,
    bundles.map(({ exhibitor }) => exhibitorRow(exhibitor, category.get(exhibitor.categoryCode))),
  );
  await insertRows(
    database,
    products,
    bundles.flatMap(({ exhibitor, products: own }) =>
      own.map((product) => productRow(product, exhibitor, category.get(product.categoryCode))),
    ),
  );
  await insertRows(
    database,
    articles,
    bundles.flatMap((bundle) => bundle.articles.map(articleRow)),
  );
}

/**
 * Loads the demo edition into an empty database: all of it or nothing.
 * @param size.exhibitors how many companies; each brings about five products
 * @param progress told after each batch, with the share that is done (0 to 1)
 * @returns false when the database holds exhibitors already
 */
export async function loadDemoEdition(
  database: Database,
  size: { exhibitors: number },
  progress: (share: number) => void = () => {},
): Promise<boolean> {
  if ((await database.orm().select({ id: exhibitors.id }).from(exhibitors).limit(1)).length > 0) {
    await loadParts(database);
    return false;
  }

  await database.transaction(async () => {
    await withoutChanges(database);
    await database.orm().execute(sql`set local statement_timeout = 0`);
    const shared = sharedRecords(size);
    const category = new Map(shared.categories.map((entry) => [entry.code, entry]));

    await ensureClassification(database);

    let bundles = await bundlesFrom(0, size);
    for (let start = 0; start < size.exhibitors; start += BATCH) {
      // The next batch is made while the database writes this one: either takes about half of the time.
      [bundles] = await Promise.all([
        bundlesFrom(start + BATCH, size),
        writeBundles(database, bundles, category),
      ]);
      progress(Math.min(1, (start + BATCH) / size.exhibitors));
    }

    await insertRows(database, articles, shared.articles.map(articleRow));
    await writeSharedRecords(database, shared);
  });
  await loadParts(database);
  // The planner's statistics are what tells frequent search terms from rare ones.
  await database.orm().execute(sql`analyze`);
  return true;
}
