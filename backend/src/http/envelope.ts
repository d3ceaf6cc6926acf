import Type, { type TSchema } from 'typebox';
import { refusalReasons, type RefusalReason } from './errors.ts';
import type { Language } from './language.ts';

const succeeded = { ZH: '操作成功', EN: 'Success' };

/** What every JSON answer is wrapped in (REST-005). */
export interface Envelope<T> {
  success: boolean;
  message: string;
  code: number;
  result: T;
  /** Milliseconds since 1970 on the service's clock. */
  timestamp: number;
}

/** A successful answer around `result`. */
export function ok<T>(result: T, language: Language, now: Date, message?: string): Envelope<T> {
  return {
    success: true,
    message: message ?? succeeded[language],
    code: 200,
    result,
    timestamp: now.getTime(),
  };
}

/** The schema of a successful answer around `result`. */
export function envelopeOf<T extends TSchema>(result: T) {
  return Type.Object({
    success: Type.Boolean(),
    message: Type.String({ description: 'What happened, in the language of the request.' }),
    code: Type.Integer({ description: '0 or 200 on success.' }),
    result,
    timestamp: Type.Integer({ description: 'Milliseconds since 1970 on the service clock.' }),
  });
}

const Reason = Type.Optional(
  Type.Unsafe<RefusalReason>({
    type: 'string',
    enum: refusalReasons,
    description:
      'What kind of refusal it is, for programs: INVALID breaks a rule, NOT_FOUND is not there, DUPLICATE was done before, CONFLICT stands in the way of another record or state, CHANGED was changed meanwhile, CLOSED is over or has not begun, QUOTA is used up, EXPIRED is a proof that serves no more, NOT_ALLOWED, OTHER_ROLE, WRONG_CAPTCHA, CAPTCHA_NEEDED wants a picture with the same call, NOT_SIGNED_IN, TOO_MANY. Missing where the service failed. New ones may be added.',
  }),
);

/** The schema of a refused answer. */
export const ErrorEnvelope = Type.Object(
  {
    success: Type.Boolean(),
    message: Type.String({ description: 'What is wrong, in the language of the request.' }),
    code: Type.Integer({
      description:
        '500 business rule or validation, 401 session, 510 no permission, 412 wrong or missing captcha, 429 too many.',
    }),
    result: Type.Null(),
    timestamp: Type.Integer(),
    field: Type.Optional(
      Type.String({ description: 'The field of the body that is wrong; missing where it is not one field.' }),
    ),
    reason: Reason,
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          message: Type.String({
            description: 'What is wrong with the field, in the language of the request.',
          }),
          field: Type.Optional(Type.String({ description: 'The field of the body.' })),
          reason: Reason,
        }),
        {
          description:
            'All that is wrong, in the order of the form, `message` and `field` included; missing where it is one thing.',
        },
      ),
    ),
  },
  { $id: 'ErrorEnvelope', description: 'A refused request.' },
);
