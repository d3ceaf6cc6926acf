import type { Caller, RestClient } from '../../rest/client.ts';
import { completeWith, UNKNOWN_TIME } from '../../rest/complete.ts';
import type { OtherPersonRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { completePage } from '../../rest/pages.ts';

/** A person with what servers of the specification leave out. */
const completePerson = completeWith<OtherPersonRecord>({
  id: '',
  firstName: '',
  gender: '',
  mobileNumber: '',
  companyName: '',
  department: '',
  position: '',
  email: '',
  invitationCode: '',
  createTime: UNKNOWN_TIME,
});

/** People whom the viewer registers, for one request. */
export const otherLoaders = (rest: RestClient, caller: Caller) => ({
  list: async (mobileNumber: string, page: number, pageSize: number) => {
    const query = { mobileNumber, pageNo: page, pageSize };
    const found = await rest.readOwn<PageRecord<OtherPersonRecord>>(caller, '/app/visitor/others', query);
    return completePage(completePerson)(found);
  },

  /** The person is as typed where the server answers without a record. */
  add: async (person: Partial<OtherPersonRecord>) => {
    const { result, message } = await rest.post<Partial<OtherPersonRecord> | null>(
      caller,
      '/app/visitor/others',
      person,
    );
    return { result: completePerson({ ...person, ...result }), message };
  },
});
