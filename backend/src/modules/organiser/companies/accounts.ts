import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import { typedLine } from '../../../http/typed-text.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { managedCompanies, type ManagedCompanyRow } from '../../catalogue/index.ts';
import { accountLetter } from '../../exhibiting/index.ts';
import { type Account, managedAccounts, recipientOf } from '../../identity/index.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { type AccountBody, LONGEST_NAME } from './contract.ts';
import { account as label, prompts, textMessage, what, whatAccount } from './messages.ts';
import { nameOf } from './records.ts';

/** Letters to one account: a second one that is asked for at once is a slip of the hand. */
const letters: Limit = { name: 'company-invitation', points: 3, seconds: 60 * 60 };

export interface AccountParts {
  database: Database;
  audit: AuditLog;
  limits: Limits;
  messages: Outbox;
  /** Address of the site for links, like https://fair.example/d. */
  site: string;
  /** The real time: accounts are made by it. */
  now: () => Date;
}

/** Who signs in for a company, kept by administrators. */
export function companyAccounts({ database, audit, limits, messages, site, now }: AccountParts) {
  const companies = managedCompanies(database);
  const accounts = managedAccounts(database);

  /** @throws Refusal 404 */
  async function company(id: string): Promise<ManagedCompanyRow> {
    const row = isStorable(id) ? await companies.find(id) : undefined;
    if (!row) throw notFound(what);
    return row;
  }

  /** @throws Refusal 404 for somebody who does not speak for the company */
  async function member(id: string, accountId: string) {
    const row = await company(id);
    const account = isStorable(accountId) ? await accounts.find(accountId) : undefined;
    if (account?.exhibitorId !== row.id) throw notFound(whatAccount);
    return { row, account };
  }

  const record = (actor: Actor, action: AuditAction, row: ManagedCompanyRow, account: Account) =>
    audit.record(actor, {
      action,
      subjectKind: 'company',
      subjectId: row.id,
      subject: nameOf(row),
      changes: [{ field: label, before: '', after: `#${account.id}` }],
    });

  /** The letter of an account that the organiser has opened, or its short form for a number. */
  async function invite(row: ManagedCompanyRow, account: Account, language: Language): Promise<void> {
    const names = language === 'ZH' ? [row.nameCn, row.nameEn] : [row.nameEn, row.nameCn];
    const name = names.find((one) => one !== '') ?? '';
    const { mobile, email, nickName, passwordHash } = account;
    if (email === null) return messages.post(textMessage(mobile ?? '', name, language, site));
    const to = { language, email, name: nickName, company: name, boothNumber: row.boothNumber };
    await messages.post(accountLetter({ ...to, hasPassword: passwordHash !== null }, site));
  }

  return {
    /**
     * Lets somebody speak for a company, and invites them.
     * @throws Refusal 404; naming the field; 409 where somebody signs in with this already
     */
    async add(actor: Actor, id: string, body: AccountBody): Promise<void> {
      const row = await company(id);
      const recipient = recipientOf(body.address);
      if (!recipient) throw new Refusal(prompts.address).about('address');
      const nickName = typedLine(body.name);
      if (nickName === '' || graphemes(nickName) > LONGEST_NAME)
        throw new Refusal(prompts.name).about('name');
      await database.transaction(async () => {
        const person = { exhibitorId: row.id, nickName, companyName: nameOf(row), createdAt: now() };
        const added = await accounts.addToCompany(recipient, person);
        if (!added) {
          const [other] = await accounts.companiesOf(recipient.address);
          const known = other && (await companies.find(other));
          throw new Refusal(prompts.taken(known ? nameOf(known) : ''), 500, 409, 'address').because(
            'CONFLICT',
          );
        }
        await invite(row, added, body.language);
        await record(actor, 'company.account', row, added);
      });
    },

    /** Invites somebody again. @throws Refusal 404, 429 */
    async inviteAgain(actor: Actor, id: string, accountId: string, language: Language): Promise<void> {
      const { row, account } = await member(id, accountId);
      await limits.count(letters, account.id);
      await database.transaction(async () => {
        await invite(row, account, language);
        await record(actor, 'company.invite', row, account);
      });
    },

    /** Locks somebody out at once, or lets them in again. @throws Refusal 404 */
    async lock(actor: Actor, id: string, accountId: string, isLocked: boolean): Promise<void> {
      const { row, account } = await member(id, accountId);
      await database.transaction(async () => {
        if (!(await accounts.lock(account.id, isLocked))) return;
        await record(actor, isLocked ? 'company.lock' : 'company.unlock', row, account);
      });
    },
  };
}
