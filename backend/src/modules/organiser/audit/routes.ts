import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { shanghaiText } from '../../../clock/clock.ts';
import { documented } from '../../../http/documented.ts';
import type { Language } from '../../../http/language.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { actionWords } from './actions.ts';
import { AuditQuery, AuditRecord } from './contract.ts';
import type { AuditLog, AuditRow } from './log.ts';

const call = documented('organiser');

const toRecord = ({ at, changes, ...row }: AuditRow, language: Language): AuditRecord => ({
  ...row,
  time: shanghaiText(at),
  action_dictText: actionWords(row.action)[language],
  changes: changes.map(({ field, before, after }) => ({ field: field[language], before, after })),
});

/** The call that shows the log to administrators. */
export const auditRoutes: FastifyPluginAsyncTypebox<{
  guard: StaffGuard;
  audit: AuditLog;
}> = async (app, { guard, audit }) => {
  app.get(
    '/organiser/audit',
    call('Who of the organiser did what, newest first. Administrators only.', pageOf(AuditRecord), {
      querystring: AuditQuery,
    }),
    async (request) => {
      await guard.require(request, 'administrator');
      const { staffId, action } = request.query;
      const page = await audit.list(
        { staffId: staffId || undefined, action: action || undefined },
        pageRequest(request.query),
      );
      const records = page.records.map((row) => toRecord(row, request.language));
      return pageResult({ ...page, records }, request.query);
    },
  );
};
