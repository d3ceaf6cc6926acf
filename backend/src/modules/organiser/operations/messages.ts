import type { Bilingual } from '../../../http/language.ts';

/** What the calls say. */
export const said = {
  jobAgain: { ZH: '任务将继续执行', EN: 'The work goes on' },
  messageAgain: { ZH: '消息将立即重新发送', EN: 'The message is sent again at once' },
  messageDiscarded: { ZH: '消息已放弃，不再发送', EN: 'The message is discarded and will not be sent' },
  bounceDiscarded: {
    ZH: '退信记录已清除，可再次向该邮箱发送邀请和快讯',
    EN: 'Discarded: invitations and newsletters go to this address again',
  },
} satisfies Record<string, Bilingual>;

/** Why a call is refused. */
export const refused = {
  noJob: { ZH: '该任务不存在', EN: 'There is no such work' },
  noMessage: {
    ZH: '该消息不存在或已发送',
    EN: 'There is no such message, or it has been delivered',
  },
  jobNotFailed: {
    ZH: '该任务没有失败，无需重试',
    EN: 'This work has not failed, so there is nothing to try again',
  },
  textGone: {
    ZH: '验证码类消息放弃后内容已删除，无法重新发送；请对方重新获取',
    EN: 'Its code was removed when it was given up, so it cannot be sent again. Ask the person to request a new one',
  },
  noBounce: { ZH: '该退信不存在', EN: 'There is no such letter that came back' },
  alreadyGivenUp: { ZH: '该消息已放弃', EN: 'This message was given up already' },
} satisfies Record<string, Bilingual>;

/** Kinds of long work in words; of a kind that is not known, its code is shown. */
export const jobKinds: Readonly<Record<string, Bilingual>> = {
  'exhibitor-import': { ZH: '展商导入', EN: 'Import of exhibitors' },
};
