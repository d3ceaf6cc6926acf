import { eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/person.ts';
import { uploads } from './tables.ts';

/** Files of visitors; those of exhibitors are their company's. `forgetUploads` takes them away. */
export const ownUploads: PersonalData = {
  kind: 'uploads',
  label: { ZH: '上传的文件', EN: 'Files' },
  table: uploads,
  of: ({ accountId, role }) =>
    accountId !== null && role === 'visitor' ? eq(uploads.accountId, accountId) : undefined,
  hidden: ['accountId'],
  then: 'removed',
};
