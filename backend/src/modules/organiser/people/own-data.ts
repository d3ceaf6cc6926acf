import type { Language } from '../../../http/language.ts';
import type { Place } from '../../../limits/place.ts';
import { personalDataOf } from '../../../personal-data/person.ts';
import { managedAccounts, type Identity, type OwnerProof, type Viewer } from '../../identity/index.ts';
import type { ManagedRegistrations } from '../../registration/index.ts';
import type { OwnDataPart } from './contract.ts';
import { peopleForgetting, type ForgettingParts } from './forgetting.ts';
import { peopleLookup } from './lookup.ts';
import { personalData } from './personal-data.ts';

type Account = Viewer['account'];

interface Parts extends Omit<ForgettingParts, 'known'> {
  registrations: ManagedRegistrations;
  deletionProofs: Identity['deletionProofs'];
}

/** What visitors do with all that is known of them: read what there is, take a copy along, have it deleted. */
export function ownDataService(parts: Parts) {
  const { database, registrations, deletionProofs } = parts;
  const known = personalDataOf(database, personalData);
  const lookup = peopleLookup(managedAccounts(database), registrations);
  const forget = peopleForgetting({ ...parts, known });

  const personOf = async (account: Account, lock = false) =>
    lookup.personOf(await lookup.one(account.id, lock));

  return {
    /** What there is, and what a deletion does with it. */
    async parts(account: Account, language: Language): Promise<OwnDataPart[]> {
      const counts = await known.countsOf(await personOf(account));
      return counts.map(({ kind, label, count, fate }) => ({ kind, label: label[language], count, fate }));
    },

    /** All of it, as a JSON file piece by piece. */
    async copy(account: Account, at: Date): Promise<AsyncGenerator<string>> {
      const person = await personOf(account);
      return known.json(person, { exportedAt: at, addresses: person.addresses });
    },

    /** @throws Refusal 500, 429 */
    sendCode: (account: Account, language: Language, from: Place) =>
      deletionProofs.sendCode(account, language, from),

    /**
     * Deletes the account with all that tells of its owner, in one transaction: all sessions end, neither login nor pass
     * works, and the number may register again.
     * @throws Refusal naming the proof that is wrong, 429
     */
    async delete(account: Account, proof: OwnerProof, from: Place): Promise<void> {
      await deletionProofs.check(account, proof, from);
      await database.transaction(async () => {
        await forget([await personOf(account, true)], { areAway: false });
      });
    },
  };
}

export type OwnDataService = ReturnType<typeof ownDataService>;
