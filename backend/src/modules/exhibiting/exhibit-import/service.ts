import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import { createSemaphore } from '../../../limits/semaphore.ts';
import { ArchiveError, readSpreadsheet, UnreadableSheet } from '../../../spreadsheets/index.ts';
import {
  claimUpload,
  proveUpload,
  uploadQuotas,
  type PictureKeeper,
  type PictureSet,
} from '../../../uploads/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import type { ExhibitText } from '../exhibits/rules.ts';
import type { ExhibitService } from '../exhibits/service.ts';
import { withWritePermit } from '../write-semaphore.ts';
import { openSent, type Sent } from './archive.ts';
import { checkList, MOST_EXHIBITS, type Checked } from './check.ts';
import { columns, type Leaf } from './columns.ts';
import type { ExhibitImport } from './contract.ts';
import { exhibitForm, exhibitsFile } from './file.ts';
import { list, text } from './messages.ts';
import { pictureFinder } from './pictures.ts';
import { problems as what, type Problem } from './problems.ts';
import { importStore, type ImportRow } from './store.ts';

/** Problems that are kept and told; who has more begins with these. */
const KEPT_PROBLEMS = 500;
const A_DAY_MS = 24 * 3_600_000;
/** Room for a title, blank lines and lines too many; wide enough for columns of the sender's own. */
const sheet = { rows: MOST_EXHIBITS + 1000, columns: 60 };
/** Exhibits in a company's file. */
const IN_FILE = 5000;

export interface ImportParts {
  database: Database;
  clock: Clock;
  keepPictures: PictureKeeper;
  /** Loads what stands at a web address; fails where nothing comes. */
  loadPicture: (address: string) => Promise<Buffer>;
}

function toRecord(row: ImportRow, language: Language): ExhibitImport {
  const { id, fileName, lineCount, validCount, problemCount, addedCount } = row;
  return {
    id,
    fileName,
    lineCount,
    validCount,
    problemCount,
    addedCount,
    problems: row.problems.map((problem) => ({
      line: problem.line,
      column: columns.find(({ key }) => key === problem.column)?.name[language] ?? '',
      message: problem.text[language],
    })),
    createTime: shanghaiText(row.createdAt),
    submittedTime: row.submittedAt && shanghaiText(row.submittedAt),
  };
}

const wanted = ({ accountId }: CompanyActor): Parameters<typeof claimUpload>[2] => ({
  accountId,
  kinds: ['image'],
});

/** Lists of exhibits: checked line by line when they come, handed in together when the company says so. */
export function importService(parts: ImportParts, exhibits: ExhibitService) {
  const { database, clock, keepPictures, loadPicture } = parts;
  const store = importStore(database);
  // Each holds an archive and its pictures in the memory; so do those that wait.
  const oneByOne = createSemaphore(2, 4);

  async function leavesByCode(): Promise<Map<string, Leaf>> {
    const all = await exhibits.classification();
    return new Map([...all].filter(([, { parentCode }]) => parentCode !== null));
  }

  function open(file: Buffer): Sent {
    try {
      const sent = openSent(file);
      if (!sent) throw new Refusal(text.noList, 500, undefined, 'file');
      return sent;
    } catch (error) {
      throw error instanceof ArchiveError ? new Refusal(text.unreadable, 500, undefined, 'file') : error;
    }
  }

  async function read(file: Buffer, leaves: readonly Leaf[]): Promise<Checked> {
    try {
      return checkList(await readSpreadsheet(file, sheet), leaves);
    } catch (error) {
      throw error instanceof UnreadableSheet
        ? new Refusal(text[error.reason], 500, undefined, 'file')
        : error;
    }
  }

  /** What can be handed in of a list that was read: nothing that the company has, and everything with its picture. */
  async function complete(
    actor: CompanyActor,
    { listed, problems }: Checked,
    archive: Sent['pictures'],
    keep: PictureSet['keep'],
  ) {
    const picture = pictureFinder({
      archive,
      keep,
      load: loadPicture,
      prove: (address) => proveUpload(database, address, wanted(actor)),
    });
    const known = await exhibits.known(
      actor,
      listed.map(({ fingerprint }) => fingerprint),
    );
    const more: Problem[] = [];
    const done = await Promise.all(
      listed.map(async ({ line, text: exhibit, fingerprint }): Promise<ExhibitText[]> => {
        if (known.has(fingerprint)) {
          more.push({ line, column: null, text: what.known });
          return [];
        }
        const found = await picture(exhibit.imageUrl);
        if (typeof found === 'string') return [{ ...exhibit, imageUrl: found }];
        more.push({ line, column: 'imageUrl', text: found });
        return [];
      }),
    );
    return {
      valid: done.flat(),
      problems: [...problems, ...more].sort((one, other) => one.line - other.line),
    };
  }

  /** Checks a list that was read, and keeps what came out with its pictures. */
  async function keepList(
    actor: CompanyActor,
    { checked, archive, fileName }: { checked: Checked; archive: Sent['pictures']; fileName: string },
    keep: PictureSet['keep'],
  ): Promise<ImportRow | undefined> {
    // Of a list that is not taken as a whole, no picture needs to be looked for.
    const isWhole = checked.problems.every(({ line }) => line !== 0) && checked.count <= MOST_EXHIBITS;
    const { valid, problems } = isWhole
      ? await complete(actor, checked, archive, keep)
      : { valid: [], problems: checked.problems };
    const now = clock.now();
    return database.transaction(async () => {
      await store.dropBefore(new Date(now.getTime() - A_DAY_MS));
      for (const address of new Set(valid.map(({ imageUrl }) => imageUrl)))
        await claimUpload(database, address, wanted(actor));
      return store.add({
        exhibitorId: actor.companyId,
        accountId: actor.accountId,
        fileName,
        lineCount: checked.count,
        exhibits: valid,
        validCount: valid.length,
        problems: problems.slice(0, KEPT_PROBLEMS),
        problemCount: problems.length,
        createdAt: now,
      });
    });
  }

  const find = async ({ companyId }: CompanyActor, id: string, lock = false): Promise<ImportRow> => {
    const row = isStorable(id) ? await store.find(companyId, id, lock) : undefined;
    if (!row) throw notFound(list);
    return row;
  };

  return {
    /**
     * Checks a list and keeps what came out; nothing is handed in by it.
     * @throws Refusal for a file that holds no list; 429 when the account may send no more, then no picture is kept
     */
    check: (actor: CompanyActor, file: Buffer, fileName: string, language: Language) =>
      oneByOne(async (): Promise<ExhibitImport> => {
        const sent = open(file);
        const checked = await read(sent.list, [...(await leavesByCode()).values()]);
        const pictures = keepPictures(actor.accountId, uploadQuotas.exhibitor);
        try {
          const read = { checked, archive: sent.pictures, fileName };
          const row = await keepList(actor, read, pictures.keep);
          if (row) return toRecord(row, language);
          throw notFound(list);
        } catch (error) {
          // Pictures without their list would stay for nobody.
          await pictures.drop();
          throw error;
        }
      }),

    /** @throws Refusal 404 for one that is not there or another company's: both answer the same */
    find: async (actor: CompanyActor, id: string, language: Language): Promise<ExhibitImport> =>
      toRecord(await find(actor, id), language),

    /**
     * Hands in what is right of a list, all of it or nothing. Done twice it is done once.
     * @throws Refusal 404 likewise
     */
    submit: (actor: CompanyActor, id: string, language: Language): Promise<ExhibitImport> =>
      withWritePermit(() =>
        database.transaction(async () => {
          const row = await find(actor, id, true);
          if (row.submittedAt) return toRecord(row, language);
          if (row.exhibits.length === 0) throw new Refusal(text.nothingValid);
          const sender = { companyId: actor.companyId, accountId: row.accountId };
          const addedCount = await exhibits.addAll(sender, row.exhibits, language);
          const done = await store.change(row.id, { exhibits: [], addedCount, submittedAt: clock.now() });
          return toRecord(done ?? row, language);
        }),
      ),

    /** The form of a list. */
    form: async (): Promise<Buffer> => exhibitForm([...(await leavesByCode()).values()]),

    /** All exhibits of the company as a list that can be sent in again. */
    file: async (actor: CompanyActor, language: Language): Promise<Buffer> =>
      exhibitsFile(await exhibits.all(actor, IN_FILE), await leavesByCode(), language),
  };
}
