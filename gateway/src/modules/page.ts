import type { PageRecord } from '../rest/pages.ts';

/** What the resolvers of a page work on: the REST page and what was asked for. */
export interface PageParent<T> {
  record: PageRecord<T>;
  page: number;
  pageSize: number;
}

/** A REST page as the parent of a page type. */
export async function pageParent<T>(
  record: Promise<PageRecord<T>>,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<PageParent<T>> {
  return { record: await record, page, pageSize };
}

/** Fields that every page type has. */
export const pageFields = {
  nodes: <T>({ record }: PageParent<T>): T[] => record.records,
  totalCount: <T>({ record }: PageParent<T>): number => record.total,
  pageInfo: <T>({ record, page, pageSize }: PageParent<T>) => {
    // The service says how far a list can be read by page; a foreign one may not.
    const pageCount = record.pages ?? Math.ceil(record.total / pageSize);
    const reachesEnd = record.total <= pageCount * pageSize;
    return { page, pageSize, pageCount, hasNextPage: page < pageCount, reachesEnd };
  },
};

/** The same for lists whose total may be an estimate. */
export const searchPageFields = {
  ...pageFields,
  totalCountIsEstimate: <T>({ record }: PageParent<T>): boolean => record.totalIsEstimate ?? false,
};

/** `yyyy-MM-dd HH:mm:ss` of the REST contract, which is Shanghai time, as ISO 8601. */
export const isoInstant = (text: string): string => `${text.replace(' ', 'T')}+08:00`;

/** The same for a moment that a server may leave out; null then. */
export const instantOrNull = (text: string): string | null => (text === '' ? null : isoInstant(text));

/** The tags of a comma-joined text. */
export const splitTags = (text: string): string[] =>
  text
    .split(/[,，]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
