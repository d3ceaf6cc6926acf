import type { Bilingual } from '../../../http/language.ts';
import { isKeyOf } from '../../../objects.ts';

/** All that the log knows, in words. A code that was written once keeps its meaning for ever. */
export const auditActions = {
  'operations.job-again': { ZH: '重试任务', EN: 'Had work go on' },
  'operations.message-again': { ZH: '重新发送消息', EN: 'Had a message sent again' },
  'operations.message-discard': { ZH: '放弃消息', EN: 'Discarded a message' },
  'operations.bounce-discard': { ZH: '清除退信记录', EN: 'Discarded a letter that came back' },
  'staff.sign-in': { ZH: '登录', EN: 'Logged in' },
  'staff.sign-in-provider': { ZH: '通过统一身份认证登录', EN: 'Logged in by the identity provider' },
  'staff.link-provider': { ZH: '关联统一身份认证账号', EN: 'Linked an account of the identity provider' },
  'staff.unlink-provider': {
    ZH: '解除统一身份认证账号关联',
    EN: 'Unlinked a staff member from the identity provider',
  },
  'staff.sign-out': { ZH: '退出登录', EN: 'Logged out' },
  'staff.accept': { ZH: '接受邀请', EN: 'Accepted the invitation' },
  'staff.invite': { ZH: '邀请工作人员', EN: 'Invited a staff member' },
  'staff.invite-again': { ZH: '重新邀请工作人员', EN: 'Invited a staff member again' },
  'staff.change': { ZH: '修改工作人员', EN: 'Changed a staff member' },
  'staff.lock': { ZH: '锁定工作人员', EN: 'Locked a staff member' },
  'staff.unlock': { ZH: '解除锁定', EN: 'Unlocked a staff member' },
  'review.approve': { ZH: '审核通过', EN: 'Approved' },
  'review.reject': { ZH: '审核退回', EN: 'Rejected' },
  'edition.change': { ZH: '修改展会设置', EN: 'Changed the settings of an edition' },
  'edition.create': { ZH: '创建新一届草稿', EN: 'Created the draft of an edition' },
  'edition.show': { ZH: '切换网站显示的届次', EN: 'Changed the edition on the site' },
  'edition.remove': { ZH: '删除届次草稿', EN: 'Deleted the draft of an edition' },
  'door.check-in': { ZH: '签到入场', EN: 'Checked somebody in' },
  'door.again': { ZH: '重复扫码', EN: 'Scanned somebody already in' },
  'door.failed': { ZH: '扫码未通过', EN: 'Scanned an invalid code' },
  'news.add': { ZH: '新建文章', EN: 'Wrote an article' },
  'news.change': { ZH: '修改文章', EN: 'Changed an article' },
  'news.publish': { ZH: '发布文章', EN: 'Published an article' },
  'news.schedule': { ZH: '定时发布文章', EN: 'Scheduled an article' },
  'news.withdraw': { ZH: '撤下文章', EN: 'Withdrew an article' },
  'news.restore': { ZH: '恢复文章版本', EN: 'Restored an earlier version of an article' },
  'news.delete': { ZH: '删除文章', EN: 'Deleted an article' },
  'banner.add': { ZH: '新建轮播图', EN: 'Added a banner' },
  'banner.change': { ZH: '修改轮播图', EN: 'Changed a banner' },
  'banner.delete': { ZH: '删除轮播图', EN: 'Deleted a banner' },
  'banner.order': { ZH: '调整轮播图顺序', EN: 'Changed the order of banners' },
  'content.draft': { ZH: '保存内容草稿', EN: 'Saved a draft of content' },
  'content.publish': { ZH: '发布内容', EN: 'Published content' },
  'content.schedule': { ZH: '定时发布内容', EN: 'Scheduled content' },
  'content.remove': { ZH: '删除内容', EN: 'Removed content from the site' },
  'content.discard': { ZH: '放弃内容草稿', EN: 'Discarded a draft of content' },
  'content.restore': { ZH: '恢复内容版本', EN: 'Restored an earlier version of content' },
  'content.order': { ZH: '调整内容顺序', EN: 'Changed the order of content' },
  'exhibitor-import.upload': { ZH: '上传展商表格', EN: 'Uploaded a spreadsheet of exhibitors' },
  'exhibitor-import.check': { ZH: '检查展商表格', EN: 'Checked a spreadsheet of exhibitors' },
  'exhibitor-import.start': { ZH: '开始导入展商', EN: 'Started an import of exhibitors' },
  'exhibitor-import.again': { ZH: '继续导入展商', EN: 'Continued an import of exhibitors' },
  'exhibitor-import.done': { ZH: '展商导入完成', EN: 'Completed an import of exhibitors' },
  'exhibitor-import.refused': {
    ZH: '展商导入未写入',
    EN: 'Cancelled an import of exhibitors: nothing saved',
  },
  'exhibitor-upsert.add': { ZH: '通过接口新增展商', EN: 'Added an exhibitor by the API' },
  'exhibitor-upsert.change': { ZH: '通过接口修改展商', EN: 'Changed an exhibitor by the API' },
  'company.booth': { ZH: '修改公司展位', EN: 'Changed the booth of a company' },
  'company.account': { ZH: '为公司开通账号', EN: 'Opened an account of a company' },
  'company.invite': { ZH: '重新邀请公司账号', EN: 'Invited an account of a company again' },
  'company.lock': { ZH: '锁定公司账号', EN: 'Locked an account of a company' },
  'company.unlock': { ZH: '解除公司账号锁定', EN: 'Unlocked an account of a company' },
  'company.merge': { ZH: '合并公司', EN: 'Merged two companies' },
  'person.letter': { ZH: '重新发送参观确认信', EN: 'Sent the confirmation of a visit again' },
  'person.lock': { ZH: '锁定个人账号', EN: 'Locked the account of a person' },
  'person.unlock': { ZH: '解除个人账号锁定', EN: 'Unlocked the account of a person' },
  'person.sign-out': { ZH: '强制退出个人登录', EN: 'Logged a person out everywhere' },
  'person.export': { ZH: '导出个人数据', EN: 'Exported the data of a person' },
  'person.forget': { ZH: '删除个人数据', EN: 'Deleted the data of a person' },
  'person.forget-ended': {
    ZH: '按保留期限删除往届观众的个人数据',
    EN: 'Deleted the data of visitors of an earlier show',
  },
  'partner.add': { ZH: '新建合作方', EN: 'Added a partner' },
  'partner.change': { ZH: '修改合作方', EN: 'Changed a partner' },
  'partner.delete': { ZH: '删除合作方', EN: 'Deleted a partner' },
  'partner-key.add': { ZH: '新建接口密钥', EN: 'Created an API key' },
  'partner-key.change': { ZH: '修改接口密钥', EN: 'Changed an API key' },
  'partner-key.rotate': { ZH: '更换接口密钥', EN: 'Rotated an API key' },
  'partner-key.revoke': { ZH: '撤销接口密钥', EN: 'Revoked an API key' },
  'partner-webhook.pause': { ZH: '暂停合作方 Webhook', EN: 'Paused a webhook of a partner' },
  'partner-webhook.resume': { ZH: '恢复合作方 Webhook', EN: 'Resumed a webhook of a partner' },
  'partner-webhook.redeliver': { ZH: '重新发起 Webhook 投递', EN: 'Sent a delivery of a webhook again' },
  'export.take': { ZH: '导出数据', EN: 'Exported a list' },
  refused: { ZH: '无权限，已拒绝', EN: 'Refused: no permission' },
} satisfies Record<string, Bilingual>;

export type AuditAction = keyof typeof auditActions;

/** What changes pages of the site, by the beginnings of the codes. */
const ON_SITE = [
  'review.approve',
  'edition.',
  'news.',
  'banner.',
  'content.publish',
  'content.remove',
  'content.order',
  'exhibitor-import.done',
  'exhibitor-upsert.',
  'company.booth',
  'company.merge',
  'person.forget',
];

/** Whether pages that were made before are out of date. */
export const changesSite = (action: AuditAction): boolean =>
  ON_SITE.some((beginning) => action.startsWith(beginning));

/** A code in words; the code itself where nobody knows it any more. */
export const actionWords = (action: string): Bilingual =>
  isKeyOf(auditActions, action) ? auditActions[action] : { ZH: action, EN: action };
