import { Refusal } from '../../../http/errors.ts';
import type { Bilingual } from '../../../http/language.ts';

/** ERR-059, EXH-127 */
export const said: Bilingual = { ZH: '提交成功', EN: 'Submitted successfully' };

export const what = {
  item: { ZH: '服务项目', EN: 'service item' },
  form: { ZH: '表单', EN: 'form' },
} satisfies Record<string, Bilingual>;

/** Categories of the service manual, in their order (CONST-060). */
export const categories: Record<string, Bilingual> = {
  1: { ZH: '展商服务', EN: 'Exhibitor services' },
  2: { ZH: '展位搭建', EN: 'Booth construction' },
  3: { ZH: '宣传推广', EN: 'Publicity' },
  4: { ZH: '展品发运', EN: 'Shipment' },
  5: { ZH: '现场运输', EN: 'Transport' },
  99: { ZH: '其他', EN: 'Other' },
};

/** Whom to turn to after the deadline (DESIGN-043). */
export const overdueText = (email: string): Bilingual => ({
  ZH: `已过截止时间，如仍需提交，请联系主办方 ${email}`,
  EN: `The deadline has passed. If you still need this, please contact the organiser at ${email}`,
});

/** Why nothing is taken; made anew each time, for an error carries where it arose. */
export const refusals = {
  overdue: (email: string) => new Refusal(overdueText(email)).because('CLOSED'),
  done: (email: string) =>
    new Refusal(
      {
        ZH: `该项目已提交，如需修改，请联系主办方 ${email}`,
        EN: `This has already been submitted. To change it, please contact the organiser at ${email}`,
      },
      500,
      409,
    ),
  notOnline: () => new Refusal({ ZH: '该项目不是在线填写', EN: 'This item is not filled in online' }),
  notUpload: () => new Refusal({ ZH: '该项目不需要上传文件', EN: 'This item takes no file' }),
  noFile: () => new Refusal({ ZH: '请上传文件', EN: 'Upload a file' }, 500, undefined, 'userFilePath'),
};
