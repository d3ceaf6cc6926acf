import Type, { type Static } from 'typebox';
import { characters } from '../../http/characters.ts';
import { UNITS_PER_GRAPHEME } from '../../http/graphemes.ts';

/** Missing fields are let through to the rules, which ask for them in words. */
const Text = (graphemes: number, description: string) => characters(graphemes, { default: '', description });

export const KeyParams = Type.Object({
  id: Type.String({
    pattern: '^[A-Za-z0-9_-]{1,64}$',
    description: 'Id that the pre-registration answered.',
  }),
});

export const NoQuestionQuery = Type.Object({
  id: Type.String({
    pattern: '^[A-Za-z0-9_-]{0,64}$',
    default: '',
    description: 'Id that the pre-registration answered; blank for whoever is signed in.',
  }),
});

const start = {
  mobile: Type.String({ maxLength: 254, default: '', description: 'Mobile number, or the e-mail address.' }),
  clientType: Type.Optional(Type.Integer({ description: 'As the site sends it; without effect.' })),
  password: Text(64, 'MD5 of the password, hexadecimal; may be blank with a mobile number.'),
  pswFirst: Text(64, 'MD5 of the password as it was typed first.'),
  pswSecond: Text(64, 'MD5 of the password as it was typed again; the same.'),
  invitationCode: Text(64, "Code of the inviter's pass, from an invitation (AUTH-042)."),
  invitationId: Text(64, 'Which invitation this answers.'),
  source: Text(200, 'The company whose poster was scanned.'),
  agreed: Type.Boolean({ default: false, description: 'The privacy statement was accepted (VAL-008).' }),
};

/** Step 1 by mobile number: `captcha` is the code that was sent (REST-068). */
export const MobileStart = Type.Object(
  { ...start, captcha: Text(10, 'The code that was sent by SMS.') },
  { additionalProperties: false },
);
export type MobileStart = Static<typeof MobileStart>;

/** Step 1 by e-mail: `emailCode` is the proof, `captcha` a fixed value without force (REST-069, CONFLICT-007). */
export const EmailStart = Type.Object(
  {
    ...start,
    emailCode: Text(10, 'The code that was sent by e-mail.'),
    captcha: Text(40, 'Fixed, sent for the sake of the form; proves nothing.'),
  },
  { additionalProperties: false },
);
export type EmailStart = Static<typeof EmailStart>;

/** Longest texts, characters as people count them. */
export const LONGEST = { name: 60, company: 120, short: 40, address: 200, website: 200, other: 100 };
/** Shortest postal address (VAL-025, CONST-042). */
export const SHORTEST_ADDRESS = 10;

const info = {
  firstName: Text(LONGEST.name, 'Name, as it stands on the pass.'),
  gender: Text(10, 'Code of the gender dictionary.'),
  identityNumber: Text(LONGEST.short, 'Number of the identity card or passport.'),
  department: Text(LONGEST.name, 'Department; may be blank.'),
  position: Text(10, 'Code of the position dictionary; may be blank.'),
  country: Text(10, 'ISO 3166-1 alpha-2; blank counts as CN where the language is ZH.'),
  companyName: Text(LONGEST.company, 'Company.'),
  telephoneCountryCode: Text(10, 'Country code of the telephone, like +86; may be blank.'),
  telephoneNumber: Text(LONGEST.short, 'Telephone without country code; may be blank.'),
  ext: Text(10, 'Extension; may be blank.'),
  witeAddress: Text(LONGEST.website, 'Website; may be blank (AUTH-054).'),
  postcode: Text(20, 'Postcode; may be blank.'),
  email: Type.String({ maxLength: 254, default: '', description: 'E-mail address for the confirmation.' }),
  mobileNumber: Text(LONGEST.short, 'Mobile number; the proved one stands, whatever is sent.'),
  detailAddress: Text(LONGEST.address, `Postal address, at least ${SHORTEST_ADDRESS} characters.`),
};

/** Step 2 (REST-071, AUTH-053). */
export const InfoBody = Type.Object(
  {
    ...info,
    isArrived: Type.Boolean({ default: true, description: 'Whether the person comes to the show.' }),
    noQuestion: Type.Boolean({
      default: false,
      description:
        'The questionnaire is left for later (scene `apply`): the registration finishes with this.',
    }),
  },
  { additionalProperties: false },
);
export type InfoBody = Static<typeof InfoBody>;

/** What a visitor corrects of the own details afterwards. */
export const DetailsBody = Type.Object(
  { ...info, isArrived: InfoBody.properties.isArrived },
  { additionalProperties: false },
);
export type DetailsBody = Static<typeof DetailsBody>;

/** What is sent for one question (AUTH-072, AUTH-073). */
export const AnswerText = Type.Object(
  {
    questionId: Type.String({ pattern: '^[0-9]{1,32}$' }),
    answerText: Type.String({
      maxLength: 2000 + LONGEST.other * UNITS_PER_GRAPHEME,
      description:
        'Ids of the chosen options, comma-joined; then, for the last one, U+241F and the own words.',
    }),
  },
  { $id: 'SurveyAnswer', description: 'The answer to one question.', additionalProperties: false },
);
export type AnswerText = Static<typeof AnswerText>;

export const AnswersBody = Type.Object(
  { params: Type.Array(AnswerText, { maxItems: 50 }) },
  { additionalProperties: false },
);

export const TicketBody = Type.Object(
  { ticket: Type.String({ maxLength: 100, description: 'As the finished registration answered it.' }) },
  { additionalProperties: false },
);

/** A question with its options (AUTH-076). */
export const Question = Type.Object(
  {
    id: Type.String(),
    type: Type.Union([Type.Literal('SINGLE'), Type.Literal('MULTIPLE')]),
    questionType: Type.Union([Type.Literal('SINGLE'), Type.Literal('MULTIPLE')]),
    questionText: Type.String(),
    questionTextEn: Type.String(),
    lastInput: Type.Union([Type.Literal('Y'), Type.Literal('N')], {
      description: 'Y: the last option takes own words (AUTH-068).',
    }),
    optionsList: Type.Array(
      Type.Object({ id: Type.String(), optionText: Type.String(), optionTextEn: Type.String() }),
    ),
  },
  { $id: 'SurveyQuestion', description: 'A question of the audience survey.' },
);
export type Question = Static<typeof Question>;

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const State = Type.Union([Type.Literal('started'), Type.Literal('informed'), Type.Literal('finished')], {
  description: 'started: the information is missing; informed: the questionnaire; finished: there is a pass.',
});

/** Answer of a pre-registration. */
export const Started = Type.Object(
  {
    id: Type.String({ description: 'Unguessable; goes with every further call of the wizard.' }),
    state: State,
    isResumed: Type.Boolean({ description: 'An earlier registration of the same person goes on.' }),
  },
  { $id: 'PreRegistration', description: 'A pre-registration.' },
);
export type Started = Static<typeof Started>;

/** What is known of a registration (REST-070). */
export const RegistrationRecord = Type.Object(
  {
    state: State,
    noQuestion: Type.Boolean({ description: 'The questionnaire is answered, or there is none (AUTH-064).' }),
    mobile: nullable('The proved mobile number, with country code.'),
    accountEmail: nullable('The proved e-mail address.'),
    firstName: Type.String(),
    gender: Type.String(),
    identityNumber: Type.String(),
    department: Type.String(),
    position: Type.String(),
    country: Type.String(),
    companyName: Type.String(),
    telephoneCountryCode: Type.String(),
    telephoneNumber: Type.String(),
    ext: Type.String(),
    witeAddress: Type.String(),
    postcode: Type.String(),
    email: Type.String(),
    mobileNumber: Type.String(),
    detailAddress: Type.String(),
    isArrived: Type.Boolean(),
  },
  { $id: 'VisitRegistration', description: 'A registration, for whoever holds its id.' },
);
export type RegistrationRecord = Static<typeof RegistrationRecord>;

/** What a visitor has said at registering, for the visitor alone. */
export const OwnDetails = Type.Omit(RegistrationRecord, ['state', 'noQuestion'], {
  $id: 'OwnDetails',
  description: 'The own details of a visitor.',
});
export type OwnDetails = Static<typeof OwnDetails>;

/** Answer of a step: where the registration stands now. */
export const Outcome = Type.Object(
  {
    state: State,
    invitationCode: nullable('Of the pass; null until finished.'),
    ticket: nullable(
      'Signs in once, within ten minutes (AUTH-078); null until finished, and once it was used.',
    ),
  },
  { $id: 'VisitRegistrationOutcome', description: 'Where a registration stands after a step.' },
);
export type Outcome = Static<typeof Outcome>;

/** What stands on a pass (REST-075, AUTH-080, VC-026). */
export const Pass = Type.Object(
  {
    invitationCode: Type.String(),
    companyName: Type.String(),
    firstName: Type.String(),
    gender: Type.String({ description: 'Code of the gender dictionary.' }),
    position: Type.String({ description: 'Code of the position dictionary; may be blank.' }),
  },
  { $id: 'VisitPass', description: 'A visit pass.' },
);
export type Pass = Static<typeof Pass>;

/** Answers with the pass that they led to (REST-073). */
export const Result = Type.Object(
  {
    invitationCode: nullable('Of the pass; null until finished.'),
    pass: Type.Union([Pass, Type.Null()]),
    answers: Type.Array(AnswerText),
  },
  { $id: 'VisitRegistrationResult', description: 'What a registration led to.' },
);
export type Result = Static<typeof Result>;

/** Who a visitor is, as said at registering (REST-075). */
export const UserInfo = Type.Object(
  { companyName: Type.String(), firstName: Type.String(), gender: Type.String(), position: Type.String() },
  { $id: 'VisitorInfo', description: 'Who a visitor is.' },
);
export type UserInfo = Static<typeof UserInfo>;
