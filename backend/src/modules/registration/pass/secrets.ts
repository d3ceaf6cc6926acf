import { createHash, randomBytes, randomInt } from 'node:crypto';
import { typedCode } from '../../../http/typed-text.ts';

/** Without those that are taken for each other on paper: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY';
const CODE_LENGTH = 12;

/** The id of the wizard's calls: 192 random bits (DESIGN-046). */
export const newKey = (): string => randomBytes(24).toString('base64url');

/** A pass's code: random, 54 bits, and only good while it is found in the list (DESIGN-020). */
export const newInvitationCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const CODE = new RegExp(`^[${LETTERS}]{${CODE_LENGTH}}$`);

/** A code as it is stored, however somebody typed or grouped it; undefined for what is none. */
export function invitationCodeOf(text: string): string | undefined {
  const plain = typedCode(text).toUpperCase();
  return CODE.test(plain) ? plain : undefined;
}

/** A ticket that signs in once: 256 random bits. */
export const newTicket = (): string => randomBytes(32).toString('base64url');

/** What a ticket is kept as. */
export const ticketHash = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');
