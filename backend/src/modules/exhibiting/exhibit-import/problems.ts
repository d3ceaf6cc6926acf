import type { Bilingual } from '../../../http/language.ts';
import type { ListProblem } from '../../../spreadsheets/list/index.ts';
import type { ColumnKey } from './columns.ts';

export type Problem = ListProblem<ColumnKey>;

/** What can be wrong with a list of exhibits besides what can be with any, in both languages. */
export const problems = {
  category: {
    ZH: '没有这个展品分类，请填写“分类”页中的名称',
    EN: 'There is no such category. Use a name from the sheet “Categories”',
  },
  unclearCategory: {
    ZH: '有多个分类叫这个名称，请把中文和英文名称都写上',
    EN: 'Several categories have this name. Enter both the Chinese and the English name',
  },
  repeated: (line: number): Bilingual => ({
    ZH: `与第 ${line} 行是相同的展品`,
    EN: `The same exhibit as in row ${line}`,
  }),
  known: {
    ZH: '贵公司已提交过相同的展品',
    EN: 'Your company has already submitted the same exhibit',
  },
  noPicture: { ZH: '请填写图片的文件名或网址', EN: 'Enter the file name or the address of a picture' },
  notInArchive: {
    ZH: '压缩包中没有这个图片文件',
    EN: 'There is no such picture in the zip file',
  },
  needsArchive: {
    ZH: '图片文件需要和表格一起放进一个 zip 压缩包上传',
    EN: 'Upload pictures and spreadsheet together in one zip file',
  },
  notLoaded: {
    ZH: '无法从这个网址读取图片：网址须公开、直接指向图片，且不超过 2 MB',
    EN: 'No picture could be read from this address: it must be public, lead to the picture itself and be at most 2 MB',
  },
  manyAddresses: (most: number): Bilingual => ({
    ZH: `一次最多读取 ${most} 个网址的图片，其余请放进压缩包`,
    EN: `At most ${most} pictures are read from addresses at once; put the others into a zip file`,
  }),
  nothing: { ZH: '表格中没有展品', EN: 'There are no exhibits in the spreadsheet' },
  tooMany: (most: number): Bilingual => ({
    ZH: `一次最多导入 ${most} 个展品，请分成几个表格上传`,
    EN: `At most ${most} exhibits at once. Split the spreadsheet`,
  }),
};
