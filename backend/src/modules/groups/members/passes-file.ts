import { Readable } from 'node:stream';
import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import { createSemaphore } from '../../../limits/semaphore.ts';
import type { GroupMembers, Visit } from '../../registration/index.ts';
import { passPicture, PAGE } from './pass-picture.ts';
import { pdfParts, type GreyPage } from './passes-pdf.ts';

/** Passes of one file: as many as one list of people has. */
export const IN_FILE = 1000;
/** People who are read at once while the file is written. */
const AT_ONCE = 50;
/** Files that are written at the same time; a page of each is drawn in turn. */
const MOST_FILES = 4;

const text = {
  busy: {
    ZH: '同时下载的人较多，请稍后再试',
    EN: 'Many passes are being downloaded at the moment. Please try again in a minute',
  },
  none: { ZH: '没有可以下载的参观证', EN: 'There are no passes to download' },
};

/** All passes of a leader's groups as a PDF of a page each, drawn while it is sent, and outside of any transaction. */
export function passesFile(members: GroupMembers, visit: () => Promise<Visit>) {
  const drawing = createSemaphore(1, MOST_FILES);
  let files = 0;

  async function* pages(
    accountId: string,
    ids: readonly string[],
    language: Language,
  ): AsyncGenerator<GreyPage> {
    const shown = await visit();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const rows = await members.withPasses(accountId, ids.slice(from, from + AT_ONCE));
      for (const row of rows) yield await drawing(() => passPicture(row, shown, language));
    }
  }

  /**
   * @param part which thousand of the passes, from 1
   * @throws Refusal 404 where there are none, 429 while too many files are being written
   */
  return async (accountId: string, part: number, language: Language): Promise<Readable> => {
    if (files >= MOST_FILES) throw new Refusal(text.busy, 429);
    files += 1;
    try {
      const ids = await members.passIds(accountId, { offset: (part - 1) * IN_FILE, limit: IN_FILE });
      if (ids.length === 0) throw new Refusal(text.none, 500, 404);
      const file = Readable.from(pdfParts(pages(accountId, ids, language), PAGE), { objectMode: false });
      // Also where its reader goes away.
      return file.once('close', () => {
        files -= 1;
      });
    } catch (error) {
      files -= 1;
      throw error;
    }
  };
}
