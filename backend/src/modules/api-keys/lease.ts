import { dayOf } from '../../http/day-range.ts';
import { Refusal } from '../../http/errors.ts';
import type { Lease, LeaseBody } from './contract.ts';
import { BUCKET_POINTS, POINTS_PER_SECOND } from './limits.ts';
import { missingScope, prompts } from './messages.ts';
import type { KeyTimes } from './records.ts';
import { isKey, keyHash } from './secret.ts';
import type { KeyScope } from './scopes.ts';
import type { KeyRow, KeyStore } from './store.ts';

interface Parts extends KeyTimes {
  store: KeyStore;
  /** Whether the installation has no real people, so that test keys may do what others do. */
  demoEdition: boolean;
}

/** The partner that a key acts for. */
export interface ActingPartner {
  partnerId: string;
  keyId: string;
  /** What people call the key. */
  keyName: string;
  /** What the key may read and do. */
  scopes: readonly KeyScope[];
}

/** What keys may do: how much gateways may spend by them, and for whom a company's key makes a call. */
export function keyUse({ store, now, recordTime, demoEdition }: Parts) {
  /** @throws Refusal 401 for a key that does not serve */
  async function serving(key: string): Promise<KeyRow> {
    // Nothing is looked up for who has no key at all.
    const row = isKey(key) ? await store.byHash(keyHash(key), now()) : undefined;
    if (!row) throw new Refusal(prompts.unknown, 401);
    return row;
  }

  /** @throws Refusal 510 for a key without the scope */
  function requireScope(row: KeyRow, scope: string): void {
    const scopes: readonly string[] = row.scopes;
    if (!scopes.includes(scope)) throw new Refusal(missingScope(scope), 510);
  }

  return {
    /**
     * Tells a gateway what a key may read, gives it cost to spend, and counts what it has spent since its last call, and
     * keeps how far it has read the changes.
     * Gateways ask for some cost at once, so that many requests need one call; what they have and do not spend is lost
     * to the key, which is less than they ask for at once.
     * @throws Refusal 401 for a key that is unknown, was revoked or has ended
     */
    async lease({ hash, needed, wanted, used, feed }: LeaseBody): Promise<Lease> {
      const isUsed = used.requests > 0 || needed > 0;
      const seen = isUsed ? recordTime() : null;
      const taken = await store.take(hash, { needed, wanted, now: now(), seen, feed });
      if (!taken) throw new Refusal(prompts.unknown, 401);
      const { row, granted } = taken;
      if (used.requests > 0) await store.count(row.id, dayOf(recordTime()), used);
      return {
        id: row.id,
        isTest: row.isTest,
        isOfCompany: row.accountId !== null,
        scopes: row.scopes,
        origins: row.origins,
        granted,
        remaining: Math.floor(row.points),
        capacity: BUCKET_POINTS,
        perSecond: POINTS_PER_SECOND,
      };
    },

    /**
     * The account that a company's key acts for.
     * @param scope what the call reads; undefined for a call that no key may make
     * @throws Refusal 401 for a key that does not serve, 510 for a call that it may not make
     */
    accountOf: async (key: string, scope: string | undefined): Promise<string> => {
      const row = await serving(key);
      // A key of the demo edition sees no real company, and a partner's key none at all.
      if (scope === undefined || row.accountId === null || row.isTest)
        throw new Refusal(prompts.notHere, 510);
      requireScope(row, scope);
      return row.accountId;
    },

    /**
     * The partner that a key acts for.
     * @param scope what it has to have; undefined for a call that every key of a partner may make
     * @throws Refusal 401 for a key that does not serve, 510 for one of a company, for a test key where people are real, and
     * for one without the scope
     */
    partnerOf: async (key: string, scope?: KeyScope): Promise<ActingPartner> => {
      const row = await serving(key);
      if (row.partnerId === null) throw new Refusal(prompts.notHere, 510);
      if (row.isTest && !demoEdition) throw new Refusal(prompts.testKey, 510);
      if (scope !== undefined) requireScope(row, scope);
      return { partnerId: row.partnerId, keyId: row.id, keyName: row.name, scopes: row.scopes };
    },
  };
}
