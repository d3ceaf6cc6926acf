import type { Bilingual } from '../../../http/language.ts';

export const what: Bilingual = { ZH: '合作方', EN: 'partner' };

export const prompts = {
  name: { ZH: '请输入合作方名称', EN: 'Enter the name of the partner' },
  nameLong: { ZH: '名称不能超过 60 个字符', EN: 'The name cannot exceed 60 characters' },
  contactName: { ZH: '请输入联系人姓名', EN: 'Enter the name of the contact' },
  noteLong: { ZH: '备注不能超过 500 个字符', EN: 'The note cannot exceed 500 characters' },
} satisfies Record<string, Bilingual>;

export const said = {
  added: { ZH: '已新建合作方', EN: 'The partner has been added' },
  changed: { ZH: '修改成功', EN: 'Changed' },
  deleted: { ZH: '已删除合作方及其全部密钥', EN: 'The partner and all its keys have been deleted' },
} satisfies Record<string, Bilingual>;

/** Fields of a partner as the audit log names them; its contact is not written there. */
export const labels: Record<'name', Bilingual> = { name: { ZH: '名称', EN: 'Name' } };

/** Fields of a key as the audit log names them. */
export const keyLabels: Record<'scopes' | 'origins', Bilingual> = {
  scopes: { ZH: '读取范围', EN: 'Scopes' },
  origins: { ZH: '网页来源', EN: 'Origins' },
};
