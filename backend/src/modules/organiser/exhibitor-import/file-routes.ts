import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { spreadsheetHeaders } from '../../../spreadsheets/index.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { OneId } from './contract.ts';
import type { ImportService } from './service.ts';

interface Options {
  guard: StaffGuard;
  imports: Pick<ImportService, 'form' | 'report'>;
}

/** The spreadsheets of the import: the blank form, and the wrong lines of a list. Administrators only. */
export const importFileRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, imports }) => {
  app.get('/files/organiser/exhibitors.xlsx', { schema: { hide: true } }, async (request, reply) => {
    await guard.require(request, 'administrator');
    return reply.headers(spreadsheetHeaders('exhibitors.xlsx')).send(await imports.form());
  });

  for (const [side, language] of [
    ['cn', 'ZH'],
    ['en', 'EN'],
  ] as const) {
    app.get(
      `/files/organiser/exhibitor-imports/:id/to-correct-${side}.xlsx`,
      { schema: { hide: true, params: OneId } },
      async (request, reply) => {
        await guard.require(request, 'administrator');
        const file = await imports.report(request.params.id, language);
        return reply.headers(spreadsheetHeaders(`to-correct-${side}.xlsx`)).send(file);
      },
    );
  }
};
