import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { Place } from '../../../limits/place.ts';
import { reviewStatus } from '../../../review/index.ts';
import { type EditionSettings, isBoothApplicationOpen } from '../../content/index.ts';
import {
  countedByPicture,
  isAnswered,
  needsPicture,
  type PicturedLimits,
  type Pictures,
  type Proofs,
  slowHash,
} from '../../identity/index.ts';
import { applicationWords } from './application-words.ts';
import type { ApplicationBody, Applied } from './contract.ts';
import { prompts } from './messages.ts';
import { reviewedApplications, type ReviewedApplicationParts } from './reviewed-applications.ts';
import { fingerprintOf, readApplication } from './rules.ts';
import { applicationStore, type ApplicationRow, type NewApplication } from './store.ts';

const HOUR = 60 * 60;
/** Applications from one network; an agency sends several. */
const submissions: PicturedLimits = {
  plain: { name: 'booth-application', points: 30, seconds: HOUR },
  pictured: { name: 'booth-application-picture', points: 300, seconds: HOUR },
  refusal: needsPicture(prompts.pictureNeeded),
};
/** No account applies; the log of the review names none. */
const NOBODY = '0';

export interface ApplicationParts extends ReviewedApplicationParts {
  limits: Limits;
  pictures: Pictures;
  proofs: Proofs;
  edition: () => Promise<EditionSettings>;
}

const toApplied = ({ company, email, status }: ApplicationRow): Applied => ({ company, email, status });

/** Applying for a booth; approved, the company becomes an exhibitor with an account (EXH-008..024, DESIGN-028). */
export function applicationService(parts: ApplicationParts) {
  const { database, clock, review, limits, pictures, proofs, accounts, edition } = parts;
  const store = applicationStore(database);
  const words = applicationWords(database);
  const reviewed = reviewedApplications(parts, store);

  /** @throws Refusal once the last day is over in Shanghai (EXH-014, docs/promises.md 17) */
  async function assertOpen(): Promise<void> {
    if (!isBoothApplicationOpen(await edition(), clock.now()))
      throw new Refusal(prompts.closed).because('CLOSED');
  }

  /** @throws Refusal naming the field: 412 where a picture is needed or wrong; 429 */
  async function countSubmission({ picture, checkKey }: ApplicationBody, from: Place): Promise<void> {
    const answer = { captcha: picture, checkKey };
    const hasPicture = isAnswered(answer);
    try {
      if (hasPicture) await pictures.check(answer, from);
      await limits.countAll([countedByPicture(submissions, from, hasPicture)]);
    } catch (error) {
      // The form's `captcha` is the code that was sent.
      throw error instanceof Refusal && error.code === 412 ? error.about('picture') : error;
    }
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
     * @throws Refusal naming the fields (VAL-068..073), 409 for who waits or exhibits already, 412 for a picture, 429
     */
    async apply(body: ApplicationBody, language: Language, from: Place): Promise<Applied> {
      await assertOpen();
      const { text, code, password } = readApplication(body, await words(), language);
      const proved = language === 'ZH' ? text.mobile : text.email;
      const fingerprint = fingerprintOf(text, code);
      // The code serves once; who presses twice has used it up by the first press.
      const known = await store.byProved(proved);
      if (known?.fingerprint === fingerprint && known.status === reviewStatus.underReview)
        return toApplied(known);
      await countSubmission(body, from);
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
