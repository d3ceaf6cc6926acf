import { notFound, Refusal } from '../../../http/errors.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { prompts } from '../messages.ts';
import { personRow, type OthersParts, type Registrar } from '../others/service.ts';
import type { Visit } from '../pass/calendar.ts';
import { confirmation } from '../pass/confirmation.ts';
import { readPerson, type Person } from '../rules.ts';
import type { RegistrationRow } from '../store.ts';
import { member as what, refusals } from './messages.ts';
import { memberStore } from './store.ts';
import { memberView, type GroupMember } from './view.ts';
import { withdrawal } from './withdrawal.ts';

export interface MemberParts extends OthersParts {
  messages: Outbox;
  visit: () => Promise<Visit>;
  /** When these registrations were first let in at a door, by their id. */
  checkedIn: (ids: string[]) => Promise<Map<string, Date>>;
}

const languageOf = ({ language }: RegistrationRow) => (language === 'EN' ? 'EN' : 'ZH');
const refuse = (text: (typeof refusals)['isIn']): never => {
  throw new Refusal(text, 500, 409).because('CONFLICT');
};

/** How a pass ceases to be one. */
function withdrawing({ store, clock, messages, visit, checkedIn }: MemberParts) {
  /**
   * Makes the code of a locked row no pass any more, and tells the person. The number is free for another registration.
   * @throws Refusal 409 for who was let in already
   */
  return async function withdraw(row: RegistrationRow, leader: string): Promise<RegistrationRow> {
    if ((await checkedIn([row.id])).size > 0) refuse(refusals.isIn);
    const code = row.invitationCode ?? '';
    const changed = await store.change(row.id, {
      invitationCode: null,
      withdrawnCode: code,
      withdrawnAt: clock.now(),
      mobile: null,
    });
    const { contactEmail: email, firstName } = row;
    const told = { language: languageOf(row), email, firstName, code, leader } as const;
    await messages.post(withdrawal(told, await visit()));
    return changed ?? row;
  };
}

/** The people whom somebody has registered as a group, for that leader alone. */
export function groupMembers(parts: MemberParts) {
  const { database, store, finish, words, messages, visit, checkedIn } = parts;
  const members = memberStore(database);
  const rowOf = personRow(parts);
  const withdraw = withdrawing(parts);

  const { shown, shownOne } = memberView(checkedIn, members);

  /** @throws Refusal 404 for one that is not there or of another leader: both answer the same */
  async function find(accountId: string, id: string, lock = false): Promise<RegistrationRow> {
    const row = isStorable(id) ? await members.find(accountId, id, lock) : undefined;
    if (!row) throw notFound(what);
    return row;
  }

  /** The person who replaced a member, where this is the same submission again. */
  async function replacement(row: RegistrationRow, person: Person, accountId: string) {
    const next = row.replacedById === null ? undefined : await members.find(accountId, row.replacedById);
    const isSame =
      next?.mobileNumber === person.mobileNumber &&
      next.firstName === person.firstName &&
      next.contactEmail === person.email;
    return isSame ? next : undefined;
  }

  return {
    /** Newest first. @param text part of a name or company; blank for all */
    async list(accountId: string, text: string, page: PageRequest): Promise<Page<GroupMember>> {
      const found = await members.list(accountId, text, page);
      return { ...found, records: await shown(found.records) };
    },

    /** @throws Refusal 404 for one that is not there or of another leader: both answer the same */
    find: (accountId: string, id: string) => find(accountId, id),

    countPasses: (accountId: string) => members.countPasses(accountId),
    passIds: (accountId: string, page: PageRequest) => members.passIds(accountId, page),
    /** Passes as they are drawn; of those that are cancelled meanwhile nothing. */
    withPasses: (accountId: string, ids: string[]) => members.withPasses(accountId, ids),

    /**
     * Cancels a pass, for good: its code lets nobody in any more. Done twice it is done once.
     * @throws Refusal 404; 409 for who was let in already
     */
    cancel: (accountId: string, id: string, leader: string): Promise<GroupMember> =>
      database.transaction(async () => {
        const row = await find(accountId, id, true);
        return shownOne(row.withdrawnAt === null ? await withdraw(row, leader) : row);
      }),

    /**
     * Replaces a member with another person and cancels the pass of the member; all of it or nothing. The same once more
     * answers the same.
     * @throws Refusal naming the field; 404; 409 for a number that is taken, or a pass that cannot be replaced
     */
    replace: (id: string, body: Person, registrar: Registrar): Promise<GroupMember> =>
      database.transaction(async () => {
        const { accountId } = registrar;
        const row = await find(accountId, id, true);
        const person = readPerson(body, await words());
        const before = await replacement(row, person, accountId);
        if (before) return shownOne(before);
        if (row.replacedById !== null) refuse(refusals.replaced);
        if (row.withdrawnAt !== null) refuse(refusals.cancelled);
        await withdraw(row, registrar.name);
        const values = rowOf(person, { ...registrar, ...(row.groupId ? { groupId: row.groupId } : {}) });
        const added = await store.add(values);
        if (!added) throw new Refusal(prompts.mobileTaken, 500, 409, 'mobileNumber');
        await store.change(row.id, { replacedById: added.id });
        return shownOne(await finish.issue(added, {}, registrar.name));
      }),

    /** Sends the letter with the code again. @throws Refusal 404; 409 for a pass that is cancelled */
    sendAgain: (accountId: string, id: string, leader: string): Promise<GroupMember> =>
      database.transaction(async () => {
        const row = await find(accountId, id, true);
        if (row.invitationCode === null) refuse(refusals.cancelled);
        const { firstName, contactEmail: email, invitationCode } = row;
        const to = { firstName, email, invitationCode: invitationCode ?? '', registeredBy: leader };
        await messages.post(await confirmation({ ...to, language: languageOf(row) }, await visit()));
        return shownOne(row);
      }),
  };
}

export type GroupMembers = ReturnType<typeof groupMembers>;
