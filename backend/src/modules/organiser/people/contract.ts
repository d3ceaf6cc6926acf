import Type, { type Static } from 'typebox';

export const PeopleQuery = Type.Object({
  q: Type.String({
    maxLength: 100,
    default: '',
    description:
      'The beginning of a name, company, e-mail address or mobile number, or the code of a pass. At least 2 characters.',
  }),
});

const Fate = Type.Union([Type.Literal('removed'), Type.Literal('emptied'), Type.Literal('kept')], {
  description: 'When the person is forgotten: removed, kept without what tells of the person, kept.',
});

const Role = Type.Union([Type.Literal('visitor'), Type.Literal('exhibitor')]);

const line = {
  id: Type.String({ description: 'Of the registration; of the account for who has none.' }),
  role: Role,
  name: Type.String(),
  companyName: Type.String(),
  mobile: Type.String({ description: 'Blank for none.' }),
  email: Type.String({ description: 'Blank for none.' }),
  hasAccount: Type.Boolean(),
  hasPass: Type.Boolean(),
  isLocked: Type.Boolean(),
};

export const DeskPersonLine = Type.Object(line, {
  $id: 'DeskPersonLine',
  description: 'A visitor or exhibitor whom the organiser has found.',
});
export type DeskPersonLine = Static<typeof DeskPersonLine>;

export const DeskPeople = Type.Object(
  { people: Type.Array(DeskPersonLine), hasMore: Type.Boolean({ description: 'Whether there are more.' }) },
  { $id: 'DeskPeople', description: 'Whoever fits; at most 50.' },
);
export type DeskPeople = Static<typeof DeskPeople>;

export const DeskPerson = Type.Object(
  {
    ...line,
    facts: Type.Array(
      Type.Object({
        key: Type.String(),
        label: Type.String({ description: 'In the language of the request.' }),
        value: Type.String({ description: 'The same.' }),
      }),
      { description: 'What the registration and the account say; blank ones are left out.' },
    ),
    code: Type.String({ description: 'Of the pass; blank for none.' }),
    canResend: Type.Boolean({ description: 'Whether there is a pass, and an address to send it to.' }),
    sessions: Type.Integer({ description: 'Where the person is signed in.' }),
    holdings: Type.Array(
      Type.Object({
        kind: Type.String(),
        kind_dictText: Type.String({ description: 'In the language of the request.' }),
        count: Type.Integer(),
        fate: Fate,
      }),
      { description: 'What is known of the person, and what becomes of it when the person is forgotten.' },
    ),
    confirmation: Type.String({ description: 'What has to be typed to forget the person.' }),
  },
  { $id: 'DeskPerson', description: 'A visitor or exhibitor as the organiser keeps them.' },
);
export type DeskPerson = Static<typeof DeskPerson>;

export const LockBody = Type.Object({ isLocked: Type.Boolean() }, { additionalProperties: false });

export const ForgetBody = Type.Object(
  { typed: Type.String({ maxLength: 254, description: 'The number or address of the person.' }) },
  { additionalProperties: false },
);

/** A kind of what is known of a visitor, for the visitor. */
export const OwnDataPart = Type.Object(
  {
    kind: Type.String(),
    label: Type.String({ description: 'In the language of the request.' }),
    count: Type.Integer(),
    fate: Fate,
  },
  {
    $id: 'OwnDataPart',
    description: 'A kind of what is known of the caller, and what a deletion does with it.',
  },
);
export type OwnDataPart = Static<typeof OwnDataPart>;

/** Deletion of the signed-in account, with a second proof of its owner: the password or a code. */
export const DeletionBody = Type.Object(
  {
    password: Type.String({
      maxLength: 32,
      default: '',
      description: 'MD5 of the password as it was typed; blank where a code is the proof.',
    }),
    code: Type.String({ maxLength: 10, default: '', description: 'Code that was sent; blank likewise.' }),
  },
  { additionalProperties: false },
);
