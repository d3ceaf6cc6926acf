import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';

const Right = Type.Union(
  [Type.Literal('reviewer'), Type.Literal('editor'), Type.Literal('door'), Type.Literal('administrator')],
  { description: 'reviewer, editor, door or administrator; none implies another.' },
);

/** Longest name, characters as people count them. */
export const LONGEST_NAME = 60;

/** Fields may be missing here, so that the caller is told what to enter and not that a field is missing. */
const Text = (maxLength: number, description: string) => Type.String({ maxLength, default: '', description });

export const StaffMember = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    language: Type.Union([Type.Literal('ZH'), Type.Literal('EN')]),
    rights: Type.Array(Right),
    state: Type.Union([Type.Literal('invited'), Type.Literal('active'), Type.Literal('locked')], {
      description: 'invited: has not accepted yet.',
    }),
    invitationExpires: Type.Union([Type.String(), Type.Null()], {
      description: 'Until when an open invitation serves, Shanghai time; null where none is open.',
    }),
    providerLinked: Type.Union([Type.String(), Type.Null()], {
      description: 'Since when the identity provider knows the person, Shanghai time; null while not linked.',
    }),
    lastSignIn: Type.Union([Type.String(), Type.Null()], { description: 'Shanghai time; null if never.' }),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  },
  { $id: 'StaffMember', description: 'Somebody who works for the organiser.' },
);
export type StaffMember = Static<typeof StaffMember>;

/** Sign-in to the console: password and the code of the authenticator app at once. */
export const StaffSignIn = Type.Object(
  {
    email: Text(254, 'E-mail address.'),
    password: Text(64, 'MD5 of the password, hexadecimal.'),
    code: Text(10, 'Six digits of the authenticator app.'),
  },
  { additionalProperties: false },
);
export type StaffSignIn = Static<typeof StaffSignIn>;

export const InvitationTicket = Type.Object(
  { ticket: Type.String({ maxLength: 100, description: 'What the link of the invitation carries.' }) },
  { additionalProperties: false },
);

export const OpenInvitation = Type.Object(
  {
    name: Type.String(),
    email: Type.String(),
    secret: Type.String({ description: 'For an authenticator app, base32.' }),
    uri: Type.String({ description: 'The same as `otpauth://` address, for a QR code.' }),
  },
  { $id: 'StaffInvitation', description: 'An invitation that waits to be accepted.' },
);
export type OpenInvitation = Static<typeof OpenInvitation>;

export const Acceptance = Type.Object(
  {
    ticket: Text(100, 'What the link of the invitation carries.'),
    password: Text(64, 'MD5 of the new password, hexadecimal.'),
    code: Text(10, 'Six digits of the authenticator app.'),
  },
  { additionalProperties: false },
);
export type Acceptance = Static<typeof Acceptance>;

export const NewMember = Type.Object(
  {
    name: characters(LONGEST_NAME, { default: '', description: `Name; at most ${LONGEST_NAME} characters.` }),
    email: Text(254, 'E-mail address.'),
    language: Type.Union([Type.Literal('ZH'), Type.Literal('EN')], {
      description: 'What messages to the person are written in.',
    }),
    rights: Type.Array(Right, { maxItems: 4, default: [] }),
  },
  { additionalProperties: false },
);
export type NewMember = Static<typeof NewMember>;

export const MemberChange = Type.Object(
  {
    name: characters(LONGEST_NAME, { default: '', description: `Name; at most ${LONGEST_NAME} characters.` }),
    language: Type.Union([Type.Literal('ZH'), Type.Literal('EN')]),
    rights: Type.Array(Right, { maxItems: 4, default: [] }),
  },
  { additionalProperties: false },
);
export type MemberChange = Static<typeof MemberChange>;

export const Lock = Type.Object({ isLocked: Type.Boolean() }, { additionalProperties: false });

/** What a demo tells of its own people, so that whoever looks around can sign in. */
export const DemoStaff = Type.Object(
  {
    name: Type.String(),
    email: Type.String(),
    password: Type.String(),
    code: Type.String({ description: 'What the authenticator app would show now.' }),
    secondsLeft: Type.Integer({ description: 'How long it is shown, seconds.' }),
  },
  { $id: 'DemoStaff', description: "Somebody of the demo's staff." },
);
