import { describe, expect, it } from 'vitest';
import { checkOther, emptyOther } from './values';

const whole = {
  ...emptyOther,
  name: '李雷',
  title: '1',
  mobile: '16612345678',
  companyName: '东方线缆',
  email: 'lilei@example.org',
  identityNumber: '310101199201011234',
};

describe('the form for somebody else', () => {
  it(
    'asks for name, title, company and identity number',
    { tags: ['VAL-029', 'VAL-030', 'VAL-031', 'VAL-032'] },
    () => {
      expect(checkOther(emptyOther)).toMatchObject({
        name: 'others.need.name',
        title: 'others.need.title',
        companyName: 'others.need.companyName',
        identityNumber: 'others.need.identityNumber',
      });
    },
  );

  it('asks for number and address', { tags: ['VAL-033', 'VAL-034'] }, () => {
    expect(checkOther(emptyOther)).toMatchObject({
      mobile: 'others.need.mobile',
      email: 'others.need.email',
    });
  });

  it('asks for six fields, and takes them filled in', () => {
    expect(Object.keys(checkOther(emptyOther))).toHaveLength(6);
    expect(checkOther(whole)).toEqual({});
  });

  it('judges number and address', { tags: ['VAL-033', 'VAL-034', 'CONFLICT-003'] }, () => {
    for (const mobile of ['13012345678', '199 1234 5678', '+44 7700 900123'])
      expect(checkOther({ ...whole, mobile }), mobile).toEqual({});
    for (const mobile of ['12012345678', '1391234567', '139123456789', 'abc'])
      expect(checkOther({ ...whole, mobile }).mobile, mobile).toBe('others.bad.mobile');
    expect(checkOther({ ...whole, email: 'lilei@' }).email).toBe('others.bad.email');
  });
});
