import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { companyInterests } from '../../catalogue/index.ts';
import { companyAccounts } from '../../identity/index.ts';
import type { SourcingLookup } from '../../sourcing/index.ts';
import type { RecommendedPost } from './contract.ts';
import { reasonOf, suppliedTypes } from './fit.ts';
import { toPairing } from './record.ts';
import type { PairingStore } from './store.ts';

/** The search for buyers' requests that fit a company. */
export function demandRecommending(database: Database, sourcing: SourcingLookup, store: PairingStore) {
  /** Buyers' public requests that fit the company, best first, each with why; without its own. */
  return async (
    companyId: string,
    { offset, limit }: PageRequest,
    language: Language,
  ): Promise<Page<RecommendedPost>> => {
    const interests = await companyInterests(database, companyId);
    if (!interests) return { records: [], total: 0, totalIsEstimate: false };
    const fits = await sourcing.fitting({
      purchaseTypes: suppliedTypes(interests),
      phrases: interests.phrases,
      withoutAccounts: await companyAccounts(database, companyId),
    });
    const shown = fits.slice(offset, offset + limit);
    const ids = shown.map(({ id }) => id);
    const [posts, own] = await Promise.all([sourcing.records(ids, language), store.forPosts(companyId, ids)]);
    const applications = new Map(own.map((row) => [row.postId, toPairing(row, language)]));
    const fitOf = new Map(shown.map((fit) => [fit.id, fit]));
    const records = posts.flatMap((post) => {
      const fit = fitOf.get(post.id);
      if (!fit) return [];
      const reason = reasonOf(interests, fit);
      const application = applications.get(post.id) ?? null;
      return [{ ...post, reason: reason[language], reasonCn: reason.ZH, reasonEn: reason.EN, application }];
    });
    return { records, total: fits.length, totalIsEstimate: false };
  };
}
