import { createContext, type ReactNode, use, useState } from 'react';
import { formatDateRange, useLang, useT } from '../../i18n';
import { daysUntil } from '../../lib/countdown';
import type { Edition } from './edition';

interface Held {
  edition: Edition;
  /** When the clock was read, to let it tick on. */
  readAt: number;
}

const EditionContext = createContext<Held | null>(null);

/** The 12th edition, as long as the server has not said otherwise. */
function useDefaultEdition(): Edition {
  const t = useT();
  return {
    name: t('edition.name'),
    openingDate: '2025-08-27',
    closingDate: '2025-08-29',
    venue: t('edition.venue'),
    organiser: t('edition.organiser'),
    counters: { areaSqm: 57_500, visitors: 40_629, exhibitors: 900, countries: 96 },
    clock: { now: '2025-06-16T09:00:00+08:00', demo: true },
  };
}

export function EditionProvider({ edition, children }: { edition?: Edition; children: ReactNode }) {
  const standIn = useDefaultEdition();
  const [readAt] = useState(() => Date.now());
  return <EditionContext value={{ edition: edition ?? standIn, readAt }}>{children}</EditionContext>;
}

function useHeld(): Held {
  const held = use(EditionContext);
  if (!held) throw new Error('useEdition outside EditionProvider');
  return held;
}

export function useEdition(): Edition {
  return useHeld().edition;
}

/** `2025 年 8 月 27–29 日 · 上海新国际博览中心`. */
export function useWhenAndWhere(): string {
  const { openingDate, closingDate, venue } = useEdition();
  return `${formatDateRange(openingDate, closingDate, useLang())} · ${venue}`;
}

/** Reads the edition's clock; call it when something happens, or once for a render. */
export function useEditionNow(): () => Date {
  const { edition, readAt } = useHeld();
  return () => new Date(new Date(edition.clock.now).getTime() + Date.now() - readAt);
}

/** Whole days to the opening, by the edition's clock; never negative. */
export function useCountdown(): number {
  const now = useEditionNow();
  return daysUntil(useEdition().openingDate, now());
}
