import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { AskedQuestion } from './answers.ts';
import type { Question } from '../contract.ts';
import { firstQuestionnaire } from './first-questionnaire.ts';
import type { RegistrationStore } from '../store.ts';
import { surveyOptions, surveyQuestions } from '../tables.ts';

/** Gives a new installation its questions; two processes that start at once write them once. */
export async function ensureQuestionnaire(database: Database): Promise<void> {
  await database.transaction(async () => {
    await database.orm().execute(sql`lock table survey_question in exclusive mode`);
    if ((await database.orm().$count(surveyQuestions)) > 0) return;
    for (const [rank, { type, text, options, lastInput }] of firstQuestionnaire.entries()) {
      const [question] = await database
        .orm()
        .insert(surveyQuestions)
        .values({ rank, questionType: type, textCn: text.ZH, textEn: text.EN, hasLastInput: lastInput })
        .returning({ id: surveyQuestions.id });
      if (!question) continue;
      await database
        .orm()
        .insert(surveyOptions)
        .values(
          options.map(({ ZH, EN }, place) => ({
            questionId: question.id,
            rank: place,
            textCn: ZH,
            textEn: EN,
          })),
        );
    }
  });
}

/** The questions of the survey, as they are shown and as they are checked. */
export function questionnaire(store: RegistrationStore) {
  async function read() {
    const [questions, options] = await Promise.all([store.questions(), store.options()]);
    return questions.map((question) => ({
      ...question,
      options: options.filter(({ questionId }) => questionId === question.id),
    }));
  }
  return {
    asked: async (): Promise<AskedQuestion[]> =>
      (await read()).map(({ id, questionType, hasLastInput, options }) => ({
        id,
        questionType,
        hasLastInput,
        optionIds: options.map((option) => option.id),
      })),

    shown: async (): Promise<Question[]> =>
      (await read()).map(({ id, questionType, textCn, textEn, hasLastInput, options }) => {
        const type = questionType === 'MULTIPLE' ? 'MULTIPLE' : 'SINGLE';
        return {
          id,
          type,
          questionType: type,
          questionText: textCn,
          questionTextEn: textEn,
          lastInput: hasLastInput ? 'Y' : 'N',
          optionsList: options.map((option) => ({
            id: option.id,
            optionText: option.textCn,
            optionTextEn: option.textEn,
          })),
        };
      }),
  };
}

export type Questionnaire = ReturnType<typeof questionnaire>;
