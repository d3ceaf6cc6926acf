import { shanghaiText, type Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound, Refusal } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import type { Language } from '../../http/language.ts';
import type { EditionSettings } from '../content/index.ts';
import { visitorWords, type Registration } from '../registration/index.ts';
import { checkList, type Checked } from './check.ts';
import { columns } from './columns.ts';
import type { VisitGroup } from './contract.ts';
import { problems as what } from './problems.ts';
import { readList } from './received-file.ts';
import { groupStore, type GroupRow } from './store.ts';

/** Problems that are kept and told; who has more begins with these. */
const KEPT_PROBLEMS = 500;
const A_DAY_MS = 24 * 3_600_000;
const text = {
  closed: { ZH: '团体登记已截止', EN: 'Registration of groups has closed' },
  hasProblems: {
    ZH: '表格中还有需要修改的内容，请修改后重新上传',
    EN: 'The list still needs corrections. Please correct it and upload it again',
  },
  changed: {
    ZH: '有人员在检查之后已登记，请重新上传表格',
    EN: 'Somebody in the list has registered since the check. Please upload the list again',
  },
};
const group = { ZH: '团体名单', EN: 'group list' };

/** Who sends a list in. */
export interface Leader {
  id: string;
  nickName: string;
  companyName: string;
}

interface Parts {
  database: Database;
  clock: Clock;
  edition: () => Promise<EditionSettings>;
  registration: Registration;
}

function toRecord(row: GroupRow, language: Language): VisitGroup {
  return {
    id: row.id,
    fileName: row.fileName,
    personCount: row.personCount,
    registeredCount: row.takenCount,
    problemCount: row.problemCount,
    problems: row.problems.map((problem) => ({
      line: problem.line,
      column: columns.find(({ key }) => key === problem.column)?.name[language] ?? '',
      message: problem.text[language],
    })),
    createTime: shanghaiText(row.createdAt),
    registeredTime: row.registeredAt && shanghaiText(row.registeredAt),
  };
}

/** Lists of people: checked line by line when they come, registered as a whole when their sender says so. */
export function groupService({ database, clock, edition, registration }: Parts) {
  const store = groupStore(database);
  const words = visitorWords(database);

  /** @throws Refusal after the last day for groups, or for everybody */
  async function assertOpen(): Promise<void> {
    const { groupRegistrationClosesOn } = await edition();
    if (shanghaiText(clock.now()).slice(0, 10) > groupRegistrationClosesOn)
      throw new Refusal(text.closed).because('CLOSED');
    await registration.assertOpen();
  }

  /**
   * The same without those who have a registration already. How many they are is told, and never who: a list must not
   * tell whose numbers are registered (docs/promises.md 8).
   */
  async function withoutTaken(checked: Checked): Promise<Checked & { takenCount: number }> {
    const taken = await registration.registeredMobiles(
      checked.people.map(({ person }) => person.mobileNumber),
    );
    const people = checked.people.filter(({ person }) => !taken.has(person.mobileNumber));
    const isNobodyLeft = people.length === 0 && checked.people.length > 0;
    const problems = isNobodyLeft
      ? [{ line: 0, column: null, text: what.allTaken }, ...checked.problems]
      : checked.problems;
    return { ...checked, people, problems, takenCount: checked.people.length - people.length };
  }

  return {
    assertOpen,

    /**
     * Checks a list and keeps what came out; nobody is registered by it.
     * @throws Refusal for a file that is no list
     */
    async check(leader: Leader, file: Buffer, fileName: string, language: Language): Promise<VisitGroup> {
      const { groupMinimum } = await edition();
      const { people, count, problems, takenCount } = await withoutTaken(
        checkList(await readList(file), groupMinimum, await words()),
      );
      const now = clock.now();
      const row = await database.transaction(async () => {
        await store.dropBefore(new Date(now.getTime() - A_DAY_MS));
        return store.add({
          accountId: leader.id,
          fileName,
          personCount: count,
          takenCount,
          people: problems.length > 0 ? [] : people.map(({ person }) => person),
          problems: problems.slice(0, KEPT_PROBLEMS),
          problemCount: problems.length,
          createdAt: now,
        });
      });
      if (!row) throw notFound(group);
      return toRecord(row, language);
    },

    /** @throws Refusal 404 for one that is not there or somebody else's: both answer the same */
    async find(accountId: string, id: string, language: Language): Promise<VisitGroup> {
      const row = isStorable(id) ? await store.find(accountId, id) : undefined;
      if (!row) throw notFound(group);
      return toRecord(row, language);
    },

    /**
     * Registers everybody of a list, or nobody. Done twice it is done once.
     * @throws Refusal 404 likewise; 409 where somebody was registered since the list was checked
     */
    register: (leader: Leader, id: string, language: Language): Promise<VisitGroup> =>
      database.transaction(async () => {
        const row = isStorable(id) ? await store.find(leader.id, id, true) : undefined;
        if (!row) throw notFound(group);
        if (row.registeredAt) return toRecord(row, language);
        await assertOpen();
        if (row.problemCount > 0 || row.people.length === 0)
          throw new Refusal(text.hasProblems).because('CONFLICT');
        try {
          await registration.registerPeople(row.people, {
            accountId: leader.id,
            name: leader.nickName || leader.companyName,
            groupId: row.id,
            language,
          });
        } catch (error) {
          throw error instanceof Refusal && error.status === 409
            ? new Refusal(text.changed, 500, 409).because('CHANGED')
            : error;
        }
        const done = await store.change(row.id, { people: [], registeredAt: clock.now() });
        return toRecord(done ?? row, language);
      }),
  };
}

export type GroupService = ReturnType<typeof groupService>;
