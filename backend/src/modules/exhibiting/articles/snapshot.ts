import { eitherSide, shown, words, type ReviewSnapshot, type SnapshotField } from '../../../review/index.ts';
import type { ArticleRow } from './store.ts';
import type { ArticleFile } from './tables.ts';

/** An attachment: the name that it came with, and the file. */
function fileFields({ name, address }: ArticleFile, index: number): SnapshotField[] {
  const number = index + 1;
  return [
    words(`fileName${number}`, `附件 ${number} 名称`, `Name of attachment ${number}`, name),
    shown('file', `file${number}`, `附件 ${number}`, `Attachment ${number}`, address),
  ];
}

/** What a reviewer reads of an article, in the order of its form. */
export const articleSnapshot = (row: ArticleRow, owner: ReviewSnapshot['owner']): ReviewSnapshot => ({
  title: eitherSide(row.titleCn, row.titleEn),
  owner,
  fields: [
    words('titleCn', '中文标题', 'Chinese title', row.titleCn),
    words('titleEn', '英文标题', 'English title', row.titleEn),
    shown('picture', 'image', '封面图片', 'Cover picture', row.imageUrl),
    shown('rich', 'contentCn', '中文内容', 'Chinese content', row.contentCn),
    shown('rich', 'contentEn', '英文内容', 'English content', row.contentEn),
    ...(row.files.length > 0
      ? row.files.flatMap(fileFields)
      : [shown('file', 'file1', '附件', 'Attachments', '')]),
  ],
});
