import type { Bilingual, Language } from '../../../http/language.ts';

export const list: Bilingual = { ZH: '展品表格', EN: 'list of exhibits' };

export const text = {
  unreadable: {
    ZH: '无法读取该文件，请上传用下载的表格填写并保存的 .xlsx 文件，或包含它和图片的 .zip 文件',
    EN: 'The file cannot be read. Please upload the completed .xlsx spreadsheet, or a .zip file with the spreadsheet and its pictures',
  },
  large: {
    ZH: '表格内容过多，请只保留展品，并分成几个表格上传',
    EN: 'The file contains too much. Keep only the exhibits, and split long lists',
  },
  noList: {
    ZH: '压缩包中需要有且只有一个 .xlsx 表格',
    EN: 'The zip file must contain exactly one .xlsx spreadsheet',
  },
  nothingValid: {
    ZH: '表格中没有可以提交的展品，请修改后重新上传',
    EN: 'Nothing in the spreadsheet can be submitted. Please correct it and upload it again',
  },
} satisfies Record<string, Bilingual>;

export const checked: Bilingual = { ZH: '表格已检查', EN: 'The spreadsheet has been checked' };

/** What became of a list. */
export const imported = (count: number, language: Language): string =>
  language === 'ZH'
    ? `已提交 ${count} 个展品，等待审核`
    : `${count} ${count === 1 ? 'exhibit' : 'exhibits'} submitted for review`;
