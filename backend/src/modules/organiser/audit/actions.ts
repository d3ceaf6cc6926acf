import type { Bilingual } from '../../../http/language.ts';

/** All that the log knows, in words. A code that was written once keeps its meaning for ever. */
export const auditActions = {
  'staff.sign-in': { ZH: '登录', EN: 'Signed in' },
  'staff.sign-out': { ZH: '退出登录', EN: 'Signed out' },
  'staff.accept': { ZH: '接受邀请', EN: 'Accepted the invitation' },
  'staff.invite': { ZH: '邀请工作人员', EN: 'Invited a staff member' },
  'staff.invite-again': { ZH: '重新邀请工作人员', EN: 'Invited a staff member again' },
  'staff.change': { ZH: '修改工作人员', EN: 'Changed a staff member' },
  'staff.lock': { ZH: '锁定工作人员', EN: 'Locked a staff member' },
  'staff.unlock': { ZH: '解除锁定', EN: 'Unlocked a staff member' },
  'review.approve': { ZH: '审核通过', EN: 'Approved' },
  'review.reject': { ZH: '审核退回', EN: 'Rejected' },
  'edition.change': { ZH: '修改展会设置', EN: 'Changed the settings of an edition' },
  'edition.create': { ZH: '创建新一届草稿', EN: 'Made the draft of an edition' },
  'edition.show': { ZH: '切换网站显示的届次', EN: 'Made the site show an edition' },
  'edition.remove': { ZH: '删除届次草稿', EN: 'Deleted the draft of an edition' },
  'door.check-in': { ZH: '签到入场', EN: 'Let somebody in' },
  'door.again': { ZH: '重复扫码', EN: 'Scanned somebody who was in' },
  'door.failed': { ZH: '扫码未通过', EN: 'Scanned a code that lets nobody in' },
  'news.add': { ZH: '新建文章', EN: 'Wrote an article' },
  'news.change': { ZH: '修改文章', EN: 'Changed an article' },
  'news.publish': { ZH: '发布文章', EN: 'Published an article' },
  'news.schedule': { ZH: '定时发布文章', EN: 'Scheduled an article' },
  'news.withdraw': { ZH: '撤下文章', EN: 'Withdrew an article' },
  'news.restore': { ZH: '恢复文章版本', EN: 'Took an earlier version of an article again' },
  'banner.add': { ZH: '新建轮播图', EN: 'Added a banner' },
  'banner.change': { ZH: '修改轮播图', EN: 'Changed a banner' },
  'banner.order': { ZH: '调整轮播图顺序', EN: 'Changed the order of banners' },
  'export.take': { ZH: '导出数据', EN: 'Took a list away' },
  refused: { ZH: '无权限，已拒绝', EN: 'Refused for want of a right' },
} satisfies Record<string, Bilingual>;

export type AuditAction = keyof typeof auditActions;

/** A code in words; the code itself where nobody knows it any more. */
export const actionWords = (action: string): Bilingual =>
  (auditActions as Record<string, Bilingual>)[action] ?? { ZH: action, EN: action };
