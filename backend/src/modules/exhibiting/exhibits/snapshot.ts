import type { Bilingual } from '../../../http/language.ts';
import { eitherSide, inWords, shown, words, type ReviewSnapshot } from '../../../review/index.ts';
import type { OwnProductRow } from '../../catalogue/index.ts';

/**
 * What a reviewer reads of an exhibit, in the order of its form.
 * @param categories the classification in words
 */
export const exhibitSnapshot = (
  row: OwnProductRow,
  owner: ReviewSnapshot['owner'],
  categories: Readonly<Record<string, Bilingual>>,
): ReviewSnapshot => ({
  title: eitherSide(row.titleCn, row.titleEn),
  owner,
  fields: [
    words('titleCn', '展品名称（中文）', 'Name (Chinese)', row.titleCn),
    words('titleEn', '展品名称（英文）', 'Name (English)', row.titleEn),
    words('category', '展品分类', 'Category', inWords(categories, [row.categoryCode])),
    words('tagsCn', '标签（中文）', 'Tags (Chinese)', row.tagsCn.join(',')),
    words('tagsEn', '标签（英文）', 'Tags (English)', row.tagsEn.join(',')),
    shown('picture', 'image', '展品图片', 'Picture', row.imageUrl),
    shown('video', 'video', '展品视频', 'Video', row.videoUrl),
    words('descriptionCn', '展品描述（中文）', 'Description (Chinese)', row.descriptionCn),
    words('descriptionEn', '展品描述（英文）', 'Description (English)', row.descriptionEn),
  ],
});
