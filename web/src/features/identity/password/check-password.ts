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

function checkNew(newPassword: string): PasswordErrors {
  if (newPassword === '') return { newPassword: 'password.missing.newPassword' };
  return lengthOf(newPassword) < SHORTEST ? { newPassword: 'password.short' } : {};
}

function checkRepeated({ newPassword, repeated }: PasswordValues): PasswordErrors {
  if (repeated === '') return { repeated: 'password.missing.repeated' };
  return repeated === newPassword ? {} : { repeated: 'password.different' };
}

/** What is wrong with the form before anything is sent (EXH-110, VAL-009, VAL-066, ERR-038). */
export function checkPassword(values: PasswordValues): PasswordErrors {
  const { proof, newPassword } = values;
  return {
    ...(values[proof].trim() === '' ? { [proof]: `password.missing.${proof}` as const } : {}),
    ...checkNew(newPassword),
    ...checkRepeated(values),
  };
}
