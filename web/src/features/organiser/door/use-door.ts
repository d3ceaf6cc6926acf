import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type DoorSettings,
  doorSettings,
  keptRoll,
  keptScans,
  type KeptScan,
} from '../../../lib/door-storage';
import { keepDoorPage } from '../../../lib/door-page';
import { plainCode } from './code';
import { CheckInDocument, fetchDoorRoll } from './door.generated';
import { displayOf } from './scan-display';
import { createScanQueue } from './queue';
import { createRoll, type RollState } from './roll';
import { play } from './sound';

/** How long the server's word is waited for before the device's own is shown. */
const PATIENCE_MS = 1500;
const RETRY_MS = 5000;
const ROLL_MS = 5 * 60_000;

/** The queue and the roll of this page, made once. */
function useParts(device: string) {
  const client = useApolloClient();
  const [parts] = useState(() => {
    const queue = createScanQueue({
      store: keptScans,
      now: Date.now,
      send: async (waiting) => {
        const scans = waiting.map(({ id, code, door, scannedAt }) => ({ id, code, door, scannedAt }));
        const { data } = await client.mutate({
          mutation: CheckInDocument,
          variables: { input: { device, sentAt: Date.now(), scans } },
          fetchPolicy: 'no-cache',
        });
        const [error] = data?.checkIn.errors ?? [];
        return error ? { refusal: error.message } : { answers: data?.checkIn.answers ?? [] };
      },
    });
    const roll = createRoll({
      store: keptRoll,
      now: Date.now,
      fetch: async (after) => {
        const asked = fetchDoorRoll(client, { variables: { after }, fetchPolicy: 'no-cache' });
        asked.then(
          () => queue.note(true),
          () => queue.note(false),
        );
        const { data } = await asked;
        if (!data?.organiser) throw new Error('not signed in');
        const { lines, place, hasMore, total } = data.organiser.doorRoll;
        return {
          place,
          hasMore,
          total,
          lines: lines.map(({ hash, name, companyName }) => ({ hash, name, companyName })),
        };
      },
    });
    return { queue, roll };
  });
  return parts;
}

/** Everything a door does: takes codes, tells what they are worth, and sends them as soon as the network lets it. */
export function useDoor() {
  const [settings, setSettings] = useState(doorSettings.read);
  const { queue, roll } = useParts(settings.device);
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  const [rollState, setRollState] = useState<RollState>();
  const [current, setCurrent] = useState<{ id: string; isAsking: boolean }>();
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
    doorSettings.write(settings);
  }, [settings]);

  useEffect(() => {
    const readRoll = async () => {
      setRollState(await roll.state().catch(() => undefined));
      // Without a network, or a place to keep it, the old one is as good as it gets.
      await roll.refresh().then(setRollState, () => undefined);
    };
    const start = () => {
      void queue.flush();
      void readRoll();
    };
    void queue.load().then(start);
    const retry = setInterval(() => {
      const { waiting, isReached } = queue.state();
      if (waiting > 0) void queue.flush();
      else if (!isReached) void readRoll();
    }, RETRY_MS);
    const reread = setInterval(() => void readRoll(), ROLL_MS);
    window.addEventListener('online', start);
    return () => {
      clearInterval(retry);
      clearInterval(reread);
      window.removeEventListener('online', start);
    };
  }, [queue, roll]);

  const [isPageKept, setPageKept] = useState(false);
  useEffect(() => void keepDoorPage().then(setPageKept), []);

  // Where nothing is kept, a closed page would lose people who were let in.
  const isAtRisk = state.waiting > 0 && !state.isKept;
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);

  const scan = useCallback(
    async (text: string) => {
      const code = plainCode(text);
      if (code === '') return;
      const guess = await roll.guess(code, queue.state().scans);
      const { id } = await queue.add(code, latest.current.door, guess);
      setCurrent({ id, isAsking: queue.state().isReached });
      const sent = queue.flush();
      if (queue.state().isReached) {
        await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      }
      setCurrent((now) => (now?.id === id ? { id, isAsking: false } : now));
      const made = queue.state().scans.find((one) => one.id === id);
      if (made && latest.current.sound) play(displayOf(made).sound);
    },
    [queue, roll],
  );

  const shown: KeptScan | undefined = state.scans.find(({ id }) => id === current?.id);
  return {
    state,
    scan,
    settings,
    rollState,
    isPageKept,
    change: (some: Partial<DoorSettings>) => setSettings((now) => ({ ...now, ...some })),
    /** The scan that the page is about now. */
    current: shown && { scan: shown, isAsking: current?.isAsking === true && shown.result === undefined },
  };
}
