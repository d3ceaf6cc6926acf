import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';
import { completePage } from '../../../rest/pages.ts';
import { completePerson } from './records.ts';

/** People whom the caller registers. */
export const otherSource = defineSource(({ rest }) => ({
  list: async (mobileNumber: string, page: number, pageSize: number) => {
    const query = { mobileNumber, pageNo: page, pageSize };
    return completePage(completePerson)(await rest.get('/app/visitor/others', { query }));
  },

  /** The person is as typed where the server answers without a record. */
  add: async (body: Input<'post', '/app/visitor/others'>['body']) => {
    const { result, message } = await rest.post('/app/visitor/others', { body });
    return { person: completePerson({ ...body, ...result }), message };
  },
}));
