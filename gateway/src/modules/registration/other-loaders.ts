import type { Caller, RestClient } from '../../rest/client.ts';
import type { OtherPersonRecord, PageRecord } from '../../rest/contract.ts';

/** People whom the viewer registers, for one request. */
export const otherLoaders = (rest: RestClient, caller: Caller) => ({
  list: (mobileNumber: string, page: number, pageSize: number) =>
    rest.readOwn<PageRecord<OtherPersonRecord>>(caller, '/app/visitor/others', {
      mobileNumber,
      pageNo: page,
      pageSize,
    }),

  add: (person: object) => rest.post<OtherPersonRecord>(caller, '/app/visitor/others', person),
});
