import Type, { type Static } from 'typebox';

/** A newsletter subscription (SHELL-069). */
export const SubscriptionBody = Type.Object(
  {
    roleName: Type.Optional(Type.String({ maxLength: 20, description: 'Exhibitor, Visitor or Medium.' })),
    companyName: Type.Optional(Type.String({ maxLength: 200 })),
    contactName: Type.Optional(Type.String({ maxLength: 100 })),
    email: Type.Optional(Type.String({ maxLength: 254 })),
  },
  { additionalProperties: false },
);
export type SubscriptionBody = Static<typeof SubscriptionBody>;

/** What the links into a subscription and out of it carry. */
export const KeyBody = Type.Object(
  { key: Type.String({ maxLength: 100, description: 'Key of the link in the letter.' }) },
  { additionalProperties: false },
);
