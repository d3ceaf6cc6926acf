import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Place } from '../../../limits/place.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { type Review, reviewStatus } from '../../../review/index.ts';
import { addExhibitor, boothStore } from '../../catalogue/index.ts';
import { type EditionSettings, isBoothApplicationOpen } from '../../content/index.ts';
import { assertGoodPassword, type ExhibitorAccounts, type Proofs, slowHash } from '../../identity/index.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import { applicationWords } from './application-words.ts';
import { type Allotment, allotmentOf } from './allotment.ts';
import type { ApplicationBody, Applied } from './contract.ts';
import { decisionLetter, prompts, termPrompts, what } from './messages.ts';
import { fingerprintOf, readApplication } from './rules.ts';
import { applicationSnapshot } from './snapshot.ts';
import { applicationStore, type ApplicationRow, type NewApplication } from './store.ts';
import { boothApplications } from './tables.ts';
import { boothTerms, readTerms } from './terms.ts';

/** Applications from one address; an agency sends several. */
const submissions: Limit = { name: 'booth-application', points: 30, seconds: 60 * 60 };
/** No account applies; the log of the review names none. */
const NOBODY = '0';

export interface ApplicationParts {
  database: Database;
  clock: Clock;
  review: Review;
  limits: Limits;
  messages: Outbox;
  proofs: Proofs;
  accounts: ExhibitorAccounts;
  edition: () => Promise<EditionSettings>;
  /** Null where people review; the demo decides by itself. */
  demoReviewSeconds: number | null;
  /** Address of the site for links, like https://fair.example/d. */
  site: string;
}

const toApplied = ({ company, email, status }: ApplicationRow): Applied => ({ company, email, status });

/** Applying for a booth; approved, the company becomes an exhibitor with an account (EXH-008..024, DESIGN-028). */
export function applicationService(parts: ApplicationParts) {
  const { database, clock, review, limits, messages, proofs, accounts, edition, site } = parts;
  const store = applicationStore(database);
  const booths = boothStore(database);
  const snapshots = snapshotParts(database);
  const words = applicationWords(database);
  const allotted = (id: string) => allotmentOf(id, parts.demoReviewSeconds !== null);

  /** Makes the company with its booth, and its account. */
  async function open(row: ApplicationRow, booth: Allotment): Promise<void> {
    const isZh = row.language === 'ZH';
    const exhibitorId = await addExhibitor(database, {
      nameCn: isZh ? row.company : '',
      nameEn: isZh ? '' : row.company,
      country: row.country,
      categoryCode: row.productServices[0] ?? '1',
      website: row.website,
      phone: row.telephone,
      email: row.email,
      ...booth,
      at: clock.now(),
    });
    await accounts.add({
      exhibitorId,
      mobile: isZh ? row.mobile : null,
      email: row.email,
      passwordHash: row.passwordHash,
      nickName: row.name,
      companyName: row.company,
      isMobileFirst: isZh,
    });
    await store.setExhibitor(row.id, exhibitorId);
  }

  const reviewed = review.register({
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
        throw new Refusal(termPrompts.taken, 500, 409, 'boothNumber');
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

  /** @throws Refusal once the last day is over in Shanghai (EXH-014, docs/promises.md 17) */
  async function assertOpen(): Promise<void> {
    if (!isBoothApplicationOpen(await edition(), clock.now())) throw new Refusal(prompts.closed);
  }

  /** A rejected application is handed in anew in its place. @throws Refusal 409 for one that is not rejected */
  async function again(before: ApplicationRow, values: NewApplication): Promise<ApplicationRow> {
    if (before.status === reviewStatus.underReview) throw new Refusal(prompts.waits, 500, 409);
    if (before.status === reviewStatus.approved) throw new Refusal(prompts.isExhibitor, 500, 409);
    const { status: _status, submittedAt: _submittedAt, ...text } = values;
    if (!(await reviewed.resubmitted(before.id, NOBODY))) throw new Refusal(prompts.waits, 500, 409);
    await store.change(before.id, text);
    return { ...before, ...text, status: reviewStatus.underReview };
  }

  return {
    assertOpen,

    /**
     * Hands an application in. Sent twice it is one.
     * @param from where the call comes from
     * @throws Refusal naming the field (VAL-068..073), 409 for who waits or exhibits already, 429
     */
    async apply(body: ApplicationBody, language: Language, from: Place): Promise<Applied> {
      await assertOpen();
      const { text, code, password } = readApplication(body, await words(), language);
      const proved = language === 'ZH' ? text.mobile : text.email;
      if (password !== '') {
        const { mobile, email, name, company } = text;
        assertGoodPassword(password, { mobile, email, names: [name, company] }, 'password');
      }
      const fingerprint = fingerprintOf(text, code);
      // The code serves once; who presses twice has used it up by the first press.
      const known = await store.byProved(proved);
      if (known?.fingerprint === fingerprint && known.status === reviewStatus.underReview)
        return toApplied(known);
      await limits.count(submissions, from.network);
      await proofs.checkCode(proved, code, from).catch((error: unknown) => {
        throw error instanceof Refusal && error.code === 500 ? error.about('captcha') : error;
      });
      // Who has the code has the number, and may know whether it has an account (docs/promises.md 8).
      if (await accounts.find(proved)) throw new Refusal(prompts.isExhibitor, 500, 409);
      const values: NewApplication = {
        ...text,
        language,
        proved,
        fingerprint,
        passwordHash: password === '' ? null : await slowHash(password),
        status: reviewStatus.underReview,
        submittedAt: review.realTime(),
        createdAt: clock.now(),
      };
      return database.transaction(async () => {
        const before = await store.byProved(proved);
        if (before) return toApplied(await again(before, values));
        const row = await store.add(values);
        if (!row) throw new Refusal(prompts.waits, 500, 409);
        await reviewed.submitted(row.id, NOBODY);
        return toApplied(row);
      });
    },
  };
}
