import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { claimUpload, proveUpload, type PictureSet } from '../../../uploads/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import type { ExhibitText } from '../exhibits/rules.ts';
import type { ExhibitService } from '../exhibits/service.ts';
import type { Sent } from './archive.ts';
import { MOST_EXHIBITS, type Checked } from './check.ts';
import { pictureFinder } from './pictures.ts';
import { problems as what, type Problem } from './problems.ts';
import type { ImportRow, ImportStore } from './store.ts';

/** Problems that are kept and told; who has more begins with these. */
const KEPT_PROBLEMS = 500;
const A_DAY_MS = 24 * 3_600_000;

export interface KeepingParts {
  database: Database;
  clock: Clock;
  /** Loads what stands at a web address; fails where nothing comes. */
  loadPicture: (address: string) => Promise<Buffer>;
}

const wanted = ({ accountId }: CompanyActor): Parameters<typeof claimUpload>[2] => ({
  accountId,
  kinds: ['image'],
});

/** The keeping of lists that were read: what can be handed in of them, with its pictures, and what is wrong. */
export function listKeeping(parts: KeepingParts, store: ImportStore, exhibits: ExhibitService) {
  const { database, clock, loadPicture } = parts;

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
  return async function keepList(
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
  };
}
