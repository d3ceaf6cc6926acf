import { shanghaiText } from '../../../clock/clock.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import { createSemaphore } from '../../../limits/semaphore.ts';
import { uploadQuotas, type PictureKeeper } from '../../../uploads/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import type { ExhibitService } from '../exhibits/service.ts';
import { withWritePermit } from '../write-semaphore.ts';
import { columns, type Leaf } from './columns.ts';
import type { ExhibitImport } from './contract.ts';
import { exhibitForm, exhibitsFile } from './file.ts';
import { listKeeping, type KeepingParts } from './list-keeping.ts';
import { list, text } from './messages.ts';
import { openFile, readList } from './received-file.ts';
import { importStore, type ImportRow } from './store.ts';

/** Exhibits in a company's file. */
const IN_FILE = 5000;

export interface ImportParts extends KeepingParts {
  keepPictures: PictureKeeper;
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

/** Lists of exhibits: checked line by line when they come, handed in together when the company says so. */
export function importService(parts: ImportParts, exhibits: ExhibitService) {
  const { database, clock, keepPictures } = parts;
  const store = importStore(database);
  const keepList = listKeeping(parts, store, exhibits);
  // Each holds an archive and its pictures in the memory; so do those that wait.
  const oneByOne = createSemaphore(2, 4);

  async function leavesByCode(): Promise<Map<string, Leaf>> {
    const all = await exhibits.classification();
    return new Map([...all].filter(([, { parentCode }]) => parentCode !== null));
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
        const sent = openFile(file);
        const checked = await readList(sent.list, [...(await leavesByCode()).values()]);
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
