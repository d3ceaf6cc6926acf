import { expect, it } from 'vitest';
import { holderOf } from '../src/modules/groups/members/pass-picture.ts';

it('a pass in the file of a group names its holder, or the end of the number where no name can be drawn', () => {
  expect(holderOf('欧阳雪梅', '+8613800138000', 'ZH')).toBe('欧阳雪梅');
  expect(holderOf('', '+8613800138000', 'ZH')).toBe('手机尾号 8000');
  expect(holderOf('', '+8613800138000', 'EN')).toBe('Mobile number ending in 8000');
});
