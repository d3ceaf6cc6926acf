import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Database } from '../../db/database.ts';
import { splitIds } from '../../http/ids.ts';
import type { Language } from '../../http/language.ts';
import type { Identity } from '../identity/index.ts';
import { demandRoutes } from './demand-routes.ts';
import { indexedDemands } from './demand-store.ts';
import { fittingPosts, type Wanted } from './fitting-posts.ts';
import { toPost } from './records.ts';
import { sourcingRoutes } from './routes.ts';
import { buyerPostStore } from './store.ts';
import { buyerPosts } from './tables.ts';

export { ownDemands, ownPostIds } from './personal-data.ts';
export { sourcingExports } from './exports.ts';
export { Post } from './contract.ts';
export { purchaseTypes } from './dictionary.ts';

interface Dependencies {
  identity: Pick<Identity, 'guard' | 'reachOf'>;
}

/** Sourcing: buyers' purchasing requests, public ones and people's own. */
export function createSourcing(core: Core, { identity }: Dependencies) {
  const { guard, reachOf } = identity;
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(sourcingRoutes, core);
    await app.register(demandRoutes, { ...core, guard, reachOf });
  };
  return { routes, searched: [indexedDemands(core.database)] };
}

/** What other domains may know of buyers' requests. */
export function sourcingLookup(database: Database) {
  const store = buyerPostStore(database);
  return {
    /** The public ones of these, with whose they are. @param ids comma-joined */
    posts: async (ids: string) =>
      (await store.byIds(splitIds(ids))).map(({ id, contentCn, contentEn, coverImage, accountId }) => ({
        id,
        nameCn: contentCn,
        nameEn: contentEn,
        image: coverImage,
        accountId,
      })),

    /** The public ones of these as the contract gives them, in the order of the ids. */
    records: async (ids: string[], language: Language) =>
      (await store.byIds(ids)).map((row) => toPost(row, language)),

    /** Public requests that fit, best first, with what fits of them. */
    fitting: (wanted: Wanted) => fittingPosts(database, wanted),

    /** Those of these requests that the account has written, in whatever state they are. */
    ownOnes: async (ids: string[], accountId: string): Promise<string[]> =>
      ids.length === 0
        ? []
        : (
            await database
              .orm()
              .select({ id: buyerPosts.id })
              .from(buyerPosts)
              .where(and(inArray(buyerPosts.id, ids), eq(buyerPosts.accountId, accountId)))
          ).map(({ id }) => id),

    /** One more account has contacted the buyer (DESIGN-014); the caller sees to it that each counts once. */
    async countApplicant(id: string, appliedAt: Date): Promise<void> {
      await database
        .orm()
        .update(buyerPosts)
        .set({ applicantCount: sql`${buyerPosts.applicantCount} + 1`, appliedAt })
        .where(eq(buyerPosts.id, id));
    },
  };
}

export type SourcingLookup = ReturnType<typeof sourcingLookup>;
