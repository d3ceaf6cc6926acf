import Type, { type Static } from 'typebox';

export const CaptchaParams = Type.Object({
  checkKey: Type.String({
    pattern: '^[A-Za-z0-9_-]{8,64}$',
    description: 'Made by the caller, random; the answer is sent with it.',
  }),
});

/** Fields may be missing here, so that the caller is told what to enter and not that a field is missing. */
const Text = (maxLength: number, description: string) => Type.String({ maxLength, default: '', description });

/** What was read off a picture; only where the same call was refused for want of one. */
const picture = {
  captcha: Text(10, 'What the picture shows; blank where none is needed (reason CAPTCHA_NEEDED).'),
  checkKey: Text(64, 'Key of the picture.'),
};

export const SmsCodeQuery = Type.Object({
  mobile: Text(40, 'Mobile number; without country code one of the mainland.'),
  ...picture,
});
export const EmailCodeQuery = Type.Object({ email: Text(254, 'E-mail address.'), ...picture });

const shared = {
  mobile: Text(254, 'Account: a mobile number or an e-mail address.'),
  clientType: Type.Optional(
    Type.Union([Type.Literal(1), Type.Literal(2)], {
      description: '1 visitor, 2 exhibitor; counts where nothing else tells the role (CONFLICT-001).',
    }),
  ),
  role: Type.Optional(
    Type.Union([Type.Literal('visitor'), Type.Literal('exhibitor')], {
      description: 'As whom to sign in; by default the role that the account has.',
    }),
  ),
};

/** Sign-in by account and password (REST-012). */
export const PasswordLogin = Type.Object(
  {
    ...shared,
    password: Text(64, 'MD5 of the password, hexadecimal.'),
    ...picture,
  },
  { additionalProperties: false },
);
export type PasswordLogin = Static<typeof PasswordLogin>;

/** Sign-in by a code sent to the number or address (REST-013). */
export const CodeLogin = Type.Object(
  { ...shared, captcha: Text(10, 'The code that was sent.') },
  { additionalProperties: false },
);
export type CodeLogin = Static<typeof CodeLogin>;

/** A new password, with one proof: the password until now, or a code (EXH-111, REST-115, DESIGN-027). */
export const PasswordChange = Type.Object(
  {
    originPassword: Text(64, 'MD5 of the password until now; empty where a code is the proof.'),
    captcha: Text(
      10,
      'The code that was sent to the account; empty where the password until now is the proof.',
    ),
    newPassword: Text(64, 'MD5 of the new one.'),
  },
  { additionalProperties: false },
);
export type PasswordChange = Static<typeof PasswordChange>;

/** Whom a code for a new password goes to, where the old one is forgotten. */
export const ResetCode = Type.Object(
  { mobile: Text(254, 'Account: a mobile number or an e-mail address.'), ...picture },
  { additionalProperties: false },
);
export type ResetCode = Static<typeof ResetCode>;

/** A new password where the old one is forgotten; a code that was sent is the proof. */
export const PasswordReset = Type.Object(
  {
    mobile: Text(254, 'Account: a mobile number or an e-mail address.'),
    role: Type.Union([Type.Literal('visitor'), Type.Literal('exhibitor')], {
      description: 'Of which of the accounts that may have this number or address.',
    }),
    captcha: Text(10, 'The code that was sent.'),
    newPassword: Text(64, 'MD5 of the new one.'),
  },
  { additionalProperties: false },
);
export type PasswordReset = Static<typeof PasswordReset>;

/** Who is signed in. */
export const ViewerRecord = Type.Object(
  {
    id: Type.String(),
    role: Type.Union([Type.Literal('visitor'), Type.Literal('exhibitor')]),
    nickName: Type.String(),
    companyName: Type.String(),
    mobile: Type.Union([Type.String(), Type.Null()]),
    email: Type.Union([Type.String(), Type.Null()]),
    companyId: Type.Union([Type.String(), Type.Null()], {
      description: "Company that an exhibitor's account speaks for.",
    }),
    hasPassword: Type.Boolean(),
  },
  { $id: 'Viewer', description: 'The account that is signed in.' },
);
export type ViewerRecord = Static<typeof ViewerRecord>;
