import type { Clock } from '../../../clock/clock.ts';
import type { Language } from '../../../http/language.ts';
import type { EditionSettings } from '../../content/index.ts';
import type { BadgeAllowance } from './contract.ts';
import { badgeQuota, closedText, isClosed, quotaTexts } from './quota.ts';
import type { BadgeStore } from './store.ts';

interface Parts {
  clock: Clock;
  edition: () => Promise<EditionSettings>;
  store: BadgeStore;
}

/** The badge allowances of companies. */
export function badgeAllowances({ clock, edition, store }: Parts) {
  /** How many there may be, how many there are, and whether one can be added (EXH-109). */
  return async (companyId: string, language: Language): Promise<BadgeAllowance> => {
    const { badges: settings } = await edition();
    const [area, used] = await Promise.all([store.booth.area(companyId), store.used(companyId)]);
    const quota = badgeQuota(area, settings) ?? null;
    const closed = isClosed(settings, clock.now());
    const obstacle = () => {
      if (closed) return closedText(settings.contactEmail);
      if (quota === null) return quotaTexts.area;
      return used >= quota ? quotaTexts.full : undefined;
    };
    const { closesAt, contactEmail } = settings;
    return {
      area,
      quota,
      used,
      isClosed: closed,
      closesAt,
      contactEmail,
      notice: obstacle()?.[language] ?? '',
    };
  };
}
