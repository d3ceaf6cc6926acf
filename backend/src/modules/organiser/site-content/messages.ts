import type { Bilingual } from '../../../http/language.ts';

export const what = {
  collection: { ZH: '内容集', EN: 'collection' },
  entry: { ZH: '内容', EN: 'entry' },
  parent: { ZH: '所属内容', EN: 'entry that it belongs to' },
  version: { ZH: '版本', EN: 'version' },
} satisfies Record<string, Bilingual>;

export const said = {
  draft: { ZH: '草稿已保存', EN: 'The draft has been saved' },
  scheduled: { ZH: '已设定定时发布', EN: 'Scheduled' },
  published: { ZH: '已发布，网站已更新', EN: 'Published. The site has been updated' },
  removed: { ZH: '已从网站删除', EN: 'Removed from the site' },
  discarded: { ZH: '草稿已放弃', EN: 'The draft has been discarded' },
  restored: {
    ZH: '已恢复该版本为草稿，发布后生效',
    EN: 'That version is now a draft. Publish it to show it',
  },
  moved: { ZH: '顺序已更新', EN: 'The order has been changed' },
} satisfies Record<string, Bilingual>;

export const refused = {
  add: { ZH: '此处不能新增内容', EN: 'Nothing can be added here' },
  remove: { ZH: '此内容不能删除', EN: 'This cannot be deleted' },
  order: { ZH: '此处的顺序不能调整', EN: 'The order cannot be changed here' },
  notPublic: { ZH: '此内容不在网站上', EN: 'This is not on the site' },
  noDraft: { ZH: '没有草稿', EN: 'There is no draft' },
  time: { ZH: '时间不正确', EN: 'Enter a valid time' },
  past: { ZH: '定时发布的时间须晚于当前时间', EN: 'The scheduled time must be in the future' },
} satisfies Record<string, Bilingual>;

/** Sentences about a field by its name. */
export const about = {
  missing: ({ ZH, EN }: Bilingual): Bilingual => ({ ZH: `请填写${ZH}`, EN: `Enter: ${EN}` }),
  long: ({ ZH, EN }: Bilingual, most: number): Bilingual => ({
    ZH: `${ZH}不能超过 ${most} 个字符`,
    EN: `${EN}: ${most} characters at most`,
  }),
  wrong: ({ ZH, EN }: Bilingual): Bilingual => ({ ZH: `${ZH}不正确`, EN: `${EN} is not valid` }),
  address: ({ ZH, EN }: Bilingual): Bilingual => ({
    ZH: `${ZH}须以 http://、https:// 或 / 开头`,
    EN: `${EN} must begin with http://, https:// or /`,
  }),
  range: ({ ZH, EN }: Bilingual, from: number, to: number): Bilingual => ({
    ZH: `${ZH}必须在 ${from} 到 ${to} 之间`,
    EN: `${EN} must be from ${from} to ${to}`,
  }),
  pictures: ({ ZH, EN }: Bilingual, most: number): Bilingual => ({
    ZH: `${ZH}最多 ${most} 张图片`,
    EN: `${EN}: ${most} pictures at most`,
  }),
  settled: ({ ZH, EN }: Bilingual): Bilingual => ({
    ZH: `${ZH}添加后不能更改`,
    EN: `${EN} cannot be changed any more`,
  }),
};

/** What a side of a field is called. */
export function sideLabel({ ZH, EN }: Bilingual, side: 'cn' | 'en' | 'one'): Bilingual {
  if (side === 'one') return { ZH, EN };
  if (side === 'cn') return { ZH: `${ZH}（中文）`, EN: `${EN} (Chinese)` };
  return { ZH: `${ZH}（英文）`, EN: `${EN} (English)` };
}
