import { describe, expect, it } from 'vitest';
import { membersPath, readGroupAddress, replacedName, replacePath } from './address';

const read = (path: string) => readGroupAddress(new URL(path, 'https://fair.example').searchParams);

describe('the address of the group panel', () => {
  it('holds the page and the search of the members, and whom the form replaces', () => {
    expect(read(membersPath('线缆 & Co', 3))).toEqual({
      view: 'group',
      list: undefined,
      text: '线缆 & Co',
      page: 3,
    });
    expect(read(membersPath('', 1))).toEqual({ view: 'group', list: undefined, text: '', page: 1 });
    expect(read(replacePath('12'))).toEqual({ view: 'replace', member: '12' });
  });

  it('takes what makes no sense for the panel as it begins', () => {
    expect(read('/?view=replace&member=%20&page=x&list=7')).toEqual({
      view: 'group',
      list: '7',
      text: '',
      page: 1,
    });
  });

  it('knows the name that a link told the form, and nothing where there was no link', () => {
    expect(replacedName({ name: '李伟' })).toBe('李伟');
    expect(replacedName(null)).toBeUndefined();
    expect(replacedName({ name: 7 })).toBeUndefined();
  });
});
