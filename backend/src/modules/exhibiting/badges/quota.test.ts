import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../content/edition/first-edition.ts';
import { badgeQuota, isClosed } from './quota.ts';

const settings = firstEdition.badges;

describe('free badges by booth area', () => {
  it.each(['0.0001', '0.5', '1', '9', '9.5', '9.9999'])(
    '%s square metres give 3',
    { tags: ['CONST-047'] },
    (area) => {
      expect(badgeQuota(area, settings)).toBe(3);
    },
  );

  it.each(['10', '18', '18.5'])('%s square metres give 5', { tags: ['CONST-048'] }, (area) => {
    expect(badgeQuota(area, settings)).toBe(5);
  });

  it.each(['19', '36'])('%s square metres give 8', { tags: ['CONST-049'] }, (area) => {
    expect(badgeQuota(area, settings)).toBe(8);
  });

  it.each(['37', '54'])('%s square metres give 12', { tags: ['CONST-050'] }, (area) => {
    expect(badgeQuota(area, settings)).toBe(12);
  });

  it.each(['55', '72'])('%s square metres give 16', { tags: ['CONST-051'] }, (area) => {
    expect(badgeQuota(area, settings)).toBe(16);
  });

  it.each(['73', '107'])('%s square metres give 20', { tags: ['CONST-052'] }, (area) => {
    expect(badgeQuota(area, settings)).toBe(20);
  });

  it.each(['108', '350'])('%s square metres give 25', { tags: ['CONST-053'] }, (area) => {
    expect(badgeQuota(area, settings)).toBe(25);
  });

  it.each(['351', '399', '399.99'])(
    '%s square metres give 25 as the band before',
    { tags: ['CONST-054', 'CONFLICT-004'] },
    (area) => {
      expect(badgeQuota(area, settings)).toBe(25);
    },
  );

  it.each(['400', '12000'])('%s square metres give 100', { tags: ['CONST-055', 'CONFLICT-005'] }, (area) => {
    expect(badgeQuota(area, settings)).toBe(100);
  });

  it.each([
    ['0.5', '1'],
    ['9.5', '9'],
    ['9.9999', '9'],
    ['18.5', '18'],
    ['399.99', '399'],
  ])('%s square metres count as %s whole ones', { tags: ['VAL-064', 'DESIGN-040'] }, (area, whole) => {
    expect(badgeQuota(area, settings)).toBe(badgeQuota(whole, settings));
  });

  it.each([' 36 ', '036.00'])('%j is written in another way and gives 8', (area) => {
    expect(badgeQuota(area, settings)).toBe(8);
  });

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
