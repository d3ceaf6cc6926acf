import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';

/** Longest texts, characters as people count them. */
export const LONGEST = { name: 60, company: 120, department: 60, telephone: 40, website: 200 };

/** Missing fields are let through to the rules, which ask for them in words. */
const Text = (graphemes: number, description: string) => characters(graphemes, { default: '', description });

/** What the form sends (EXH-010, REST-095). */
export const ApplicationBody = Type.Object(
  {
    clientType: Type.Optional(
      Type.Union([Type.Integer(), Type.String({ maxLength: 10 })], {
        description: '2, as the site sends it (EXH-018); without effect.',
      }),
    ),
    title: Text(10, 'Code of the gender dictionary.'),
    name: Text(LONGEST.name, 'Who applies.'),
    company: Text(LONGEST.company, 'Company.'),
    department: Text(LONGEST.department, 'Department.'),
    position: Text(10, 'Code of the position dictionary.'),
    telephone: Text(LONGEST.telephone, 'Telephone with its area code.'),
    mobile: Text(40, 'Mobile number; of the mainland without country code, others with it.'),
    email: Type.String({ maxLength: 254, default: '', description: 'E-mail address for the result.' }),
    website: Text(LONGEST.website, 'Website; may be blank.'),
    country: Text(10, 'ISO 3166-1 alpha-2; blank counts as CN where the language is ZH.'),
    captcha: Text(
      10,
      'The code that was sent: to the mobile number in ZH, to the e-mail address in EN. No fixed value proves anything.',
    ),
    picture: Text(10, 'What a picture shows; blank where none is needed (reason CAPTCHA_NEEDED).'),
    checkKey: Text(64, 'Key of the picture.'),
    password: Text(64, 'EN: MD5 of the password for the account, hexadecimal.'),
    pswSecond: Text(64, 'EN: MD5 of the password as it was typed again.'),
    deadline: Type.Optional(
      Type.String({ maxLength: 40, description: 'As the form shows it; without effect.' }),
    ),
    productService: Text(40, 'Root categories, 1 to 7, comma-joined; at least one.'),
    waysToKnow: Text(40, 'Ways to know the fair, comma-joined; at least one.'),
    invitationCode: Text(64, 'Query `code` of the address that led here.'),
    invitationId: Text(64, 'Query `invite` of the address that led here.'),
    agreed: Type.Boolean({ default: false, description: 'The data protection statement was accepted.' }),
  },
  { additionalProperties: false },
);
export type ApplicationBody = Static<typeof ApplicationBody>;

/** What an applicant gets to know: nothing that tells of others. */
export const Applied = Type.Object(
  {
    company: Type.String(),
    email: Type.String({ description: 'Where the result of the review goes.' }),
    status: Type.Integer({ description: '1: under review.' }),
  },
  { $id: 'BoothApplied', description: 'A booth application that was handed in.' },
);
export type Applied = Static<typeof Applied>;
