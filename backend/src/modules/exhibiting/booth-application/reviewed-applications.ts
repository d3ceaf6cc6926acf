import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Outbox } from '../../../outbox/index.ts';
import type { Review } from '../../../review/index.ts';
import { boothStore } from '../../catalogue/index.ts';
import type { ExhibitorAccounts } from '../../identity/index.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import { type Allotment, allotmentOf } from './allotment.ts';
import { applicationWords } from './application-words.ts';
import { decisionLetter, termPrompts, what } from './messages.ts';
import { exhibitorOpening } from './opening.ts';
import { applicationSnapshot } from './snapshot.ts';
import type { ApplicationStore } from './store.ts';
import { boothApplications } from './tables.ts';
import { boothTerms, readTerms } from './terms.ts';

export interface ReviewedApplicationParts {
  database: Database;
  clock: Clock;
  review: Review;
  messages: Outbox;
  accounts: ExhibitorAccounts;
  /** Null where people review; the demo decides by itself. */
  demoReviewSeconds: number | null;
  /** Address of the site for links, like https://fair.example/d. */
  site: string;
}

/** Applications as the organiser reviews them, with the booth that an approval gives; the company is told of the decision. */
export function reviewedApplications(parts: ReviewedApplicationParts, store: ApplicationStore) {
  const { database, review, messages, site } = parts;
  const booths = boothStore(database);
  const snapshots = snapshotParts(database);
  const words = applicationWords(database);
  const open = exhibitorOpening(parts, store);
  const allotted = (id: string) => allotmentOf(id, parts.demoReviewSeconds !== null);

  return review.register({
    name: 'booth-application',
    table: boothApplications,
    what,
    snapshot: async (id) => {
      const row = await store.find(id);
      return row && applicationSnapshot(row, await snapshots.categories(), await words());
    },
    terms: async (id) => boothTerms(allotted(id)),
    checkTerms: async (id, terms) => {
      const { boothNumber } = readTerms(terms);
      await booths.lockNumber(boothNumber);
      // A second approval of the same application finds its own company there: it is no longer waiting, that is all.
      const own = (await store.find(id))?.exhibitorId ?? null;
      const holders = await booths.holdersOf(boothNumber);
      if (holders.some((exhibitorId) => exhibitorId !== own)) {
        throw new Refusal(termPrompts.taken, 500, 409, 'boothNumber').because('CONFLICT');
      }
    },
    decided: async (id, decision) => {
      const row = await store.find(id);
      if (!row) return;
      let booth: Allotment | undefined;
      if (decision.status === 'approved') {
        // The demo decides without an organiser who would allot anything.
        booth = decision.terms ? readTerms(decision.terms) : allotted(id);
        await open(row, booth);
      }
      const { company, name, email, proved } = row;
      const language: Language = row.language === 'EN' ? 'EN' : 'ZH';
      const to = { language, company, name, email, proved, hasPassword: row.passwordHash !== null };
      await messages.post(decisionLetter(to, decision, site, booth?.boothNumber));
    },
  });
}
