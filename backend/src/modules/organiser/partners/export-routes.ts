import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import { type BulkExports, PartnerExport } from '../../bulk-exports/index.ts';
import type { StaffGuard } from '../staff/guard.ts';

const call = documented('organiser');

interface Options {
  guard: StaffGuard;
  exports: Pick<BulkExports, 'listOf'>;
}

/** The call by which administrators see the exports that a partner has asked for. */
export const partnerExportRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, exports }) => {
  app.get(
    '/organiser/partners/:id/exports',
    call(
      'Exports of a partner, the newest first; at most 20, without those that have expired. Administrators only.',
      Type.Array(PartnerExport),
      { params: Type.Object({ id: Id }) },
    ),
    async (request) => {
      await guard.require(request, 'administrator');
      return exports.listOf(request.params.id);
    },
  );
};
