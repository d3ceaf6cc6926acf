import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { surveyAnswers, surveyOptions, surveyQuestions } from '../tables.ts';
import type { ReadAnswer } from './answers.ts';

/** Reads and writes of the survey: its questions, and what was answered. */
export function surveyStore(database: Database) {
  const orm = () => database.orm();

  return {
    questions: () => orm().select().from(surveyQuestions).orderBy(asc(surveyQuestions.rank)),
    options: () => orm().select().from(surveyOptions).orderBy(asc(surveyOptions.rank)),

    /** What a registration answered, in the order of the questions; empty where nothing was. */
    answers: (registrationId: string): Promise<ReadAnswer[]> =>
      orm()
        .select({
          questionId: surveyAnswers.questionId,
          optionIds: surveyAnswers.optionIds,
          otherText: surveyAnswers.otherText,
        })
        .from(surveyAnswers)
        .innerJoin(surveyQuestions, eq(surveyQuestions.id, surveyAnswers.questionId))
        .where(eq(surveyAnswers.registrationId, registrationId))
        .orderBy(asc(surveyQuestions.rank)),

    async addAnswers(registrationId: string, answers: ReadAnswer[], createdAt: Date): Promise<void> {
      if (answers.length === 0) return;
      await orm()
        .insert(surveyAnswers)
        .values(answers.map((answer) => ({ registrationId, ...answer, createdAt })));
    },
  };
}
