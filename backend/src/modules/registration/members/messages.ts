import type { Bilingual } from '../../../http/language.ts';

export const member: Bilingual = { ZH: '团体成员', EN: 'group member' };

export const refusals = {
  isIn: {
    ZH: '该成员已入场，参观证不能再取消或更换',
    EN: 'This member has been checked in, so the pass can no longer be cancelled or replaced',
  },
  cancelled: {
    ZH: '该参观证已取消，不能再更换或重新发送',
    EN: 'This pass has been cancelled and can no longer be replaced or sent again',
  },
  replaced: {
    ZH: '该成员已更换为他人',
    EN: 'This member has been replaced by somebody else already',
  },
} satisfies Record<string, Bilingual>;
