import type { Bilingual } from '../../../http/language.ts';
import type { TextEncoding } from '../../../spreadsheets/index.ts';

/** @param sample a cell as it would be read */
export const encodingUnclear = (sample: string): Bilingual => ({
  ZH: `无法确定文件的编码，文字会被误读为“${sample}”。请选择文件的编码，或另存为“CSV UTF-8”或 .xlsx 后重新上传`,
  EN: `The encoding of the file is not clear: a cell would be read as “${sample}”. Select its encoding, or save the file as “CSV UTF-8” or .xlsx and upload it again`,
});

/** What a mark is called. */
const markNames: Partial<Record<TextEncoding, string>> = { utf_8: 'UTF-8', utf_16: 'UTF-16' };

/** @param encoding what the mark of the file tells */
export function otherMark(encoding: TextEncoding): Bilingual {
  const name = markNames[encoding] ?? encoding;
  return {
    ZH: `文件开头的标记表明它是 ${name} 编码，与所选编码不符`,
    EN: `The mark at the beginning of the file says that it is in ${name}, not in the selected encoding`,
  };
}

/** @param line of the file, from 1 */
export const unreadableLine = (line: number): Bilingual => ({
  ZH: `第 ${line} 行含有所选编码中不存在的字符，请选择其他编码，或另存为“CSV UTF-8”或 .xlsx 后重新上传`,
  EN: `Row ${line} has characters that the selected encoding does not have. Select another one, or save the file as “CSV UTF-8” or .xlsx and upload it again`,
});
