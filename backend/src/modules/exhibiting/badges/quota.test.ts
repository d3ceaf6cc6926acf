import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../content/edition/first-edition.ts';
import { badgeQuota, isClosed } from './quota.ts';

const settings = firstEdition.badges;

describe('free badges by booth area', () => {
  it.each([
    ['1', 3],
    ['9', 3],
    ['9.5', 3],
    ['9.9999', 3],
    ['10', 5],
    ['18', 5],
    ['18.5', 5],
    ['19', 8],
    ['36', 8],
    ['37', 12],
    ['54', 12],
    ['55', 16],
    ['72', 16],
    ['73', 20],
    ['107', 20],
    ['108', 25],
    ['0.5', 3],
    ['0.0001', 3],
    ['350', 25],
    ['351', 25],
    ['399', 25],
    ['399.99', 25],
    ['400', 100],
    ['12000', 100],
    [' 36 ', 8],
    ['036.00', 8],
  ])(
    '%s square metres give %i',
    {
      tags: [
        'CONST-047',
        'CONST-048',
        'CONST-049',
        'CONST-050',
        'CONST-051',
        'CONST-052',
        'CONST-053',
        'CONST-054',
        'CONST-055',
        'CONFLICT-004',
        'CONFLICT-005',
        'DESIGN-040',
        'VAL-064',
      ],
    },
    (area, badges) => {
      expect(badgeQuota(area, settings)).toBe(badges);
    },
  );

  it.each([
    '',
    '0',
    '0.00',
    '-9',
    '+9',
    'abc',
    '9abc',
    '36㎡',
    '1e2',
    'Infinity',
    'NaN',
    '0x10',
    '9,5',
    '99999999',
  ])('%j is no area', { tags: ['EXH-107', 'ERR-032'] }, (area) => {
    expect(badgeQuota(area, settings)).toBeUndefined();
  });

  it('the table is data: another edition has another, in whatever order', () => {
    const quota = [
      { fromSquareMetres: 50, badges: 7 },
      { fromSquareMetres: 5, badges: 1 },
    ];
    expect(['4', '5', '49.9', '50'].map((area) => badgeQuota(area, { quota }))).toEqual([undefined, 1, 1, 7]);
  });

  it(
    'closes with the second of its deadline in Shanghai, or before when the organiser says so',
    { tags: ['EXH-108'] },
    () => {
      const at = (time: string) => new Date(`2025-08-15T${time}+08:00`);
      expect(isClosed(settings, at('17:59:59.999'))).toBe(false);
      expect(isClosed(settings, at('18:00:00'))).toBe(true);
      expect(isClosed({ ...settings, isClosed: true }, at('00:00:00'))).toBe(true);
    },
  );
});
