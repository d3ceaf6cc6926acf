import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { documented } from '../../http/documented.ts';
import { Id } from '../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import {
  Article,
  ArticleQuery,
  ArticleSummary,
  Banner,
  BannerQuery,
  CompanyNews,
  CompanyNewsQuery,
  ConfigParams,
  Edition,
} from './contract.ts';
import { newsListingRoutes } from './news/listing-routes.ts';
import { contentService } from './service.ts';

const call = documented('content');
const IdParams = Type.Object({ id: Id });

interface Options {
  database: Database;
  clock: Clock;
  /** Null where people review. */
  demoReviewSeconds: number | null;
  /** Whether this is a demo that other machines can reach. */
  isPublicDemo: boolean;
}

/** The calls of the site's content: news, banners, page texts, the edition. */
export const contentRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { database, clock, demoReviewSeconds, isPublicDemo },
) => {
  const service = contentService(database, clock, { demoReviewSeconds, isPublicDemo });
  await app.register(newsListingRoutes, { database, clock });

  app.get(
    '/app/info/queryArticlePageList',
    call("The show's news, newest first or best match first.", pageOf(ArticleSummary), {
      querystring: ArticleQuery,
    }),
    async (request) => {
      const { query } = request;
      const page = await service.news(query.categoryId, query.keyword, pageRequest(query));
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/content/articles/:id',
    call("One news entry, the show's or a company's.", Article, { params: IdParams }),
    async (request) => service.article(request.params.id),
  );

  app.get(
    '/app/content/companies/:id/news',
    call("One company's news, newest first.", pageOf(CompanyNews), {
      params: IdParams,
      querystring: CompanyNewsQuery,
    }),
    async (request) => {
      const { params, query } = request;
      const page = await service.companyNews(params.id, pageRequest(query), request.language);
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/banner',
    call("Pictures of the home page's carousel, in order.", Type.Array(Banner), { querystring: BannerQuery }),
    async (request) => service.banners(request.language),
  );

  app.get(
    '/app/config/:key',
    call('A text or address of a page by its key.', Type.String(), { params: ConfigParams }),
    async (request) => service.configValue(request.params.key),
  );

  app.get('/app/content/edition', call('The current edition of the show.', Edition, {}), async () =>
    service.edition(),
  );

  app.get(
    '/app/content/end-status',
    call('Whether the visitor centre shows its smaller set for after the show.', Type.Boolean(), {}),
    async () => service.endStatus(),
  );
};
