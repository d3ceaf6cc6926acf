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
    'asks for what is needed',
    { tags: ['VAL-029', 'VAL-030', 'VAL-031', 'VAL-032', 'VAL-033', 'VAL-034'] },
    () => {
      expect(checkOther(emptyOther)).toEqual({
        name: 'others.need.name',
        title: 'others.need.title',
        mobile: 'others.need.mobile',
        companyName: 'others.need.companyName',
        email: 'others.need.email',
        identityNumber: 'others.need.identityNumber',
      });
      expect(checkOther(whole)).toEqual({});
    },
  );

  it('judges number and address', { tags: ['VAL-033', 'VAL-034', 'CONFLICT-003'] }, () => {
    for (const mobile of ['13012345678', '199 1234 5678', '+44 7700 900123'])
      expect(checkOther({ ...whole, mobile }), mobile).toEqual({});
    for (const mobile of ['12012345678', '1391234567', '139123456789', 'abc'])
      expect(checkOther({ ...whole, mobile }).mobile, mobile).toBe('others.bad.mobile');
    expect(checkOther({ ...whole, email: 'lilei@' }).email).toBe('others.bad.email');
  });
});
