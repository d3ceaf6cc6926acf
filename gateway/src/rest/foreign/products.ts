import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import { oneByOne } from '../batch.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Result, Schemas } from '../operations.ts';
import { productQuery } from '../product-query.ts';
import { completeList } from './complete-list.ts';
import { completeCompany } from './exhibitors.ts';
import { stretchByPages } from './stretch-by-pages.ts';

type EntryRecord = Schemas['Entry'];

const companyOfEntry = completeWith<EntryRecord['companyProfiles']>({
  id: '',
  companyNameCn: '',
  companyNameEn: '',
  logoUrl: '',
  boothNumber: '',
});

const entryFields = completeWith<EntryRecord>({
  id: '',
  titleCn: '',
  titleEn: '',
  briefCn: '',
  briefEn: '',
  descriptionCn: '',
  descriptionEn: '',
  imageUrl: '',
  videoUrl: '',
  tags: '',
  tagsEn: '',
  classify: '',
  classifyName: '',
  classifyNameEn: '',
  companyId: '',
  companyNameCn: '',
  companyNameEn: '',
  logoUrl: '',
  companyProfiles: companyOfEntry({}),
  isCollect: false,
  externalId: '',
  createTime: UNKNOWN_TIME,
  updateTime: '',
});

/** A product with what servers of the specification leave out; its company's id comes from its company then. */
function completeEntry(record: Partial<EntryRecord>): EntryRecord {
  const entry = entryFields(record);
  return entry.companyId === '' ? { ...entry, companyId: entry.companyProfiles.id } : entry;
}

const completeEntries = completeList(completeEntry);

type DetailRecord = Result<'get', '/app/catalogue/entries/{id}'>;

const detailFields = completeWith<DetailRecord>({
  entries: completeEntry({}),
  companyProfile: completeCompany({}),
  commendProducts: [],
});

/** A product with its company and related ones, each with what servers of the specification leave out. */
function completeDetail(record: Partial<DetailRecord>): DetailRecord {
  const { entries, companyProfile, commendProducts } = detailFields(record);
  return {
    entries: completeEntry(entries),
    companyProfile: completeCompany(companyProfile),
    commendProducts: commendProducts.map(completeEntry),
  };
}

/** A product with its company and related ones, as the specification's call answers it (REST-052). */
const detailOf = (calls: AdaptedCalls, id: string) =>
  calls.findPublic('/app/catalogue/entries/{id}', { path: { id } });

interface Listing {
  keyword?: string | undefined;
  classify?: string | undefined;
  companyId?: string | undefined;
}

/** Products by the calls of the specification: those of one company, or those of a text or a category. */
function listed(
  calls: AdaptedCalls,
  { keyword, classify, companyId }: Listing,
  page: { pageNo: number; pageSize: number },
) {
  return companyId
    ? calls.getPublic('/app/catalogue/companies/{id}/entries', { path: { id: companyId }, query: page })
    : calls.getPublic('/app/info/getEntriesList', {
        query: productQuery({ keyword, classify, ...page }, calls.language),
      });
}

export const products = {
  get: {
    '/app/catalogue/entries': {
      complete: (entries) => entries.map(completeEntry),
      instead: (calls, { query: { ids } }) =>
        oneByOne(ids, async (id) => (await detailOf(calls, id))?.entries),
    },
    '/app/catalogue/entries/{id}': {
      complete: completeDetail,
    },
    '/app/catalogue/entries/{id}/related': {
      complete: (entries) => entries.map(completeEntry),
      ifNotFound: async (calls, { path: { id } }) => (await detailOf(calls, id))?.commendProducts,
    },
    '/app/catalogue/companies/{id}/entries': { complete: completeEntries },
    '/app/info/getEntriesList': { complete: completeEntries },
    '/app/catalogue/recommendedEntries': {
      complete: completeEntries,
      instead: (calls, input) => {
        const { pageNo = 1, pageSize = 10, ...conditions } = input?.query ?? {};
        return listed(calls, conditions, { pageNo, pageSize });
      },
    },
    '/app/catalogue/entriesOfCompanies': {
      complete: (found) => found.map(completeEntries),
      instead: (calls, { query: { ids, pageSize = 10 } }) =>
        Promise.all(
          ids.split(',').map(async (companyId) => ({
            companyId,
            ...(await listed(calls, { companyId }, { pageNo: 1, pageSize })),
          })),
        ),
    },
    '/app/listing/entries': {
      complete: completeEntries,
      instead: (calls, input) => {
        const { first = 20, after, ...conditions } = input?.query ?? {};
        return stretchByPages((page) => listed(calls, conditions, page), { first, after });
      },
    },
    '/app/listing/entries/count': {
      instead: (calls, input) => listed(calls, input?.query ?? {}, { pageNo: 1, pageSize: 1 }),
    },
    '/app/listing/entriesOfCompanies': {
      complete: (found) => found.map(completeEntries),
      instead: (calls, { query: { ids, first = 20 } }) =>
        Promise.all(
          ids.split(',').map(async (companyId) => {
            const [stretch, { total }] = await Promise.all([
              stretchByPages((page) => listed(calls, { companyId }, page), { first }),
              listed(calls, { companyId }, { pageNo: 1, pageSize: 1 }),
            ]);
            return { companyId, total, ...stretch };
          }),
        ),
    },
  },
} satisfies Adaptations;
