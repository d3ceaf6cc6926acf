import type { Bilingual } from '../../http/language.ts';

export const prompts = {
  unknown: { ZH: '密钥无效或已失效', EN: 'The key is not valid, or not any more' },
  name: { ZH: '请输入密钥名称', EN: 'Enter a name for the key' },
  nameLong: { ZH: '名称不能超过 60 个字符', EN: 'The name cannot exceed 60 characters' },
  scopes: { ZH: '请至少选择一项读取范围', EN: 'Select at least one scope' },
  companyScope: {
    ZH: '该读取范围仅适用于展商密钥',
    EN: 'This scope is only for keys of exhibitors',
  },
  partnerScope: {
    ZH: '该权限仅适用于合作方密钥',
    EN: 'This scope is only for keys of partners',
  },
  origin: {
    ZH: '网页来源格式不正确，例如 https://app.example',
    EN: 'Enter origins like https://app.example',
  },
  tooMany: {
    ZH: '有效密钥最多 20 个，请先撤销不再使用的密钥',
    EN: 'At most 20 keys can be active; revoke one that is no longer used',
  },
  ended: { ZH: '密钥已失效，无法修改', EN: 'The key has ended and cannot be changed' },
  testKey: { ZH: '测试密钥不能用于该操作', EN: 'A test key cannot do this here' },
  notHere: { ZH: '不能使用密钥调用该接口', EN: 'This call cannot be made by a key' },
} satisfies Record<string, Bilingual>;

/** What is said after a change of a key, whoever it belongs to. */
export const keySaid = {
  issued: { ZH: '密钥已生成', EN: 'The key has been created' },
  changed: { ZH: '修改成功', EN: 'Changed' },
  rotated: { ZH: '已生成新密钥', EN: 'The new key has been created' },
  revoked: { ZH: '密钥已撤销', EN: 'The key has been revoked' },
} satisfies Record<string, Bilingual>;

export const what: Bilingual = { ZH: '密钥', EN: 'key' };

/** A key that lacks a scope is told which one. */
export const missingScope = (scope: string): Bilingual => ({
  ZH: `密钥缺少读取范围 ${scope}`,
  EN: `The key lacks the scope ${scope}`,
});
