import { shanghaiText } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { DocumentKind, ProcessStep, ResourceLists, SiteDocument } from './contract.ts';
import { documentStore, type DocumentRow, type ProcessStepRow } from './store.ts';

const toDocument = (row: DocumentRow): SiteDocument => ({
  id: row.id,
  kind: row.kind,
  title: row.titleCn,
  titleEn: row.titleEn,
  description: row.summaryCn,
  descriptionEn: row.summaryEn,
  urlAddress: row.linkCn,
  urlAddressEn: row.linkEn,
  fileUrl: row.fileUrlCn,
  fileUrlEn: row.fileUrlEn,
  createTime: shanghaiText(row.createdAt),
});

const toStep = (row: ProcessStepRow): ProcessStep => ({
  number: row.number,
  title: row.titleCn,
  titleEn: row.titleEn,
  content: row.textCn,
  contentEn: row.textEn,
  link: row.link,
});

/** Documents and the exhibiting procedure, in the contract's records. */
export function documentService(database: Database) {
  const store = documentStore(database);

  return {
    /** A list as the organiser has put it in order. */
    list: async (kind: DocumentKind): Promise<SiteDocument[]> => (await store.list(kind)).map(toDocument),

    async search(kind: DocumentKind, keyword: string, page: PageRequest): Promise<Page<SiteDocument>> {
      const found = await store.search(kind, keyword, page);
      return { ...found, records: found.records.map(toDocument) };
    },

    /** The two lists of the resource centre (REST-062). */
    async resources(): Promise<ResourceLists> {
      const all = (await store.list('manual', 'artwork')).map(toDocument);
      return {
        manuals: all.filter(({ kind }) => kind === 'manual'),
        artwork: all.filter(({ kind }) => kind === 'artwork'),
      };
    },

    processSteps: async (): Promise<ProcessStep[]> => (await store.processSteps()).map(toStep),
  };
}
