import { instantOf } from '../../../clock/clock.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { EditionSettings } from '../../content/index.ts';

type BadgeSettings = EditionSettings['badges'];

export const quotaTexts = {
  full: { ZH: '展商证数量已达上限，不能再添加', EN: 'Cannot add more exhibitor badges' },
  area: { ZH: '展位面积无效，请联系主办方核对', EN: 'Invalid booth area' },
} satisfies Record<string, Bilingual>;

/** ERR-033 */
export const closedText = (email: string): Bilingual => ({
  ZH: `展商证网上提交已截止，请发邮件至 ${email} 联系主办方`,
  EN: `Online submission closed: contact by email ${email}`,
});

/** Square metres in plain digits; a sign, an exponent or a unit is no number that somebody measured. */
const AREA = /^\d{1,7}(\.\d{1,4})?$/;

/**
 * Free badges of a booth (CONST-047..055, VAL-064). The table knows whole numbers only, so the area counts by its full
 * square metres: a band is reached when its first metre is, and what lies between two bands (9.5) belongs to the lower
 * one (DESIGN-040). Likewise the table's gap from 351 to 399 (CONFLICT-004).
 * @param area as the organiser wrote it
 * @returns undefined where the area is blank, no number, zero, or less than the first band: `Invalid booth area` (ERR-032)
 */
export function badgeQuota(area: string, { quota }: Pick<BadgeSettings, 'quota'>): number | undefined {
  const written = area.trim();
  if (!AREA.test(written)) return undefined;
  const measured = Number(written);
  // The first band is everything up to its end: half a square metre counts as one.
  const whole = measured > 0 ? Math.max(1, Math.floor(measured)) : 0;
  return quota
    .filter(({ fromSquareMetres }) => fromSquareMetres <= whole)
    .reduce<{ fromSquareMetres: number; badges: number } | undefined>(
      (best, band) => (best && best.fromSquareMetres > band.fromSquareMetres ? best : band),
      undefined,
    )?.badges;
}

/** Whether nothing can be handed in any more: from the second of the deadline on, or because the organiser says so. */
export const isClosed = (settings: BadgeSettings, now: Date): boolean =>
  settings.isClosed || now >= instantOf(settings.closesAt);

/** @throws Refusal ERR-031, ERR-032 unless there is room for one more */
export function assertRoom(area: string, used: number, settings: BadgeSettings): void {
  const quota = badgeQuota(area, settings);
  if (quota === undefined) throw new Refusal(quotaTexts.area).because('CONFLICT');
  if (used >= quota) throw new Refusal(quotaTexts.full).because('QUOTA');
}
