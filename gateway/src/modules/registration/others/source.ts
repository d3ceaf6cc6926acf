import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';

/** People whom the caller registers. */
export const otherSource = defineSource(({ rest }) => ({
  list: (mobileNumber: string, page: number, pageSize: number) =>
    rest.get('/app/visitor/others', { query: { mobileNumber, pageNo: page, pageSize } }),

  add: async (body: Input<'post', '/app/visitor/others'>['body']) => {
    const { result, message } = await rest.post('/app/visitor/others', { body });
    return { person: result, message };
  },
}));
