import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Refusal } from '../../../http/errors.ts';
import { Id } from '../../../http/ids.ts';
import type { KeyFeed, KeyService } from '../../api-keys/index.ts';
import type { ChangeLog } from '../../changes/index.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { PartnerFeed } from './contract.ts';

const call = documented('organiser');

interface Options {
  guard: StaffGuard;
  keys: Pick<KeyService, 'feeds'>;
  changes: Pick<ChangeLog, 'unread'>;
}

/** How far behind a key is; nulls where its cursor has expired. */
async function behind({ after, types }: KeyFeed, changes: Options['changes']) {
  try {
    const { count, hasMore, since } = await changes.unread(after, types);
    const behindSince = since?.toISOString() ?? null;
    return { isExpired: false, behindCount: count, behindHasMore: hasMore, behindSince };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { isExpired: true, behindCount: null, behindHasMore: false, behindSince: null };
  }
}

async function toFeed(feed: KeyFeed, changes: Options['changes']): Promise<PartnerFeed> {
  const { id, name, beginning, readAt } = feed;
  return { id, name, beginning, lastReadAt: readAt.toISOString(), ...(await behind(feed, changes)) };
}

/** The call by which administrators see how far partners have read the changes. */
export const partnerFeedRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, keys, changes },
) => {
  app.get(
    '/organiser/partners/:id/feeds',
    call(
      'How far the keys of a partner have read the changes; those that do not follow them are left out. Administrators only.',
      Type.Array(PartnerFeed),
      { params: Type.Object({ id: Id }) },
    ),
    async (request) => {
      await guard.require(request, 'administrator');
      const feeds = await keys.feeds({ partnerId: request.params.id });
      return Promise.all(feeds.map((feed) => toFeed(feed, changes)));
    },
  );
};
