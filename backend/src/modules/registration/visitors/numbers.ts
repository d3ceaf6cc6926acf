import { and, count, desc, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { during, type Span } from '../../../db/span.ts';
import { sourceOf, type IsPosterKey, type RegistrationSource } from './sources.ts';
import { surveyAnswers, surveyOptions, surveyQuestions, visitRegistrations as table } from '../tables.ts';

/** How often an option of the questionnaire was chosen. */
export interface OptionCount {
  questionId: string;
  questionCn: string;
  questionEn: string;
  /** How many answered the question. */
  answered: number;
  optionId: string;
  optionCn: string;
  optionEn: string;
  chosen: number;
}

/** Counts of finished registrations, by the moment that they were finished; the organiser's figures. */
export function registrationNumbers(database: Database) {
  const orm = () => database.orm();
  // The condition of the index `visit_registration_roll`.
  const finished = (span: Span) => and(isNotNull(table.invitationCode), during(table.finishedAt, span));

  return {
    /** By Shanghai day; days without any are left out. */
    byDay(span: Span): Promise<{ day: string; count: number }[]> {
      const day = sql<string>`to_char(${table.finishedAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
      return orm()
        .select({ day, count: count() })
        .from(table)
        .where(finished(span))
        .groupBy(sql`1`);
    },

    /** By country code, the most first; blank where unknown. */
    byCountry: (span: Span): Promise<{ country: string; count: number }[]> =>
      orm()
        .select({ country: table.country, count: count() })
        .from(table)
        .where(finished(span))
        .groupBy(table.country)
        .orderBy(desc(count()), table.country),

    /** By where people come from; what nobody comes from is left out. */
    bySource: (
      span: Span,
      isPosterKey: IsPosterKey,
    ): Promise<{ source: RegistrationSource; count: number }[]> =>
      orm()
        .select({ source: sourceOf(isPosterKey), count: count() })
        .from(table)
        .where(finished(span))
        .groupBy(sql`1`),

    /** Every option of the questionnaire in its order, chosen or not. */
    async answers(span: Span): Promise<OptionCount[]> {
      const { rows } = await orm().execute<Record<string, string>>(sql`
        with given as (
          select ${surveyAnswers.questionId} as question_id, ${surveyAnswers.optionIds} as option_ids
          from ${surveyAnswers} join ${table} on ${table.id} = ${surveyAnswers.registrationId}
          where ${finished(span)}),
        answered as (select question_id, count(*) as total from given group by question_id),
        chosen as (
          select question_id, option_id, count(*) as total
          from given, unnest(string_to_array(option_ids, ',')) as option_id
          group by question_id, option_id)
        select ${surveyQuestions.id} as question, ${surveyQuestions.textCn} as question_cn,
          ${surveyQuestions.textEn} as question_en, coalesce(answered.total, 0) as answered,
          ${surveyOptions.id} as option, ${surveyOptions.textCn} as option_cn,
          ${surveyOptions.textEn} as option_en, coalesce(chosen.total, 0) as chosen
        from ${surveyQuestions}
        join ${surveyOptions} on ${surveyOptions.questionId} = ${surveyQuestions.id}
        left join answered on answered.question_id = ${surveyQuestions.id}
        left join chosen on chosen.question_id = ${surveyQuestions.id}
          and chosen.option_id = ${surveyOptions.id}::text
        order by ${surveyQuestions.rank}, ${surveyQuestions.id}, ${surveyOptions.rank}, ${surveyOptions.id}`);
      return rows.map((row) => ({
        questionId: String(row['question']),
        questionCn: row['question_cn'] ?? '',
        questionEn: row['question_en'] ?? '',
        answered: Number(row['answered']),
        optionId: String(row['option']),
        optionCn: row['option_cn'] ?? '',
        optionEn: row['option_en'] ?? '',
        chosen: Number(row['chosen']),
      }));
    },
  };
}
