import { latest, shanghaiText } from '../../clock/clock.ts';
import type { CompanyProfile, Entry, Video } from './contract.ts';
import type { exhibitors, products, videos } from './tables.ts';

type ExhibitorRow = Omit<typeof exhibitors.$inferSelect, 'search' | 'email' | 'phone'>;
type ProductRow = Omit<typeof products.$inferSelect, 'search'>;
type CategoryNames = { categoryNameCn: string | null; categoryNameEn: string | null };
type CompanyFields = {
  companyNameCn: string;
  companyNameEn: string;
  companyLogoUrl: string;
  companyBooth: string;
};

export type ExhibitorRecord = ExhibitorRow & CategoryNames;
export type ProductRecord = ProductRow & CategoryNames & CompanyFields;

/** A company as the contract sends it. */
export function toCompanyProfile(row: ExhibitorRecord): CompanyProfile {
  return {
    id: row.id,
    companyNameCn: row.nameCn,
    companyNameEn: row.nameEn,
    companyDescriptionCn: row.descriptionCn,
    companyDescriptionEn: row.descriptionEn,
    companyAddress: row.addressCn,
    companyAddressEn: row.addressEn,
    companyWebsite: row.website,
    logoUrl: row.logoUrl,
    boothNumber: row.boothNumber,
    country: row.country,
    tags: row.tagsCn.join(','),
    tagsEn: row.tagsEn.join(','),
    classify: row.categoryCode,
    classifyName: row.categoryNameCn ?? '',
    classifyNameEn: row.categoryNameEn ?? '',
    isCollect: false,
    externalId: row.externalId,
    createTime: shanghaiText(row.createdAt),
    updateTime: shanghaiText(row.updatedAt),
  };
}

/** A product as the contract sends it. */
export function toEntry(row: ProductRecord): Entry {
  return {
    id: row.id,
    titleCn: row.titleCn,
    titleEn: row.titleEn,
    briefCn: row.briefCn,
    briefEn: row.briefEn,
    descriptionCn: row.descriptionCn,
    descriptionEn: row.descriptionEn,
    imageUrl: row.imageUrl,
    videoUrl: row.videoUrl,
    tags: row.tagsCn.join(','),
    tagsEn: row.tagsEn.join(','),
    classify: row.categoryCode,
    classifyName: row.categoryNameCn ?? '',
    classifyNameEn: row.categoryNameEn ?? '',
    companyId: row.exhibitorId,
    companyNameCn: row.companyNameCn,
    companyNameEn: row.companyNameEn,
    logoUrl: row.companyLogoUrl,
    companyProfiles: {
      id: row.exhibitorId,
      companyNameCn: row.companyNameCn,
      companyNameEn: row.companyNameEn,
      logoUrl: row.companyLogoUrl,
      boothNumber: row.companyBooth,
    },
    isCollect: false,
    externalId: row.externalId,
    createTime: shanghaiText(row.createdAt),
    updateTime: shanghaiText(latest(row.updatedAt, row.reviewedAt)),
  };
}

/** A video as the contract sends it. */
export function toVideo(row: typeof videos.$inferSelect): Video {
  return {
    id: row.id,
    companyId: row.exhibitorId,
    title: row.titleCn,
    titleEn: row.titleEn,
    content: row.contentCn,
    contentEn: row.contentEn,
    coverImage: row.coverImage,
    videoUrl: row.videoUrl,
    createTime: shanghaiText(row.createdAt),
  };
}
