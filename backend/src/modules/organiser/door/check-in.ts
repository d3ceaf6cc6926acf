import { shanghaiText } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import { dayOf } from '../../../http/day-range.ts';
import type { Language } from '../../../http/language.ts';
import { typedLine } from '../../../http/typed-text.ts';
import { invitationCodeOf, type DoorPass, type DoorPasses } from '../../registration/index.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { AuditLog } from '../audit/log.ts';
import type { StaffViewer } from '../staff/guard.ts';
import type { Scan, ScanAnswer, Scans } from './contract.ts';
import { prompts, resultWords, type ScanResult } from './messages.ts';
import type { DoorStore, ScanRow } from './store.ts';

/** Clocks that differ less are taken as right: the way of a call takes its time too. */
const CLOCK_TOLERANCE_MS = 60_000;

const actions: Record<ScanResult, AuditAction> = {
  in: 'door.check-in',
  again: 'door.again',
  unknown: 'door.failed',
  withdrawn: 'door.failed',
};

export interface CheckInParts {
  database: Database;
  store: DoorStore;
  passes: DoorPasses;
  audit: AuditLog;
  /** Which of these accounts the organiser has locked: their passes are withdrawn. */
  locked: (accountIds: string[]) => Promise<Set<string>>;
  /** The real time. */
  now: () => Date;
}

/** When a scan was made by the real time; never later than it arrived. */
export function countedAt(scannedAt: number, sentAt: number, receivedAt: Date): Date {
  const ahead = receivedAt.getTime() - sentAt;
  const at = Math.abs(ahead) > CLOCK_TOLERANCE_MS ? scannedAt + ahead : scannedAt;
  return new Date(Math.min(at, receivedAt.getTime()));
}

/** Undoes what followed from a scan that arrived a second time meanwhile. */
class AlreadyKept extends Error {}

/** How a scan is written. */
function settling({ database, store, passes, audit }: CheckInParts) {
  /** Writes one scan with what follows from it. @returns what was answered, then or now */
  return async function settle({ actor }: StaffViewer, row: ScanRow, pass?: DoorPass): Promise<ScanRow> {
    const work = database.transaction(async () => {
      const { registrationId, countedAt: firstAt, door } = row;
      const isEntering = row.result === 'in' && registrationId !== null;
      // The leader of a group may have cancelled it since it was looked up.
      const isHeld = !isEntering || (pass !== undefined && (await passes.hold(pass)));
      const isFirst =
        !isEntering || !isHeld || (await store.enter({ registrationId, day: dayOf(firstAt), firstAt, door }));
      const entered = isFirst ? row.result : 'again';
      const settled: ScanRow = { ...row, result: isHeld ? entered : 'withdrawn' };
      if (!(await store.keep(settled))) throw new AlreadyKept();
      await audit.record(actor, {
        action: actions[settled.result],
        subjectKind: 'pass',
        subjectId: registrationId ?? '',
        subject: pass ? [pass.name, pass.companyName].filter(Boolean).join(' · ') : row.code,
      });
      return settled;
    });
    return work.catch(async (error: unknown) => {
      const kept = error instanceof AlreadyKept ? (await store.known([row.id])).get(row.id) : undefined;
      if (!kept) throw error;
      return kept;
    });
  };
}

/** Lets people in: each once a day, however often and from however many devices a pass is scanned. */
export function checkInService(parts: CheckInParts) {
  const { store, passes, locked, now } = parts;
  const settle = settling(parts);

  function toAnswer(
    { id, result, registrationId, countedAt: at }: ScanRow,
    pass: DoorPass | undefined,
    firsts: Awaited<ReturnType<DoorStore['firsts']>>,
    language: Language,
  ): ScanAnswer {
    const first = firsts.get(`${registrationId} ${dayOf(at)}`);
    return {
      id,
      result,
      result_dictText: resultWords[result][language],
      name: pass?.name ?? '',
      companyName: pass?.companyName ?? '',
      firstTime: first ? shanghaiText(first.firstAt) : null,
      firstDoor: first?.door ?? null,
    };
  }

  return {
    /**
     * Takes the scans of a device, each on its own: what was written stays, and sending any of them again gets the
     * same answer.
     * @returns an answer a scan, in their order
     * @throws Refusal naming `scans` or `door`, before anything is written
     */
    async record(
      viewer: StaffViewer,
      { device, sentAt, scans }: Scans,
      language: Language,
    ): Promise<ScanAnswer[]> {
      const ids = scans.map(({ id }) => id);
      if (new Set(ids).size < ids.length) throw new Refusal(prompts.twice).about('scans');
      if (scans.some(({ door }) => typedLine(door) === '')) throw new Refusal(prompts.door).about('door');
      const codeOf = ({ code }: Scan) => invitationCodeOf(code) ?? typedLine(code);
      const receivedAt = now();
      const known = await store.known(ids);
      const found = await passes.byCodes([
        ...scans.map(codeOf),
        ...[...known.values()].map(({ code }) => code),
      ]);
      const lockedIds = await locked([...found.values()].flatMap(({ accountId }) => accountId ?? []));
      const isWithdrawn = ({ accountId }: DoorPass) => accountId !== null && lockedIds.has(accountId);

      const withdrawn = await passes.withdrawn(scans.map(codeOf));
      const resultOf = (code: string, pass: DoorPass | undefined): ScanResult => {
        if (pass === undefined) return withdrawn.has(code) ? 'withdrawn' : 'unknown';
        return isWithdrawn(pass) ? 'withdrawn' : 'in';
      };

      const rows: ScanRow[] = [];
      for (const scan of scans) {
        const code = codeOf(scan);
        const pass = found.get(code);
        const row: ScanRow = {
          id: scan.id,
          code,
          registrationId: pass?.id ?? null,
          door: typedLine(scan.door),
          device,
          staffId: viewer.member.id,
          scannedAt: new Date(scan.scannedAt),
          receivedAt,
          countedAt: countedAt(scan.scannedAt, sentAt, receivedAt),
          result: resultOf(code, pass),
        };
        rows.push(known.get(scan.id) ?? (await settle(viewer, row, pass)));
      }
      const firsts = await store.firsts(
        [...new Set(rows.flatMap(({ registrationId }) => registrationId ?? []))],
        [...new Set(rows.map((row) => dayOf(row.countedAt)))],
      );
      return rows.map((row) => toAnswer(row, found.get(row.code), firsts, language));
    },
  };
}

export type CheckInService = ReturnType<typeof checkInService>;
