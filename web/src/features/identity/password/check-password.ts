import type { MessageId } from '../../../i18n';

/** The rest of the rule – own names, common passwords – is the server's (docs/specification.md, Passwords). */
const SHORTEST = 8;

/** What shows that it is the owner: the password until now, or a code. */
export type Proof = 'currentPassword' | 'code';
type PasswordField = Proof | 'newPassword' | 'repeated';

export const emptyPasswords = { currentPassword: '', code: '', newPassword: '', repeated: '' };
/** In the order of the form. */
export const passwordFields = ['currentPassword', 'code', 'newPassword', 'repeated'] as const;

export interface PasswordValues {
  proof: Proof;
  currentPassword: string;
  code: string;
  newPassword: string;
  repeated: string;
}

type PasswordErrors = Partial<Record<PasswordField, MessageId>>;

/** People count what they see: an emoji of a family is one character. */
const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** What is wrong with the form before anything is sent (EXH-110, VAL-009, VAL-066, ERR-038). */
export function checkPassword(values: PasswordValues): PasswordErrors {
  const { proof, newPassword, repeated } = values;
  return {
    ...(values[proof].trim() === '' ? { [proof]: `password.missing.${proof}` as const } : {}),
    ...(newPassword === ''
      ? { newPassword: 'password.missing.newPassword' as const }
      : lengthOf(newPassword) < SHORTEST
        ? { newPassword: 'password.short' as const }
        : {}),
    ...(repeated === ''
      ? { repeated: 'password.missing.repeated' as const }
      : repeated !== newPassword
        ? { repeated: 'password.different' as const }
        : {}),
  };
}
