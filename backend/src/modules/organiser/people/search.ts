import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import { typedCode, typedLine } from '../../../http/typed-text.ts';
import type { ManagedAccounts } from '../../identity/index.ts';
import { invitationCodeOf, type ManagedRegistrations, type PersonSearch } from '../../registration/index.ts';
import type { DeskPeople } from './contract.ts';
import { prompts } from './messages.ts';
import { toLine } from './records.ts';

/** Nobody reads further: who finds so many types more. */
const MOST_PEOPLE = 50;
const FEWEST_CHARACTERS = 2;
const FEWEST_DIGITS = 4;

/** What somebody typed: an address, a number, a code, or the beginning of a name. */
function searchOf(text: string): PersonSearch {
  if (text.includes('@')) return { email: text.toLowerCase() };
  const digits = typedCode(text).replace(/[+()]/g, '');
  const code = invitationCodeOf(text);
  if (/^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS) {
    return { numbers: [digits, `+86${digits}`, `+${digits}`], code };
  }
  return { words: text, code };
}

/** The search for people by what somebody at the desk types. */
export function peopleSearch(accounts: ManagedAccounts, registrations: ManagedRegistrations) {
  /** Whoever fits, at most 50. @throws Refusal naming `q` */
  return async (typed: string): Promise<DeskPeople> => {
    const text = typedLine(typed);
    if (graphemes(text) < FEWEST_CHARACTERS && !/\p{Script=Han}/u.test(text))
      throw new Refusal(prompts.short).about('q');
    const asked = searchOf(text);
    const [rows, found] = await Promise.all([
      registrations.search(asked, MOST_PEOPLE + 1),
      accounts.search(asked, MOST_PEOPLE + 1),
    ]);
    const [theirs, owners] = await Promise.all([
      registrations.ofAccounts(found.map(({ id }) => id)),
      accounts.findAll(rows.flatMap(({ accountId }) => accountId ?? [])),
    ]);
    const all = [...owners, ...found];
    const people = [...rows, ...theirs].map((registration) => ({
      registration,
      account: all.find(({ id }) => id === registration.accountId),
    }));
    const registered = new Set(people.map(({ account }) => account?.id));
    const rest = found.filter(({ id }) => !registered.has(id));
    const lines = [...people, ...rest.map((account) => ({ account, registration: undefined }))].map(toLine);
    const once = [...new Map(lines.map((line) => [line.id, line])).values()];
    return { people: once.slice(0, MOST_PEOPLE), hasMore: once.length > MOST_PEOPLE };
  };
}
