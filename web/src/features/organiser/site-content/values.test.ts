import { describe, expect, it } from 'vitest';
import type { EditedContentFragment } from './site-content.generated';
import { type Field, inputOf, parseContent, sameContent, toServerTime, valuesOf } from './values';

const shared = {
  hint: null,
  isRequired: false,
  isShared: false,
  isFixed: false,
  max: 100,
  min: 0,
  choices: [],
};
const fields: Field[] = [
  { ...shared, name: 'title', label: 'Title', kind: 'LINE', isBilingual: true },
  { ...shared, name: 'stars', label: 'Stars', kind: 'NUMBER', isBilingual: false },
];
const entry = {
  version: 3,
  publishAt: '2025-07-01T09:00:30+08:00',
  values: [
    { field: 'title', cn: '酒店', en: 'Hotel' },
    { field: 'stars', cn: '4', en: '' },
  ],
} as EditedContentFragment;

describe('the values of a form of content', () => {
  it('hold both sides, the version and the moment, and are sent as they were read', () => {
    const values = valuesOf(fields, entry);
    expect(values).toEqual({
      version: '3',
      publishAt: '2025-07-01T09:00:30',
      titleCn: '酒店',
      titleEn: 'Hotel',
      stars: '4',
    });
    const at = { collection: 'hotels', id: 'hotels.7', parent: '', aim: 'PUBLISHED' as const };
    expect(inputOf(fields, values, at)).toEqual({
      collection: 'hotels',
      id: 'hotels.7',
      aim: 'PUBLISHED',
      version: 3,
      publishAt: '2025-07-01 09:00:30',
      values: entry.values,
    });
    expect(inputOf(fields, values, { ...at, aim: 'DRAFT' }).publishAt).toBe('');
  });

  it('are the same whatever version they were read with, and are read from what the browser kept', () => {
    const values = valuesOf(fields, entry);
    expect(sameContent(values, { ...values, version: '9' })).toBe(true);
    expect(sameContent(values, { ...values, stars: '5' })).toBe(false);
    expect(parseContent({ titleCn: '酒店', stars: 4 })).toEqual({ titleCn: '酒店' });
    expect(parseContent('x')).toBeNull();
    expect(toServerTime('2025-07-01T09:00')).toBe('2025-07-01 09:00:00');
  });
});
