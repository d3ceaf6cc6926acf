import type { Bilingual } from '../../http/language.ts';

export const what: Bilingual = { ZH: '导出任务', EN: 'export' };

export const prompts = {
  unfinished: {
    ZH: '最多同时进行 2 个导出任务，请等待其完成或取消',
    EN: 'At most 2 exports can be under way; wait for one to finish, or cancel it',
  },
  files: {
    ZH: '最多保留 20 个导出文件，请先删除不再需要的文件',
    EN: 'At most 20 files are kept; remove one that is no longer needed',
  },
  lost: {
    ZH: '该导出任务已不再由此网关处理',
    EN: 'This export is not with this gateway any more',
  },
  unread: {
    ZH: '该导出任务尚有记录未读取',
    EN: 'The export has records that have not been read yet',
  },
  emptyPart: { ZH: '文件内容为空', EN: 'The part has no content' },
  brokenPart: { ZH: '文件分段不是有效的 gzip 文件', EN: 'The part is not a gzip file' },
  largePart: { ZH: '文件分段不能超过 8 MB', EN: 'A part cannot exceed 8 MB' },
} satisfies Record<string, Bilingual>;

/** Some of the chosen kinds cannot be selected by a condition. */
export const noSuchCondition = (types: readonly string[]): Bilingual => ({
  ZH: `该条件不适用于：${types.join('、')}`,
  EN: `This condition does not apply to: ${types.join(', ')}`,
});
