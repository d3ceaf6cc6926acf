import { type Browser, newBrowser, WrongAnswer } from '../support/graphql.ts';
import { dueAt, evenly, type Period } from '../support/pace.ts';
import { codeAfter, sendCode } from './sign-in.ts';
import { signInByCode } from '../support/sign-in.ts';
import { outcomeOfError, Tally } from '../support/tally.ts';

/** Addresses that guess in turn. */
const GUESSERS = 20;
/** Of all guesses, those that are kept back for the moment when the owner waits for a code and types it in. */
const SHARE_AT_THE_END = 0.1;
const AT_ONCE = 5;
/** Codes that are sent to be guessed: more than four an hour to a device that the account does not know are refused. */
const CODES_TO_GUESS = 2;

export interface WrongCodes {
  tally: Tally;
  /** Whether the owner, who signs in from another device amid the last guesses, came in. */
  ownerSignedIn: boolean;
  /** The same in words. */
  owner: string;
}

/** Signs the owner in as people do, while `guesses` are sent. */
async function signInAmid(owner: Browser, recipient: string, guesses: (code: string) => Promise<unknown>) {
  const code = await codeAfter(owner, recipient, await sendCode(owner, recipient));
  await guesses(code);
  await signInByCode(owner, recipient, code);
}

/**
 * Wrong codes for one visitor's number, evenly over the time from twenty addresses; the last tenth all at once, when the
 * owner has just had a code sent to a device that the account does not know. The right code must sign in all the same.
 */
export async function guessCodes(
  origin: string,
  period: Period,
  recipient: string,
  guesses: number,
): Promise<WrongCodes> {
  const tally = new Tally();
  const guessers = Array.from({ length: GUESSERS }, (_, index) => newBrowser(origin, `127.0.4.${index + 1}`));
  const guess = async (index: number, right = '') => {
    const code = String(index % 1_000_000).padStart(6, '0');
    const guesser = guessers[index % GUESSERS];
    if (!guesser || code === right) return;
    await signInByCode(guesser, recipient, code).then(
      () => tally.add('signed in'),
      (error: unknown) => tally.add(outcomeOfError(error)),
    );
  };
  const atEnd = Math.ceil(guesses * SHARE_AT_THE_END);
  const before = guesses - atEnd;
  const first = { ...period, endsAt: dueAt(period, before, guesses) };
  const usual = newBrowser(origin, '127.0.5.1');
  await Promise.all([
    evenly(first, before, (index) => guess(index)),
    // The owner has codes sent now and then and does not use them, so that there is something to guess.
    evenly(first, CODES_TO_GUESS, async () => {
      await sendCode(usual, recipient).catch((error: unknown) => tally.add(outcomeOfError(error)));
    }),
  ]);

  let next = before;
  const all = async (right: string) => {
    while (next < guesses) {
      next += 1;
      await guess(next, right);
    }
  };
  const elsewhere = newBrowser(origin, '127.0.6.1');
  const trouble = await signInAmid(elsewhere, recipient, (code) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => all(code))),
  ).then(
    () => undefined,
    (error: unknown) => (error instanceof WrongAnswer ? error.message : String(error)),
  );
  for (const { agent } of [...guessers, usual, elsewhere]) agent.destroy();
  return {
    tally,
    ownerSignedIn: trouble === undefined,
    owner:
      trouble === undefined
        ? 'the owner signed in from another device amid the last guesses'
        : `THE OWNER COULD NOT SIGN IN: ${trouble}`,
  };
}
