import type { BuyerPostFilter } from '../../../gql/types';
import { readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';
import {
  isPublishCode,
  isPurchaseCode,
  type PublishCode,
  publishTypeOfCode,
  type PurchaseCode,
  purchaseTypeOfCode,
} from '../codes';

/** What the address of the list of requests says. */
export interface RequestsAddress {
  /** One request alone, '' for the list (DIR-059). */
  id: string;
  keyword: string;
  publish: PublishCode | undefined;
  purchase: PurchaseCode | undefined;
  page: number;
}

/** Reads the address; what makes no sense is as if it were not there. */
export function readRequestsAddress(query: URLSearchParams): RequestsAddress {
  const codes = (query.get('type') ?? '').split(',');
  return {
    id: (query.get('id') ?? '').trim().slice(0, 64),
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    publish: codes.find(isPublishCode),
    purchase: codes.find(isPurchaseCode),
    page: readPageNumber(query),
  };
}

/** The address of a state of the list; what is not named starts anew, the page above all (DIR-061). */
export function requestsPath({ id, keyword, publish, purchase, page }: Partial<RequestsAddress>): string {
  return paths.buyerPosts({
    id,
    keyword,
    type: [publish, purchase].filter(Boolean).join(','),
    page: page === 1 ? undefined : page,
  });
}

export function isNarrowed({ id, keyword, publish, purchase }: RequestsAddress): boolean {
  return Boolean(id || keyword || publish || purchase);
}

/** The conditions of the query; they add up. */
export function toFilter({ id, keyword, publish, purchase }: RequestsAddress): BuyerPostFilter {
  return {
    id: id || null,
    keyword: keyword || null,
    publishTypes: publish ? [publishTypeOfCode[publish]] : [],
    purchaseTypes: purchase ? [purchaseTypeOfCode[purchase]] : [],
  };
}
