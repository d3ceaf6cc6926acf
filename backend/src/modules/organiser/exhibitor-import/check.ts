import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import { plain } from '../../../spreadsheets/list/index.ts';
import { boothStore, knownCompanies } from '../../catalogue/index.ts';
import { codesByName } from '../../exhibiting/index.ts';
import type { ExhibitorAccounts } from '../../identity/index.ts';
import { namedCategories } from './categories.ts';
import { type LineProblem, type ListedCompany, readCompanyLine, type RootOf } from './check-line.ts';
import type { FieldKey, Mapping } from './fields.ts';
import { problems as wrong } from './messages.ts';
import { type PackedCell, unpack } from './packed-cell.ts';

/** Lines that are read, or asked for, at a time: others get their turn in between. */
const AT_A_TIME = 200;

export interface CheckedLine {
  line: number;
  state: 'good' | 'bad';
  problems: LineProblem[];
  company: ListedCompany | null;
}

interface Listed {
  line: number;
  company: ListedCompany;
}

/** What of a company no other may have, by its field. Names are compared without marks, as the catalogue does. */
const claims = ({ nameCn, nameEn, boothNumber, email, mobile }: ListedCompany) =>
  (
    [
      ['nameCn', 'name', plain(nameCn).replace(/['"·。-]/g, '')],
      ['nameEn', 'name', plain(nameEn).replace(/['"·。-]/g, '')],
      ['boothNumber', 'booth', boothNumber],
      ['email', 'address', email],
      ['mobile', 'address', mobile],
    ] satisfies [FieldKey, string, string][]
  ).filter(([, , value]) => value !== '');

function* parts<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += AT_A_TIME) yield list.slice(at, at + AT_A_TIME);
}

/** Checks of lines of exhibitors; they write nothing. */
export function lineChecks(database: Database, accounts: Pick<ExhibitorAccounts, 'taken'>) {
  const booths = boothStore(database);

  /** Root category of a name or code, of a root or of a leaf below it; of a name that means several, none. */
  async function rootCategories(): Promise<RootOf> {
    const all = await namedCategories(database);
    const parents = new Map(all.map(({ code, parentCode }) => [code, parentCode ?? code]));
    const codes = codesByName(all);
    return (text) => {
      const roots = new Set([...(codes.get(plain(text)) ?? [])].map((code) => parents.get(code)));
      const [root] = roots;
      return roots.size === 1 ? root : undefined;
    };
  }

  /**
   * What of right lines somebody else has by now: name, booth or account.
   * @param own id of the company that the lines are about, where it is there: it is nobody else
   */
  async function taken(lines: readonly Listed[], own?: string): Promise<Map<number, LineProblem[]>> {
    const found = new Map<number, LineProblem[]>();
    for (const part of parts(lines)) {
      const all = (...keys: (keyof ListedCompany)[]) =>
        part.flatMap(({ company }) => keys.map((key) => company[key]).filter((value) => value !== ''));
      const names = await knownCompanies(database, all('nameCn', 'nameEn'), own);
      const numbers = await booths.taken(all('boothNumber'), own);
      const addresses = await accounts.taken(all('email', 'mobile'), own);
      for (const { line, company } of part) {
        const problems: LineProblem[] = [];
        const tell = (
          column: Exclude<FieldKey, 'category'>,
          known: ReadonlySet<string>,
          text: LineProblem['text'],
        ) => {
          if (known.has(company[column])) problems.push({ column, text });
        };
        tell('nameCn', names, wrong.companyKnown);
        tell('nameEn', names, wrong.companyKnown);
        tell('boothNumber', numbers, wrong.boothTaken);
        tell('email', addresses, wrong.accountKnown);
        tell('mobile', addresses, wrong.accountKnown);
        if (problems.length > 0) found.set(line, problems);
      }
    }
    return found;
  }

  /** What lines repeat of right ones above them. */
  function repeated(lines: readonly Listed[]): Map<number, LineProblem[]> {
    const first = new Map<string, number>();
    const found = new Map<number, LineProblem[]>();
    for (const { line, company } of lines) {
      const own = claims(company);
      const problems = own.flatMap(([column, kind, value]) => {
        const before = first.get(`${kind} ${value}`);
        return before === undefined ? [] : [{ column, text: wrong.repeated(before) }];
      });
      if (problems.length > 0) found.set(line, problems);
      else for (const [, kind, value] of own) first.set(`${kind} ${value}`, line);
    }
    return found;
  }

  return {
    rootCategories,
    taken,

    /** Every line, right or with all that is wrong with it. */
    async all(
      lines: readonly { line: number; cells: readonly PackedCell[] }[],
      mapping: Mapping,
    ): Promise<CheckedLine[]> {
      const rootOf = await rootCategories();
      const read: CheckedLine[] = [];
      for (const part of parts(lines)) {
        for (const { line, cells } of part) {
          const cellOf = (key: FieldKey) => {
            const at = mapping[key];
            return at === undefined ? undefined : unpack(cells[at]);
          };
          const { company, problems } = readCompanyLine(cellOf, rootOf);
          read.push({ line, problems, company, state: company ? 'good' : 'bad' });
        }
        await breathe();
      }
      const right = read.flatMap(({ line, company }) => (company ? [{ line, company }] : []));
      const known = await taken(right);
      const twice = repeated(right.filter(({ line }) => !known.has(line)));
      return read.map((one) => {
        const more = known.get(one.line) ?? twice.get(one.line);
        return more ? { ...one, state: 'bad', problems: more, company: null } : one;
      });
    },
  };
}

export type LineChecks = ReturnType<typeof lineChecks>;
