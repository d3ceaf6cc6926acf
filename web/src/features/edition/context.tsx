import type { ApolloClient } from '@apollo/client/core';
import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { formatDateRange, useLang } from '../../i18n';
import { inARow } from '../../lib/in-a-row';
import { daysUntil, untilNextDay } from '../../lib/countdown';
import { type OutsideAddresses, outsideAddresses } from './addresses';
import { type Edition, type EditionClock, setClock } from './edition';
import { fetchEdition, useEditionQuery } from './edition.generated';
import { useStandIn } from './stand-in';

interface Held {
  edition: Edition;
  addresses: OutsideAddresses;
  /** Of the site's ICP filing; null without one, and before the server has told it. */
  icpNumber: string | null;
  /** None until the server has told it. */
  clock?: EditionClock;
  /** The server was asked and did not tell anything: the stand-in stays. */
  isUntold: boolean;
}

const EditionContext = createContext<Held | null>(null);

/** Asks before anything is drawn; the provider's query then joins the request that is under way. */
export async function preloadEdition(client: ApolloClient): Promise<void> {
  try {
    await fetchEdition(client);
  } catch {
    // The stand-in remains, and the page's own queries tell what is wrong.
  }
}

export function EditionProvider({ children }: { children: ReactNode }) {
  const standIn = useStandIn();
  const { data, error } = useEditionQuery({});
  const edition = data?.edition;
  const isUntold = !edition && error !== undefined;
  // One answer for a page load: it came when it was first read here.
  const clock = useMemo(() => edition && setClock(edition), [edition]);
  const addresses = useMemo(() => (edition ? outsideAddresses(edition.addresses) : {}), [edition]);
  return (
    <EditionContext
      value={{
        edition: edition ?? standIn,
        addresses,
        icpNumber: data?.icpNumber ?? null,
        isUntold,
        ...(clock ? { clock } : {}),
      }}
    >
      {children}
    </EditionContext>
  );
}

function useHeld(): Held {
  const held = use(EditionContext);
  if (!held) throw new Error('useEdition outside EditionProvider');
  return held;
}

export function useEdition(): Edition {
  return useHeld().edition;
}

/** External addresses of this edition, in the language of the page. */
export function useOutsideAddresses(): OutsideAddresses {
  return useHeld().addresses;
}

/** Number of the site's ICP filing, as `沪ICP备…号`; null without one, and before the server has told it. */
export function useIcpNumber(): string | null {
  return useHeld().icpNumber;
}

/** `2025 年 8 月 27–29 日 · 上海新国际博览中心`. */
export function useWhenAndWhere(): string {
  const { opensOn, closesOn, venue } = useEdition();
  return inARow([formatDateRange(opensOn, closesOn, useLang()), venue]);
}

/** The time of a demo's clock; nothing where the edition runs on the real time, or before the server has said so. */
export function useDemoTime(): Date | undefined {
  const { clock } = useHeld();
  return clock?.isDemo ? clock.serverTime : undefined;
}

/**
 * Turns a moment of the browser's clock, in milliseconds, into the edition's time, which a demo sets otherwise. Before
 * the server has told the time, and without a network, the two are taken to be the same.
 */
export function useEditionTime(): (moment: number) => Date {
  const { clock } = useHeld();
  return clock ? clock.at : (moment) => new Date(moment);
}

/** Whether what the server tells of the edition, the time among it, did not come. */
export function useIsUntold(): boolean {
  return useHeld().isUntold;
}

/** Whole days to the opening by the edition's clock, never negative; nothing before the server has told the time. */
export function useCountdown(): number | undefined {
  const { edition, clock } = useHeld();
  const daysAt = (time?: Date) => time && daysUntil(edition.opensOn, time);
  const subscribe = useCallback(
    (onDay: () => void) => (clock ? everyMidnight(clock, onDay) : () => {}),
    [clock],
  );
  return useSyncExternalStore(
    subscribe,
    () => daysAt(clock?.read()),
    () => daysAt(clock?.serverTime),
  );
}

/** A page that stays open counts on. */
function everyMidnight(clock: EditionClock, onDay: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      onDay();
      wait();
    }, untilNextDay(clock.read()));
  };
  wait();
  return () => clearTimeout(timer);
}
