import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../db/columns.ts';
import { accounts } from '../identity/tables.ts';

/**
 * People who come to see the show: their own registration, or one that somebody else made for them. A number or address
 * has one registration at most: `mobile` and `email` see to it. When its owner registers, one that somebody else made
 * gives up its `mobile` and stays as it was typed.
 */
export const visitRegistrations = pgTable(
  'visit_registration',
  {
    id: newRecordId(),
    /** 192 random bits: whoever holds it may read and go on with the registration until `keyEndsAt` (DESIGN-046). */
    key: text('key').notNull(),
    /** Real time; moved on by a new proof. */
    keyEndsAt: instant('key_ends_at').notNull(),
    /** The person's own account; none until the registration is finished, and for people registered by others. */
    accountId: recordId('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who registered somebody else. */
    registeredById: recordId('registered_by_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The upload that a person of a group came with. */
    groupId: recordId('group_id'),
    /**
     * Whose registration this is: +8613800138000, proved by its owner or named by who registers others; null once the
     * owner has registered too.
     */
    mobile: text('mobile'),
    /** Whose registration this is where it was made by e-mail: the proved address, lower-cased. */
    email: text('email'),
    /** argon2id of the MD5, until the account takes it over. */
    passwordHash: text('password_hash'),
    /** ZH or EN: the language of messages to the person. */
    language: text('language').notNull(),
    firstName: words('first_name'),
    /** Of the name, for lists by name; a trigger keeps it. None until the first newer server has gone through old rows. */
    nameKey: text('name_key'),
    /** Codes of the dictionaries. */
    gender: words('gender'),
    position: words('position'),
    identityNumber: words('identity_number'),
    department: words('department'),
    /** ISO 3166-1 alpha-2. */
    country: words('country'),
    companyName: words('company_name'),
    telephoneCountryCode: words('telephone_country_code'),
    telephoneNumber: words('telephone_number'),
    ext: words('ext'),
    website: words('website'),
    postcode: words('postcode'),
    /** As it was typed; {@link visitRegistrations.email} is the proved one. */
    contactEmail: words('contact_email'),
    mobileNumber: words('mobile_number'),
    detailAddress: words('detail_address'),
    isArrived: boolean('is_arrived').notNull().default(true),
    /** started → informed → finished. */
    state: text('state').notNull().default('started'),
    /** Of the pass: random, looked up at the door (DESIGN-020). None until finished. */
    invitationCode: text('invitation_code'),
    /**
     * The code of a pass that the leader of a group has cancelled or replaced: it is no pass any more, and the door can
     * say so. Its registration keeps no number, so that the number can register anew.
     */
    withdrawnCode: text('withdrawn_code'),
    withdrawnAt: instant('withdrawn_at'),
    /** Who came into the group in this person's place. */
    replacedById: recordId('replaced_by_id').references((): AnyPgColumn => visitRegistrations.id, {
      onDelete: 'set null',
    }),
    /** Where the person comes from: the inviter's code, the row of the invitation, the company on the poster. */
    invitedByCode: words('invited_by_code'),
    invitationId: words('invitation_id'),
    source: words('source'),
    /** SHA-256 of the ticket that signs in at the end, once. */
    ticketHash: text('ticket_hash'),
    /** Real time. */
    ticketEndsAt: instant('ticket_ends_at'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('visit_registration_unkeyed')
      .on(table.id)
      .where(sql`name_key is null`),
    uniqueIndex('visit_registration_key').on(table.key),
    uniqueIndex('visit_registration_account')
      .on(table.accountId)
      .where(sql`account_id is not null`),
    uniqueIndex('visit_registration_mobile')
      .on(table.mobile)
      .where(sql`mobile is not null`),
    uniqueIndex('visit_registration_email')
      .on(table.email)
      .where(sql`email is not null`),
    uniqueIndex('visit_registration_code')
      .on(table.invitationCode)
      .where(sql`invitation_code is not null`),
    index('visit_registration_withdrawn')
      .on(table.withdrawnCode)
      .where(sql`withdrawn_code is not null`),
    index('visit_registration_replaced')
      .on(table.replacedById)
      .where(sql`replaced_by_id is not null`),
    uniqueIndex('visit_registration_ticket')
      .on(table.ticketHash)
      .where(sql`ticket_hash is not null`),
    index('visit_registration_others').on(
      table.registeredById,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('visit_registration_group').on(table.groupId),
    // By the beginning of what somebody at the telephone says.
    index('visit_registration_begins_name').on(sql`lower(${table.firstName}) text_pattern_ops`),
    index('visit_registration_begins_company').on(sql`lower(${table.companyName}) text_pattern_ops`),
    index('visit_registration_begins_email').on(sql`lower(${table.contactEmail}) text_pattern_ops`),
    index('visit_registration_begins_mobile').on(sql`${table.mobileNumber} text_pattern_ops`),
    // The door's roll, from where a device left off.
    index('visit_registration_roll')
      .on(table.finishedAt, table.id)
      .where(sql`invitation_code is not null`),
  ],
);

/** Questions of the audience survey, in their order (AUTH-075, AUTH-076). */
export const surveyQuestions = pgTable('survey_question', {
  id: newRecordId(),
  rank: integer('rank').notNull(),
  /** SINGLE or MULTIPLE. */
  questionType: text('question_type').notNull(),
  textCn: words('text_cn'),
  textEn: words('text_en'),
  /** The last option takes words of the person's own. */
  hasLastInput: boolean('has_last_input').notNull().default(false),
});

/** What can be chosen for a question. */
export const surveyOptions = pgTable(
  'survey_option',
  {
    id: newRecordId(),
    questionId: recordId('question_id')
      .notNull()
      .references(() => surveyQuestions.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
    textCn: words('text_cn'),
    textEn: words('text_en'),
  },
  (table) => [index('survey_option_question').on(table.questionId, table.rank)],
);

/** What a visitor answered; one set a registration, never changed. */
export const surveyAnswers = pgTable(
  'survey_answer',
  {
    registrationId: recordId('registration_id')
      .notNull()
      .references(() => visitRegistrations.id, { onDelete: 'cascade' }),
    questionId: recordId('question_id')
      .notNull()
      .references(() => surveyQuestions.id, { onDelete: 'cascade' }),
    /** Ids of options, comma-joined. */
    optionIds: text('option_ids').notNull(),
    /** Own words beside the last option. */
    otherText: words('other_text'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.registrationId, table.questionId] })],
);
