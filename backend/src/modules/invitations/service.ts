import { randomBytes } from 'node:crypto';
import { shanghaiText, type Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { bounceRecords, type Outbox } from '../../outbox/index.ts';
import type { EditionSettings } from '../content/index.ts';
import { addressesOf } from './addresses.ts';
import type { Arrival } from './arrival-store.ts';
import type { FriendInvitation, InviteOutcome } from './contract.ts';
import { invitationMail } from './mail.ts';
import { invitationStore, type InvitationRow } from './store.ts';

/** Submissions of one account, refused ones included. */
const submissions: Limit = { name: 'friend-invitation', points: 30, seconds: 60 * 60 };
const HOUR_MS = 3_600_000;
/** Addresses that one account may write to within a day. */
const A_DAY = 300;

const text = {
  tooMany: {
    ZH: `每天最多向 ${A_DAY} 个邮箱发送邀请，请明天再试`,
    EN: `Invitations go to at most ${A_DAY} addresses a day. Please try again tomorrow`,
  },
};

/** Who invites. */
export interface Inviter {
  id: string;
  nickName: string;
  companyName: string;
  /** Exhibitors welcome guests; visitors look for company. */
  role: string;
}

interface Parts {
  database: Database;
  clock: Clock;
  limits: Limits;
  messages: Outbox;
  edition: () => Promise<EditionSettings>;
  /** Code of an account's own pass; undefined before it has one. */
  codeOf: (accountId: string) => Promise<string | undefined>;
  /** Address of the site, like https://fair.example/d. */
  site: string;
}

/** What a link carries: 128 random bits. */
const newKey = () => randomBytes(16).toString('base64url');

const toRecord = (row: InvitationRow): FriendInvitation => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  companyName: row.companyName,
  job: row.position,
  invitedUserId: row.invitedUserId,
  regDate: row.registeredAt && shanghaiText(row.registeredAt),
  createTime: shanghaiText(row.createdAt),
  mailTime: shanghaiText(row.mailedAt),
});

/** Invitations by e-mail: who was invited, and who came (DESIGN-021, DESIGN-049). */
export function invitationService(parts: Parts) {
  const { database, clock, limits, messages, edition, codeOf, site } = parts;
  const store = invitationStore(database);
  const bounces = bounceRecords(database);

  const linkFor = (code: string | undefined, key: string): string => {
    const link = new URL(`${site}/vistor/register`);
    if (code !== undefined) link.searchParams.set('code', code);
    link.searchParams.set('invite', key);
    return link.href;
  };

  return {
    /**
     * Writes to all addresses or to none. An address of an earlier invitation gets a further mail, but none within an
     * hour of the last: so a double press changes nothing. Whether an address has registered without an invitation is
     * not told: it gets its mail like all others (docs/promises.md 8). That letters came back from it is told: they may
     * have been anybody's invitations, so it says nothing of accounts.
     * @throws Refusal of the field `emails`, 429
     */
    async invite(inviter: Inviter, list: string, language: Language): Promise<InviteOutcome> {
      await limits.count(submissions, inviter.id);
      const emails = addressesOf(list);
      const [show, code] = await Promise.all([edition(), codeOf(inviter.id)]);
      const now = clock.now();
      return database.transaction(async () => {
        await store.queueUp(inviter.id);
        const known = new Map((await store.known(inviter.id, emails)).map((row) => [row.email, row]));
        const returned = await bounces.among(emails);
        const since = new Date(now.getTime() - HOUR_MS);
        const again: InvitationRow[] = [];
        const added: { email: string; key: string }[] = [];
        const outcome = { sent: 0, recentlySent: 0, registered: 0, returned: 0 };
        for (const email of emails) {
          const row = known.get(email);
          if (row?.registeredAt) outcome.registered += 1;
          else if (returned.has(email)) outcome.returned += 1;
          else if (!row) added.push({ email, key: newKey() });
          else if (row.mailedAt > since) outcome.recentlySent += 1;
          else again.push(row);
        }
        outcome.sent = added.length + again.length;
        const today = await store.mailedSince(inviter.id, new Date(now.getTime() - 24 * HOUR_MS));
        if (outcome.sent > 0 && today + outcome.sent > A_DAY) throw new Refusal(text.tooMany, 429);
        await store.add(
          added.map((one) => ({
            ...one,
            inviterId: inviter.id,
            language,
            createdAt: now,
            mailedAt: now,
          })),
        );
        await store.mailedAgain(
          again.map(({ id }) => id),
          language,
          now,
        );
        const side = language === 'ZH' ? 'cn' : 'en';
        for (const { email, key } of [...added, ...again]) {
          await messages.post(
            invitationMail({
              recipient: email,
              language,
              inviter: inviter.nickName,
              company: inviter.companyName,
              isExhibitor: inviter.role === 'exhibitor',
              show: show.name[side],
              venue: show.venue[side],
              opensOn: show.opensOn,
              closesOn: show.closesOn,
              link: linkFor(code, key),
            }),
          );
        }
        return outcome;
      });
    },

    /** Own invitations whose address contains `email` (REST-076, REST-077, CONFLICT-030). */
    async list(inviterId: string, email: string, page: PageRequest): Promise<Page<FriendInvitation>> {
      const found = await store.list(inviterId, email.trim().toLowerCase(), page);
      return { ...found, records: found.records.map(toRecord) };
    },

    /**
     * The address that an account passes on by itself, and by whose registrations its guests are known.
     * @param template which of its posters the address stands on, from 1
     */
    async linkOf(inviterId: string, template: number): Promise<string> {
      return linkFor(undefined, await store.linkKey(inviterId, template, newKey(), clock.now()));
    },

    /** Somebody has finished a registration that came by an invitation. Belongs to the transaction around it. */
    async arrived(key: string, arrival: Arrival): Promise<void> {
      await store.arrived(key, arrival);
      await store.arrivedByLink(key, newKey(), arrival);
    },
  };
}

export type InvitationService = ReturnType<typeof invitationService>;
