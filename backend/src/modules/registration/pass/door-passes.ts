import { and, asc, count, gt, inArray, isNotNull, or, sql, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byName } from '../../../names/order.ts';
import { invitationCodeOf } from './secrets.ts';
import { visitRegistrations as table } from '../tables.ts';
import { typedCode } from '../../../http/typed-text.ts';

/** Whom a pass lets in, as far as the door needs to know. */
export interface DoorPass {
  /** Of the registration. */
  id: string;
  code: string;
  name: string;
  companyName: string;
  /** The last digits of the number, to tell people of one name apart; blank without a number. */
  mobileEnd: string;
  /** None for people registered by others. */
  accountId: string | null;
  finishedAt: Date;
}

/** Where a reader of the roll left off. */
export interface RollPlace {
  finishedAt: Date;
  id: string;
}

const SHOWN_DIGITS = 4;
/** What a search for part of a number takes at least: fewer digits are in everybody's. */
const FEWEST_DIGITS = 4;

const columns = {
  id: table.id,
  code: table.invitationCode,
  name: table.firstName,
  companyName: table.companyName,
  mobileNumber: table.mobileNumber,
  accountId: table.accountId,
  finishedAt: table.finishedAt,
  createdAt: table.createdAt,
};
type Row = Record<'id' | 'name' | 'companyName' | 'mobileNumber', string> & {
  code: string | null;
  accountId: string | null;
  finishedAt: Date | null;
  createdAt: Date;
};

const toPass = ({ mobileNumber, code, finishedAt, createdAt, ...rest }: Row): DoorPass => ({
  ...rest,
  code: code ?? '',
  mobileEnd: mobileNumber.slice(-SHOWN_DIGITS),
  finishedAt: finishedAt ?? createdAt,
});

/** What becomes of passes between two looks at them. */
function withdrawnPasses(database: Database) {
  const orm = () => database.orm();
  return {
    /** Those of these codes that were passes until their group's leader cancelled or replaced them. */
    async withdrawn(codes: string[]): Promise<Set<string>> {
      if (codes.length === 0) return new Set();
      const rows = await orm()
        .select({ code: table.withdrawnCode })
        .from(table)
        .where(inArray(table.withdrawnCode, [...new Set(codes)]));
      return new Set(rows.flatMap(({ code }) => code ?? []));
    },

    /**
     * Whether a pass still has its code; nobody can cancel it until the transaction has ended.
     * @param pass as it was read before
     */
    async hold({ id, code }: Pick<DoorPass, 'code' | 'id'>): Promise<boolean> {
      const rows = await orm()
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, id), eq(table.invitationCode, code)))
        .for('share');
      return rows.length === 1;
    },
  };
}

/** The passes of a show, for the door (DESIGN-020). A code without a row here lets nobody in. */
export function doorPasses(database: Database) {
  const orm = () => database.orm();
  const hasCode = isNotNull(table.invitationCode);
  const holds = (column: SQL | typeof table.firstName, text: string): SQL =>
    sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`;

  return {
    ...withdrawnPasses(database),

    /** Those of these codes that are passes, by their code. @param codes as stored, see invitationCodeOf */
    async byCodes(codes: string[]): Promise<Map<string, DoorPass>> {
      if (codes.length === 0) return new Map();
      const rows = await orm()
        .select(columns)
        .from(table)
        .where(inArray(table.invitationCode, [...new Set(codes)]));
      return new Map(rows.map((row) => [row.code ?? '', toPass(row)]));
    },

    /** Those of these registrations that have a pass, by their id. */
    async byIds(ids: string[]): Promise<Map<string, DoorPass>> {
      if (ids.length === 0) return new Map();
      const rows = await orm()
        .select(columns)
        .from(table)
        .where(and(hasCode, inArray(table.id, [...new Set(ids)])));
      return new Map(rows.map((row) => [row.id, toPass(row)]));
    },

    /**
     * Whoever has this in name, company, number, address or code, by name.
     * @param text of one line
     */
    async search(text: string, limit: number): Promise<DoorPass[]> {
      const digits = typedCode(text).replaceAll('+', '');
      const isNumber = /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS;
      const code = invitationCodeOf(text);
      const rows = await orm()
        .select(columns)
        .from(table)
        .where(
          and(
            hasCode,
            or(
              holds(table.firstName, text),
              holds(table.companyName, text),
              text.includes('@') ? holds(table.contactEmail, text) : undefined,
              isNumber ? sql`strpos(${table.mobileNumber}, ${digits}) > 0` : undefined,
              code === undefined ? undefined : eq(table.invitationCode, code),
            ),
          ),
        )
        .orderBy(asc(byName(table.firstName, table.nameKey)), asc(table.id))
        .limit(limit);
      return rows.map(toPass);
    },

    /** Passes in the order in which they were given, after a place. */
    async since(place: RollPlace | undefined, limit: number): Promise<DoorPass[]> {
      const rows = await orm()
        .select(columns)
        .from(table)
        .where(
          and(
            hasCode,
            isNotNull(table.finishedAt),
            place &&
              or(
                gt(table.finishedAt, place.finishedAt),
                and(eq(table.finishedAt, place.finishedAt), sql`${table.id} > ${place.id}`),
              ),
          ),
        )
        .orderBy(asc(table.finishedAt), asc(table.id))
        .limit(limit);
      return rows.map(toPass);
    },

    /** How many passes there are. */
    async total(): Promise<number> {
      const [row] = await orm()
        .select({ total: count() })
        .from(table)
        .where(and(hasCode, isNotNull(table.finishedAt)));
      return row?.total ?? 0;
    },
  };
}

export type DoorPasses = ReturnType<typeof doorPasses>;
