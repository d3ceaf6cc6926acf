import type { Readable } from 'node:stream';
import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { dayOf, spanOf } from '../../../http/day-range.ts';
import { notFound } from '../../../http/errors.ts';
import { fileStream } from '../../../http/file-stream.ts';
import type { Language } from '../../../http/language.ts';
import { csvParts, xlsxParts, type ExportList } from '../../../spreadsheets/export/index.ts';
import { catalogueExports } from '../../catalogue/index.ts';
import { consultationExports } from '../../consultations/index.ts';
import { subscriptionExports } from '../../content/index.ts';
import { eventExports } from '../../events/index.ts';
import { exhibitingExports } from '../../exhibiting/index.ts';
import { invitationExports, invitationNumbers } from '../../invitations/index.ts';
import { registrationExports } from '../../registration/index.ts';
import { sourcingExports } from '../../sourcing/index.ts';
import { auditExport } from '../audit/export.ts';
import type { AuditChange } from '../audit/change.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { checkInExport } from '../door/export.ts';
import type { ExportsQuery } from './contract.ts';

/** All lists, in the order in which they are offered. */
const allLists = (database: Database, site: string): ExportList[] => [
  ...registrationExports(database, invitationNumbers(database).isPosterKey),
  checkInExport(database),
  ...eventExports(database),
  ...catalogueExports(database),
  ...exhibitingExports(database),
  ...consultationExports(database),
  ...sourcingExports(database),
  ...invitationExports(database),
  ...subscriptionExports(database, site),
  auditExport(database),
];

/** What is asked for. */
interface Wanted extends ExportsQuery {
  name: string;
  kind: 'csv' | 'xlsx';
  language: Language;
}

const change = (ZH: string, EN: string, after: string): AuditChange[] =>
  after === '' ? [] : [{ field: { ZH, EN }, before: '', after }];

export interface ExportParts {
  database: Database;
  clock: Clock;
  audit: AuditLog;
  /** Address of the site, for links in the lists: https://fair.example/d. */
  site: string;
}

/** Lists that administrators take away as files. */
export function exportService({ database, clock, audit, site }: ExportParts) {
  const lists = allLists(database, site);
  return {
    /** Every list with the number of its lines. @throws Refusal naming `from` or `until` */
    list: (range: ExportsQuery) => {
      const span = spanOf(range);
      return Promise.all(
        lists.map(async ({ name, title, lead, isDated, count }) => ({
          name,
          titleCn: title.ZH,
          titleEn: title.EN,
          leadCn: lead.ZH,
          leadEn: lead.EN,
          isDated,
          rows: await count(span),
        })),
      );
    },

    /**
     * A list as a file that is made while it is sent, some hundred lines at a time. It is in the log before its first
     * byte goes out: nothing leaves without a trace, also where the reader breaks off.
     * @throws Refusal 404 for no known list; naming `from` or `until`
     */
    async file(actor: Actor, wanted: Wanted): Promise<{ name: string; body: Readable }> {
      const { kind, language, from = '', until = '' } = wanted;
      const list = lists.find(({ name }) => name === wanted.name);
      if (!list) throw notFound({ ZH: '数据列表', EN: 'list' });
      const span = spanOf(wanted);
      const table = await list.open(span, language);
      const parts = kind === 'csv' ? csvParts(table) : xlsxParts(table, list.title[language]);
      await audit.record(actor, {
        action: 'export.take',
        subjectKind: 'export',
        subjectId: list.name,
        subject: `${list.title.ZH} / ${list.title.EN}`,
        changes: [
          ...change('文件格式', 'File format', kind.toUpperCase()),
          ...change('行数', 'Rows', `${await list.count(span)}`),
          ...change('起始日期', 'From', from),
          ...change('结束日期', 'Until', until),
        ],
      });
      return { name: `${list.name}-${dayOf(clock.now())}.${kind}`, body: await fileStream(parts) };
    },
  };
}
