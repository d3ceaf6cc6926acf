import { describe, expect, it } from 'vitest';
import { checkValues, type DemandValues, emptyValues, lengthOf, parseValues } from './values';

const complete: DemandValues = {
  purchaseTypes: ['RAW_MATERIALS', 'OTHER'],
  publishType: 'PERIODIC',
  content: '求购铜杆',
  quantity: '3 吨',
  imageUrl: '/files/uploads/a.png',
};

describe('the publish form', () => {
  it(
    'asks for what is missing, in the order of the form',
    { tags: ['VAL-040', 'VAL-041', 'VAL-042', 'VAL-043'] },
    () => {
      expect(checkValues(complete)).toEqual({});
      expect(Object.keys(checkValues(emptyValues))).toEqual([
        'purchaseTypes',
        'publishType',
        'content',
        'quantity',
      ]);
      expect(checkValues({ ...complete, content: ' \n', quantity: ' ' })).toEqual({
        content: 'demands.need.content',
        quantity: 'demands.need.quantity',
      });
    },
  );

  it('takes 200 characters as people count them', { tags: ['VAL-041', 'CONST-044'] }, () => {
    expect(checkValues({ ...complete, content: `  ${'👩🏽‍🔧'.repeat(200)}\n` })).toEqual({});
    expect(checkValues({ ...complete, content: '线'.repeat(201) })).toEqual({
      content: 'demands.long.content',
    });
    expect(checkValues({ ...complete, quantity: '1'.repeat(101) })).toEqual({
      quantity: 'demands.long.quantity',
    });
    expect(lengthOf(' a\r\nb ')).toBe(3);
  });

  it('takes from the browser only what a form can hold', () => {
    expect(parseValues(JSON.parse(JSON.stringify(complete)))).toEqual(complete);
    expect(
      parseValues({ purchaseTypes: ['X', 1], publishType: 'toString', content: 7, imageUrl: 'https://evil' }),
    ).toEqual(emptyValues);
    expect(parseValues('x')).toBeNull();
  });
});
