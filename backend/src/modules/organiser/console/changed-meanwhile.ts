import { Refusal } from '../../../http/errors.ts';

/** Somebody else was quicker. @param editor who, where it is known */
export const changedMeanwhile = (editor: string): Refusal =>
  new Refusal(
    editor
      ? {
          ZH: `${editor} 已修改此内容，您填写的内容尚未保存`,
          EN: `${editor} has changed this meanwhile. What you entered has not been saved yet`,
        }
      : {
          ZH: '此内容已被修改，您填写的内容尚未保存',
          EN: 'This has been changed meanwhile. What you entered has not been saved yet',
        },
    500,
    412,
  );
