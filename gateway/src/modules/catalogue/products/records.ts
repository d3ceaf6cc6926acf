import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { Schemas } from '../../../rest/operations.ts';

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
export function completeEntry(record: Partial<EntryRecord>): EntryRecord {
  const entry = entryFields(record);
  return entry.companyId === '' ? { ...entry, companyId: entry.companyProfiles.id } : entry;
}
