import type { Bilingual } from '../../http/language.ts';

export const what: Bilingual = { ZH: 'Webhook 地址', EN: 'webhook' };
export const whatDelivery: Bilingual = { ZH: '投递记录', EN: 'delivery' };

export const prompts = {
  name: { ZH: '请输入名称', EN: 'Enter a name' },
  nameLong: { ZH: '名称不能超过 60 个字符', EN: 'The name cannot exceed 60 characters' },
  url: {
    ZH: '请输入可公开访问的 https 地址，不含账号和端口',
    EN: 'Enter a public address that begins with https://, without a user name and a port',
  },
  types: { ZH: '请至少选择一类记录', EN: 'Select at least one kind of records' },
  operations: { ZH: '请至少选择一种变更', EN: 'Select at least one operation' },
  recordIds: { ZH: '记录编号不正确', EN: 'This is no id of a record' },
  tooMany: {
    ZH: 'Webhook 地址最多 20 个，请先删除不再使用的地址',
    EN: 'A partner can have 20 webhooks; delete one that is no longer used',
  },
  notPaused: { ZH: '该地址未暂停', EN: 'The webhook is not paused' },
  paused: { ZH: '该地址已暂停，请先恢复', EN: 'The webhook is paused; resume it first' },
  underWay: { ZH: '该投递尚未结束', EN: 'The delivery is still under way' },
  removed: {
    ZH: '该投递的内容已删除，无法重新投递',
    EN: 'What the delivery carried was removed; it cannot be sent again',
  },
} satisfies Record<string, Bilingual>;

export const said = {
  added: { ZH: '已添加', EN: 'The webhook has been added' },
  changed: { ZH: '修改成功', EN: 'Changed' },
  deleted: { ZH: '已删除', EN: 'The webhook has been deleted' },
  paused: { ZH: '已暂停', EN: 'The webhook is paused' },
  resumed: { ZH: '已恢复', EN: 'The webhook is active again' },
  rotated: { ZH: '已生成新的签名密钥', EN: 'The new secret has been created' },
  tested: { ZH: '测试通知已加入队列', EN: 'A test is on its way' },
  again: { ZH: '将重新投递', EN: 'The delivery will be sent again' },
} satisfies Record<string, Bilingual>;
