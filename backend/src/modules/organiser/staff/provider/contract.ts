import Type, { type Static } from 'typebox';

export const LoginOptions = Type.Object(
  {
    provider: Type.Union(
      [
        Type.Object({
          nameCn: Type.String({ description: 'Name of the identity provider in Chinese.' }),
          nameEn: Type.String({ description: 'The same in English.' }),
        }),
        Type.Null(),
      ],
      { description: 'The identity provider that the staff may log in by; null where there is none.' },
    ),
    acceptsPasswords: Type.Boolean({
      description: 'Whether a password with the code of an authenticator app is accepted.',
    }),
  },
  { $id: 'StaffLoginOptions', description: 'By what the staff may log in here.' },
);
export type LoginOptions = Static<typeof LoginOptions>;

export const ProviderLogin = Type.Object(
  { address: Type.String({ description: 'Where to send the browser: the login page of the provider.' }) },
  { $id: 'StaffProviderLogin', description: 'A login that has begun at the identity provider.' },
);

const Text = (maxLength: number, description: string) => Type.String({ maxLength, default: '', description });

export const ProviderReturn = Type.Object(
  {
    state: Type.String({ maxLength: 200, description: '`state` of the address.' }),
    code: Text(4000, '`code` of the address; empty where the provider refused.'),
    issuer: Text(500, '`iss` of the address; empty where the provider does not name itself there.'),
    error: Text(200, '`error` of the address; empty where the provider did not refuse.'),
  },
  {
    additionalProperties: false,
    description: 'What the address said to which the provider sent the browser back.',
  },
);
export type ProviderReturn = Static<typeof ProviderReturn>;
