import type { Caller, RestClient } from '../../rest/client.ts';
import { completeWith, UNKNOWN_TIME } from '../../rest/complete.ts';
import type { FriendInvitationRecord, InviteOutcomeRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { completePage } from '../../rest/pages.ts';

/** An invitation with what servers of the specification leave out. */
const completeInvitation = completeWith<FriendInvitationRecord>({
  id: '',
  email: '',
  firstName: '',
  companyName: '',
  job: '',
  invitedUserId: null,
  regDate: null,
  createTime: UNKNOWN_TIME,
  mailTime: UNKNOWN_TIME,
});

/** Reads and writes of the viewer's invitations for one request. */
export const invitationLoaders = (rest: RestClient, caller: Caller) => ({
  list: async (email: string, page: number, pageSize: number) => {
    const query = { email, pageNo: page, pageSize };
    const path = '/app/invitations/email';
    const found = await rest.readOwn<PageRecord<FriendInvitationRecord>>(caller, path, query);
    return completePage(completeInvitation)(found);
  },

  invite: (emails: string, language: 'ZH' | 'EN') =>
    rest.post<InviteOutcomeRecord>(
      caller,
      // A blank is an entry too: the server asks for addresses then.
      `/app/invitations/email/${encodeURIComponent(emails.trim() || ' ')}?mailLanguage=${language}`,
    ),
});
