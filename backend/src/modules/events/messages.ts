import { Refusal } from '../../http/errors.ts';
import type { Bilingual } from '../../http/language.ts';

/** What the calls of events say. */
export const said = {
  registered: { ZH: '报名成功', EN: 'You have signed up' },
  cancelled: { ZH: '已取消报名', EN: 'Your sign-up has been cancelled' },
} satisfies Record<string, Bilingual>;

/** Things that a call may not find. */
export const what = {
  event: { ZH: '会议', EN: 'event' },
  form: { ZH: '报名表', EN: 'sign-up form' },
  registration: { ZH: '报名记录', EN: 'sign-up' },
  meeting: { ZH: '会议', EN: 'session' },
} satisfies Record<string, Bilingual>;

const text = {
  guest: { ZH: '请先登记成为观众', EN: 'Please register as a visitor first' },
  exhibitor: {
    ZH: '您无法进行此操作，请先退出展商登录',
    EN: 'You cannot perform this operation, please log out of the exhibitor login first',
  },
  notByForm: { ZH: '该会议不在本站报名', EN: 'This event does not take sign-ups here' },
  ended: { ZH: '会议已结束，报名已关闭', EN: 'The event is over and sign-up is closed' },
  full: { ZH: '名额已满', EN: 'All places are taken' },
  twice: { ZH: '您已报名该会议', EN: 'You have already signed up for this event' },
} satisfies Record<string, Bilingual>;

/** Why a sign-up is refused; made anew each time, for an error carries where it arose. */
export const refusals = {
  /** ERR-005 */
  guest: () => new Refusal(text.guest, 401),
  /** ERR-006, ERR-009 */
  exhibitor: () => new Refusal(text.exhibitor, 500, 403).because('OTHER_ROLE'),
  notByForm: () => new Refusal(text.notByForm).because('CONFLICT'),
  ended: () => new Refusal(text.ended).because('CLOSED'),
  full: () => new Refusal(text.full).because('QUOTA'),
  twice: () => new Refusal(text.twice, 500, 409),
};
