import { describe, expect, it } from 'vitest';
import { byCategory, type Item, toDo, urgencyOf } from './items';

const item = (id: string, change: Partial<Item> = {}): Item => ({
  id,
  category: 'BUILDING',
  title: id,
  deadline: '2025-07-01T17:00:00+08:00',
  daysLeft: 15,
  isOverdue: false,
  fillType: 'ONLINE',
  isRequired: false,
  isDone: false,
  fileUrl: null,
  notice: null,
  ...change,
});

describe('items of the service manual', () => {
  it(
    'stand by category, in the order of the manual, without empty ones',
    { tags: ['EXH-116', 'CONST-060'] },
    () => {
      const items = [
        item('other', { category: 'OTHER' }),
        item('b1'),
        item('services', { category: 'EXHIBITOR_SERVICES' }),
        item('b2'),
        item('shipment', { category: 'SHIPMENT' }),
      ];
      expect(
        byCategory(items).map(({ category, items: own }) => [category, own.map(({ id }) => id)]),
      ).toEqual([
        ['EXHIBITOR_SERVICES', ['services']],
        ['BUILDING', ['b1', 'b2']],
        ['SHIPMENT', ['shipment']],
        ['OTHER', ['other']],
      ]);
    },
  );

  it(
    'to do is what is neither done nor for download alone, the most urgent first',
    { tags: ['EXH-045'] },
    () => {
      const items = [
        item('later', { deadline: '2025-08-01T17:00:00+08:00' }),
        item('done', { isDone: true, deadline: '2025-06-01T17:00:00+08:00' }),
        item('download', { fillType: 'DOWNLOAD', deadline: '2025-06-01T17:00:00+08:00' }),
        item('overdue', { isOverdue: true, deadline: '2025-06-10T17:00:00+08:00' }),
        item('upload', { fillType: 'UPLOAD' }),
      ];
      expect(toDo(items).map(({ id }) => id)).toEqual(['overdue', 'upload', 'later']);
    },
  );

  it.each([
    ['none', { isDone: true, isOverdue: true }],
    ['none', { fillType: 'DOWNLOAD', isOverdue: true }],
    ['overdue', { isOverdue: true, daysLeft: 0 }],
    ['soon', { daysLeft: 0 }],
    ['soon', { daysLeft: 7 }],
    ['later', { daysLeft: 8 }],
  ] as const)('the urgency is %s for %o', (urgency, change) => {
    expect(urgencyOf(item('1', change))).toBe(urgency);
  });
});
