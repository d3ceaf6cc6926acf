import { plain, type ListColumn } from '../../../spreadsheets/list/index.ts';
import type { ExhibitBody } from '../exhibits/contract.ts';
import { longest, LONGEST_TAG, MAX_TAGS } from '../exhibits/contract.ts';

export type ColumnKey = Exclude<keyof ExhibitBody, 'id' | 'videoUrl'>;

const tags = {
  ZH: `最多 ${MAX_TAGS} 个，每个不超过 ${LONGEST_TAG} 个字符，用逗号隔开`,
  EN: `At most ${MAX_TAGS}, of at most ${LONGEST_TAG} characters each, with commas between them`,
};
const upTo = (most: number) => ({ ZH: `不超过 ${most} 个字符`, EN: `At most ${most} characters` });

/** The columns of a list of exhibits, in their order: the fields of the form, but for the video. */
export const columns: readonly ListColumn<ColumnKey>[] = [
  {
    key: 'titleCn',
    isRequired: true,
    width: 30,
    example: '立式挤出机',
    name: { ZH: '中文名称', EN: 'Name in Chinese' },
    help: upTo(longest.titleCn),
  },
  {
    key: 'titleEn',
    isRequired: true,
    width: 34,
    example: 'Vertical extruder',
    name: { ZH: '英文名称', EN: 'Name in English' },
    help: upTo(longest.titleEn),
  },
  {
    key: 'classify',
    isRequired: false,
    width: 30,
    // The form has one of the categories in force instead.
    example: '',
    name: { ZH: '展品分类', EN: 'Category' },
    help: {
      ZH: '填写“分类”页中的名称，中文或英文；可以留空',
      EN: 'A name from the sheet “Categories”, in either language; may be left blank',
    },
  },
  {
    key: 'fillTags',
    isRequired: false,
    width: 26,
    example: '高速,节能',
    name: { ZH: '中文标签', EN: 'Tags in Chinese' },
    help: tags,
  },
  {
    key: 'fillTagsEn',
    isRequired: false,
    width: 26,
    example: 'high speed, energy saving',
    name: { ZH: '英文标签', EN: 'Tags in English' },
    help: tags,
  },
  {
    key: 'descriptionCn',
    isRequired: true,
    width: 60,
    example: '适用于高压电缆绝缘层的三层共挤。',
    name: { ZH: '中文描述', EN: 'Description in Chinese' },
    help: upTo(longest.descriptionCn),
  },
  {
    key: 'descriptionEn',
    isRequired: true,
    width: 60,
    example: 'Triple extrusion for high-voltage insulation.',
    name: { ZH: '英文描述', EN: 'Description in English' },
    help: upTo(longest.descriptionEn),
  },
  {
    key: 'imageUrl',
    isRequired: true,
    width: 36,
    example: 'extruder.jpg',
    name: { ZH: '图片', EN: 'Picture' },
    help: {
      ZH: 'jpg 或 png，不超过 2 MB：填写压缩包中的文件名，或图片的网址',
      EN: 'A jpg or png of at most 2 MB: the name of a file in the zip file, or the web address of a picture',
    },
  },
];

/** A leaf of the classification. */
export interface Leaf {
  code: string;
  nameCn: string;
  nameEn: string;
}

/** How a leaf is written into a list. */
export const leafName = ({ nameCn, nameEn }: Leaf): string => `${nameCn} ${nameEn}`;

/** The name of a category that its name alone tells; blank where none does. */
export function exampleOf(leaves: readonly Leaf[], among: readonly Leaf[] = leaves): string {
  const codes = codesByName(leaves);
  return among.map(leafName).find((name) => codes.get(plain(name))?.size === 1) ?? '';
}

/** The columns as the form explains them: with a category that there is. */
export const columnsWith = (leaves: readonly Leaf[]): ListColumn<ColumnKey>[] =>
  columns.map((column) => (column.key === 'classify' ? { ...column, example: exampleOf(leaves) } : column));

/** The codes that a name may mean: its own, or those of a name in either language or both. */
export function codesByName(leaves: readonly Leaf[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const leaf of leaves) {
    for (const name of [leaf.code, leaf.nameCn, leaf.nameEn, leafName(leaf)]) {
      const key = plain(name);
      found.set(key, (found.get(key) ?? new Set()).add(leaf.code));
    }
  }
  return found;
}
