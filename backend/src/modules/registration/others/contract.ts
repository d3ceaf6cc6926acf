import Type, { type Static } from 'typebox';
import { PageQuery } from '../../../http/page.ts';
import { characters } from '../../../http/characters.ts';
import { LONGEST } from '../contract.ts';

/** Missing fields are let through to the rules, which ask for them in words. */
const Text = (graphemes: number, description: string) => characters(graphemes, { default: '', description });

const shared = {
  firstName: Text(LONGEST.name, 'Name, as it stands on the pass.'),
  gender: Text(10, 'Code of the gender dictionary.'),
  mobileNumber: Text(LONGEST.short, 'Mobile number; without country code one of the mainland.'),
  companyName: Text(LONGEST.company, 'Company.'),
  department: Text(LONGEST.name, 'Department; may be blank.'),
  position: Text(10, 'Code of the position dictionary; may be blank.'),
  email: Type.String({ maxLength: 254, default: '', description: 'E-mail address for the confirmation.' }),
};

/** Somebody to register (REST-090, VC-071). */
export const OtherBody = Type.Object(
  {
    clientType: Type.Optional(Type.Integer({ description: 'As the site sends it; without effect.' })),
    ...shared,
    identityNumber: Text(LONGEST.short, 'Number of the identity card or passport.'),
    mailLanguage: Type.Optional(
      Type.Union([Type.Literal('ZH'), Type.Literal('EN')], {
        description: 'Language of the confirmation; that of the request unless told.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type OtherBody = Static<typeof OtherBody>;

export const OthersQuery = Type.Object({
  ...PageQuery,
  mobileNumber: Type.String({
    maxLength: 40,
    default: '',
    description: 'Part of the number; blank for all.',
  }),
});

/** Somebody who was registered, for whoever did it: without the identity number (VC-070). */
export const OtherPerson = Type.Object(
  {
    id: Type.String(),
    ...shared,
    invitationCode: Type.String({ description: 'Code of the pass.' }),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  },
  { $id: 'OtherPerson', description: 'A person whom the caller has registered.' },
);
export type OtherPerson = Static<typeof OtherPerson>;
