import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { claimUpload, OWN_ADDRESS } from '../../uploads/index.ts';
import { uploads } from '../../uploads/tables.ts';
import { text } from './messages.ts';
import { consultationFiles } from './tables.ts';

/** A file as both sides see it. */
export interface AttachedFile {
  address: string;
  name: string;
  bytes: number;
}

/** The text that files came with. */
interface Place {
  consultationId: string;
  /** None for the question. */
  commentId: string | null;
}

const addressOf = (name: string): string => OWN_ADDRESS + name;

/** Reads and writes of files that go with texts of threads. */
export function fileStore(database: Database) {
  const orm = () => database.orm();

  /** Files by the texts that they came with. */
  async function read(where: SQL | undefined) {
    const { name, consultationId, commentId } = consultationFiles;
    const rows = await orm()
      .select({ name, consultationId, commentId, originalName: uploads.originalName, bytes: uploads.bytes })
      .from(consultationFiles)
      .innerJoin(uploads, eq(uploads.name, name))
      .where(where)
      .orderBy(asc(consultationFiles.position));
    const files = new Map<string, AttachedFile[]>();
    for (const row of rows) {
      const key = row.commentId ?? row.consultationId;
      const file = { address: addressOf(row.name), name: row.originalName, bytes: row.bytes };
      files.set(key, [...(files.get(key) ?? []), file]);
    }
    return files;
  }

  return {
    /** Files of questions, by the ids of their threads. */
    filesOfQuestions: async (ids: readonly string[]): Promise<Map<string, AttachedFile[]>> =>
      ids.length === 0
        ? new Map()
        : read(and(inArray(consultationFiles.consultationId, [...ids]), isNull(consultationFiles.commentId))),

    /** Files of replies, by the ids of these. */
    filesOfComments: async (ids: readonly string[]): Promise<Map<string, AttachedFile[]>> =>
      ids.length === 0 ? new Map() : read(inArray(consultationFiles.commentId, [...ids])),

    /**
     * Takes uploads of an account for a text. Inside the transaction that writes it.
     * @throws Refusal naming `files`
     */
    async attach(place: Place, accountId: string, addresses: readonly string[]): Promise<void> {
      for (const [position, address] of addresses.entries()) {
        const wanted = { accountId, kinds: ['document', 'image'], isPrivate: true } as const;
        const { name } = await claimUpload(database, address, wanted).catch((error: unknown) => {
          throw error instanceof Refusal ? error.about('files') : error;
        });
        const rows = await orm()
          .insert(consultationFiles)
          .values({ name, position, ...place })
          .onConflictDoNothing()
          .returning();
        if (rows.length === 0) throw new Refusal(text.used).about('files');
      }
    },

    /** The thread that a file stands in; undefined for a file of none. */
    async threadOfFile(name: string): Promise<string | undefined> {
      const [row] = await orm()
        .select({ id: consultationFiles.consultationId })
        .from(consultationFiles)
        .where(eq(consultationFiles.name, name));
      return row?.id;
    },
  };
}
