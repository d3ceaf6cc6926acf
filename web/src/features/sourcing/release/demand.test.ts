import { describe, expect, it } from 'vitest';
import { agreements, checkDemand, type Demand, emptyDemand, parseDemand } from './demand';

const complete: Demand = {
  purchaseTypes: ['c1', 'c3'],
  nickname: '老王',
  name: '王建国',
  company: '江苏线缆有限公司',
  country: 'CN',
  phone: '+86 138-0013-8000',
  email: 'wang@cable.example',
  agreed: [...agreements],
};

describe('release form', { tags: ['DIR-079'] }, () => {
  it('lets a complete form pass', () => {
    expect(checkDemand(complete)).toEqual({});
  });

  it('asks for each missing field in the order of the page', () => {
    expect(Object.keys(checkDemand(emptyDemand))).toEqual([
      'purchaseTypes',
      'nickname',
      'name',
      'company',
      'country',
      'phone',
      'email',
      'agreed',
    ]);
    expect(checkDemand({ ...complete, name: '  ' })).toEqual({ name: 'sourcing.form.need.name' });
  });

  it.each(['abc', '123', '12345678901234567', '138 0013 800x'])('refuses the phone %s', (phone) => {
    expect(checkDemand({ ...complete, phone })).toEqual({ phone: 'sourcing.form.bad.phone' });
  });

  it('refuses an address that is none', () => {
    expect(checkDemand({ ...complete, email: 'wang@cable' })).toEqual({ email: 'sourcing.form.bad.email' });
  });

  it('wants all three agreements', () => {
    expect(checkDemand({ ...complete, agreed: ['truth', 'data'] })).toEqual({
      agreed: 'sourcing.form.need.agreed',
    });
  });
});

describe('what the browser keeps of the form', { tags: ['CONFLICT-054'] }, () => {
  it('comes back as it was, without the agreements', () => {
    expect(parseDemand(JSON.stringify(complete))).toEqual({ ...complete, agreed: [] });
  });

  it('takes nothing that it does not know', () => {
    expect(parseDemand('{"name":7,"purchaseTypes":["c1","c9",3],"evil":true,"email":"a@b.cn"}')).toEqual({
      ...emptyDemand,
      purchaseTypes: ['c1'],
      email: 'a@b.cn',
    });
    for (const raw of [null, '', 'nonsense', '"text"', 'null']) expect(parseDemand(raw)).toBeNull();
  });
});
