import type { Database } from '../db/database.ts';
import { displayedCompanies, hotTags, videos } from '../modules/catalogue/tables.ts';
import { banners, configValues } from '../modules/content/tables.ts';
import { buyerPosts } from '../modules/sourcing/tables.ts';
import { reviewStatus } from '../review/status.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoShared } from './records.ts';

/** Writes what the edition has once, but for its classification and its articles. */
export async function writeSharedRecords(database: Database, shared: DemoShared): Promise<void> {
  await insertRows(
    database,
    hotTags,
    shared.hotTags.map(({ code, name }, rank) => ({
      values: { code, name_cn: name.cn, name_en: name.en, rank },
    })),
  );
  await insertRows(
    database,
    videos,
    shared.videos.map((video) => ({
      values: {
        id: video.id,
        exhibitor_id: video.exhibitorId,
        title_cn: video.title.cn,
        title_en: video.title.en,
        content_cn: video.content.cn,
        content_en: video.content.en,
        cover_image: video.coverImage,
        video_url: video.videoUrl,
        created_at: video.createdAt,
      },
    })),
  );
  await insertRows(
    database,
    displayedCompanies,
    shared.displayedCompanies.map(({ type, exhibitorId, rank }) => ({
      values: { type, exhibitor_id: exhibitorId, rank },
    })),
  );
  await insertRows(
    database,
    buyerPosts,
    shared.buyerPosts.map((post) => ({
      values: {
        id: post.id,
        publish_type: post.publishType,
        purchase_types: post.purchaseTypes,
        content_cn: post.content.cn,
        content_en: post.content.en,
        quantity_cn: post.quantity.cn,
        quantity_en: post.quantity.en,
        applicant_count: post.applicantCount,
        cover_image: '',
        status: reviewStatus.approved,
        created_at: post.createdAt,
      },
      search: { A: `${post.content.cn} ${post.content.en}` },
    })),
  );
  await insertRows(
    database,
    banners,
    shared.banners.map((banner, rank) => ({
      values: {
        id: banner.id,
        title_cn: banner.title.cn,
        title_en: banner.title.en,
        headline_cn: banner.headline.cn,
        headline_en: banner.headline.en,
        subtitle_cn: banner.subtitle.cn,
        subtitle_en: banner.subtitle.en,
        image_cn: banner.image.cn,
        image_en: banner.image.en,
        link: banner.link,
        rank,
      },
    })),
  );
  await insertRows(
    database,
    configValues,
    Object.entries(shared.config).map(([key, value]) => ({ values: { key, value } })),
  );
}
