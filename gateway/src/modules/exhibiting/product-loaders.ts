import { addressableId, isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { EntryRecord, ExhibitRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { completePage, oneOrListed } from '../../rest/pages.ts';
import type { ReviewRecord } from '../review.ts';
import { completeExhibit } from './records.ts';

/** A product as its company sees it: what everybody sees, how its review stands, and the record as it is written. */
export type OwnProductParent = EntryRecord & ReviewRecord & { own: ExhibitRecord };

/** What the REST call takes of a product. */
export interface ProductBody {
  id: string | undefined;
  titleCn: string;
  titleEn: string;
  classify: string;
  /** Comma-joined (REST-098). */
  fillTags: string;
  fillTagsEn: string;
  imageUrl: string;
  videoUrl: string;
  descriptionCn: string;
  descriptionEn: string;
}

/** The record in the shape of the public ones; its company and category are looked up as theirs are. */
const parentOf = (own: ExhibitRecord): OwnProductParent => ({
  id: own.id,
  titleCn: own.titleCn,
  titleEn: own.titleEn,
  briefCn: '',
  briefEn: '',
  descriptionCn: own.descriptionCn,
  descriptionEn: own.descriptionEn,
  imageUrl: own.imageUrl,
  videoUrl: own.videoUrl,
  tags: own.fillTags,
  tagsEn: own.fillTagsEn,
  classify: own.classify,
  classifyName: '',
  classifyNameEn: '',
  companyId: own.companyId,
  companyNameCn: '',
  companyNameEn: '',
  logoUrl: '',
  companyProfiles: { id: own.companyId, companyNameCn: '', companyNameEn: '', logoUrl: '', boothNumber: '' },
  isCollect: false,
  createTime: own.createdTime,
  status: own.status,
  rejectReasonCn: own.rejectReasonCn,
  rejectReasonEn: own.rejectReasonEn,
  reviewTime: own.reviewTime,
  own,
});

const listPath = '/app/exhibiting/exhibits';
const path = '/app/exhibiting/exhibit';

/** Reads and writes of the caller's company's own products; never shared. */
export function productLoaders(rest: RestClient, caller: Caller) {
  const readList = async (query: {
    status?: number | undefined;
    pageNo: number;
    pageSize: number;
  }): Promise<PageRecord<OwnProductParent>> => {
    const page = await rest.readOwn<PageRecord<ExhibitRecord>>(caller, listPath, query);
    return completePage((own: ExhibitRecord) => parentOf(completeExhibit(own)))(page);
  };

  return {
    list: (status: number | undefined, page: number, pageSize: number) =>
      readList({ status, pageNo: page, pageSize }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<OwnProductParent | null> => {
      if (!isRecordId(id)) return null;
      return oneOrListed(
        async () => parentOf(completeExhibit(await rest.readOwn<ExhibitRecord>(caller, path, { id }))),
        readList,
        (product) => product.id === id,
      );
    },

    save: async ({ id, ...body }: ProductBody) => {
      const sent = id === undefined ? body : { id, ...body };
      const { result, message } = await rest.post<Partial<ExhibitRecord> | null>(caller, path, sent);
      return { result: parentOf(completeExhibit({ ...sent, ...result })), message };
    },

    /** All of these, or none. */
    remove: async (ids: readonly string[]) => {
      const removed = await rest.remove(caller, listPath, {
        ids: ids.map(addressableId).join(','),
      });
      rest.forgetPublic();
      return removed;
    },
  };
}
