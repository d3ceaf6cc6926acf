import { shanghaiText } from '../../../clock/clock.ts';
import type { Language } from '../../../http/language.ts';
import { reviewRecord } from '../../../review/index.ts';
import type { OwnProductRow } from '../../catalogue/index.ts';
import type { Exhibit } from './contract.ts';

/** An exhibit as its company reads it. */
export function toExhibit(row: OwnProductRow, language: Language): Exhibit {
  return {
    id: row.id,
    companyId: row.exhibitorId,
    titleCn: row.titleCn,
    titleEn: row.titleEn,
    classify: row.categoryCode,
    fillTags: row.tagsCn.join(','),
    fillTagsEn: row.tagsEn.join(','),
    imageUrl: row.imageUrl,
    videoUrl: row.videoUrl,
    descriptionCn: row.descriptionCn,
    descriptionEn: row.descriptionEn,
    createdTime: shanghaiText(row.createdAt),
    updateTime: shanghaiText(row.updatedAt),
    ...reviewRecord(row, language),
  };
}
