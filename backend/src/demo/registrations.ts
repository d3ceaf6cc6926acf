import { asc, eq, or } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import {
  surveyAnswers,
  surveyOptions,
  surveyQuestions,
  visitRegistrations,
} from '../modules/registration/tables.ts';
import Type, { type Static } from 'typebox';

/** What a demo visitor said at registering. */
export const DemoVisit = Type.Object({
  /** Of the pass; the same in every copy of the demo. */
  invitationCode: Type.String(),
  language: Type.Union([Type.Literal('ZH'), Type.Literal('EN')]),
  gender: Type.String(),
  position: Type.String(),
  department: Type.String(),
  country: Type.String(),
  detailAddress: Type.String(),
});
type DemoVisit = Static<typeof DemoVisit>;

interface DemoVisitor {
  accountId: string;
  mobile: string;
  email: string;
  nickName: string;
  companyName: string;
  visit: DemoVisit;
}

/** Shanghai time. */
const REGISTERED_AT = new Date('2025-06-02T10:20:00+08:00');

/** Gives a demo visitor a finished registration with all questions answered; one that is there stays as it is. */
export async function ensureDemoVisit(database: Database, visitor: DemoVisitor): Promise<void> {
  const { accountId, mobile, email, nickName, companyName, visit } = visitor;
  const orm = database.orm();
  const table = visitRegistrations;
  const [known] = await orm
    .select({ id: table.id })
    .from(table)
    .where(or(eq(table.accountId, accountId), eq(table.mobile, mobile)));
  if (known) return;
  const questions = await orm.select().from(surveyQuestions).orderBy(asc(surveyQuestions.rank));
  const options = await orm.select().from(surveyOptions).orderBy(asc(surveyOptions.rank));
  await database.transaction(async () => {
    const [added] = await database
      .orm()
      .insert(table)
      .values({
        ...visit,
        // Never given to anybody, and ended.
        key: randomBytes(24).toString('base64url'),
        keyEndsAt: REGISTERED_AT,
        accountId,
        mobile,
        mobileNumber: mobile,
        contactEmail: email,
        firstName: nickName,
        companyName,
        identityNumber: 'DEMO-000000',
        state: 'finished',
        createdAt: REGISTERED_AT,
        finishedAt: REGISTERED_AT,
      })
      .onConflictDoNothing()
      .returning({ id: table.id });
    if (!added) return;
    const answers = questions.map(({ id, questionType }, place) => {
      const own = options.filter(({ questionId }) => questionId === id);
      // A different choice for each question, never the last one, which wants own words.
      const chosen =
        questionType === 'MULTIPLE' ? own.slice(place % 2, (place % 2) + 2) : own.slice(place, place + 1);
      return {
        registrationId: added.id,
        questionId: id,
        optionIds: chosen.map((option) => option.id).join(','),
        createdAt: REGISTERED_AT,
      };
    });
    if (answers.length > 0) await database.orm().insert(surveyAnswers).values(answers);
  });
}
