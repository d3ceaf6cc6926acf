import { Refusal } from '../http/errors.ts';
import type { Bilingual } from '../http/language.ts';

const text = {
  otherForm: {
    ZH: '表单已更新，请刷新页面后重新填写',
    EN: 'The form has changed. Please reload the page and fill it in again',
  },
  malformed: { ZH: '表单内容格式不正确', EN: 'The form could not be read' },
  unknownField: {
    ZH: '表单中没有这一项，请刷新页面后重新填写',
    EN: 'The form has no such field. Please reload the page and fill it in again',
  },
} satisfies Record<string, Bilingual>;

/** What is wrong with a form as a whole; made anew each time, for an error carries where it arose. */
export const formRefusals = {
  otherForm: () => new Refusal(text.otherForm),
  malformed: () => new Refusal(text.malformed),
  unknownField: () => new Refusal(text.unknownField),
};

/** A title in both languages, the other side where one is blank. */
interface Titled {
  id: string;
  titleCn: string;
  titleEn: string;
}
const titleOf = ({ titleCn, titleEn }: Titled): Bilingual => ({
  ZH: titleCn || titleEn,
  EN: titleEn || titleCn,
});

const about = (field: Titled, words: (title: Bilingual) => Bilingual) =>
  new Refusal(words(titleOf(field)), 500, undefined, field.id);

/** What is wrong with one field; `field` of the envelope is its id. */
export const fieldRefusals = {
  /** MEET-032, MEET-037 */
  missing: (field: Titled & { fieldType: string }) =>
    about(field, ({ ZH, EN }) => {
      if (field.fieldType === 'Select') return { ZH: `请选择${ZH}`, EN: `Please choose “${EN}”` };
      if (field.fieldType === 'Text') return { ZH: `请输入${ZH}`, EN: `Please enter “${EN}”` };
      return { ZH: `请上传${ZH}`, EN: `Please upload “${EN}”` };
    }),
  tooLong: (field: Titled, most: number) =>
    about(field, ({ ZH, EN }) => ({
      ZH: `${ZH}不能超过 ${most} 个字符`,
      EN: `“${EN}” cannot exceed ${most} characters`,
    })),
  notAnOption: (field: Titled) =>
    about(field, ({ ZH, EN }) => ({ ZH: `${ZH}中没有这个选项`, EN: `“${EN}” has no such option` })),
  tooManyFiles: (field: Titled, most: number) =>
    about(field, ({ ZH, EN }) => ({
      ZH: `${ZH}最多上传 ${most} 个文件`,
      EN: `“${EN}” takes ${most} ${most === 1 ? 'file' : 'files'} at most`,
    })),
};
