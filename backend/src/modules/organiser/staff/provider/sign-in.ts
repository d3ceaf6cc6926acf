import Type from 'typebox';
import type { Database } from '../../../../db/database.ts';
import { notFound, Refusal } from '../../../../http/errors.ts';
import type { Limit, Limits } from '../../../../limits/limits.ts';
import { parseJson } from '../../../../parse-json.ts';
import type { Seal } from '../../../../sealing/seal.ts';
import { tokenHash } from '../../../identity/index.ts';
import type { AuditLog } from '../../audit/log.ts';
import { actorOf, openSession, type StaffOrigin } from '../sessions.ts';
import { limits as failures } from '../sign-in-limits.ts';
import type { StaffStore } from '../store.ts';
import type { IdentityProvider } from './client.ts';
import type { LoginOptions, ProviderReturn } from './contract.ts';
import type { ProviderFlowStore } from './flow-store.ts';
import { linkedMember } from './linked-member.ts';
import { prompts, what } from './messages.ts';

/** How long somebody may take at the provider, milliseconds. */
const FLOW_MS = 10 * 60 * 1000;

/** How many sign-ins one network may begin; each is a row, and may ask the provider. */
const begun: Limit = { name: 'staff-provider', points: 100, seconds: 15 * 60 };

const Secrets = Type.Object({ nonce: Type.String(), verifier: Type.String() });

export interface ProviderSignInParts {
  database: Database;
  store: StaffStore;
  flows: ProviderFlowStore;
  audit: AuditLog;
  limits: Limits;
  /** Keeps what a sign-in is recognised by again. */
  seal: Seal;
  /** Undefined where none is configured. */
  provider: IdentityProvider | undefined;
  /** The real time. */
  now: () => Date;
  /** What people see as the time of what was done. */
  recordTime: () => Date;
}

/** The way into the console by the identity provider of the staff. */
export function providerSignIn(parts: ProviderSignInParts) {
  const { database, store, flows, audit, limits, seal, provider, now, recordTime } = parts;
  const linked = linkedMember(parts);

  /** @throws Refusal 404 where none is configured */
  function configured(): IdentityProvider {
    if (!provider) throw notFound(what);
    return provider;
  }

  return {
    options: (): LoginOptions => ({
      provider: provider ? { nameCn: provider.name.ZH, nameEn: provider.name.EN } : null,
      acceptsPasswords: provider?.isRequired !== true,
    }),

    /**
     * Begins a sign-in, which ends in the same browser within ten minutes.
     * @returns where to send the browser
     * @throws Refusal 404, 424 while the provider does not work, 429
     */
    async begin({ place: { device, network } }: StaffOrigin): Promise<string> {
      const at = configured();
      if (device === undefined) throw new Refusal(prompts.device);
      // Nobody in the same network can use up what a known device has.
      await limits.count(begun, (await store.isStaffDevice(device)) ? device : network);
      const { address, state, secrets } = await at.begin();
      await flows.add({
        stateHash: tokenHash(state),
        deviceHash: device,
        secrets: seal.close(JSON.stringify(secrets)),
        endsAt: new Date(now().getTime() + FLOW_MS),
      });
      return address;
    },

    /**
     * Ends a sign-in. The provider's second factor stands for ours.
     * @returns the session's token
     * @throws Refusal 404, 500, 424 while the provider does not work, 429, 510 for a locked account
     */
    async complete(answer: ProviderReturn, origin: StaffOrigin): Promise<string> {
      const { network, device } = origin.place;
      const at = configured();
      const kept = device && (await flows.take(tokenHash(answer.state), device, now()));
      if (!kept) {
        // Only what is no sign-in counts: a neighbour's failures keep nobody from ending theirs.
        await limits.count(failures.tickets, network);
        throw new Refusal(prompts.expired).because('EXPIRED');
      }
      const person = await at.identify(answer, parseJson(Secrets, seal.open(kept)));
      return database.transaction(async () => {
        const member = await linked(at.issuer, person, origin);
        await store.change(member.id, { lastSignInAt: recordTime() });
        await audit.record(actorOf(member, origin.address), {
          action: 'staff.sign-in-provider',
          subjectKind: 'staff',
        });
        return openSession(store, member, origin, now());
      });
    },
  };
}

export type ProviderSignIn = ReturnType<typeof providerSignIn>;
