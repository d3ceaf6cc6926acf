import type { Caller, RestClient } from '../../rest/client.ts';
import type { FriendInvitationRecord, InviteOutcomeRecord, PageRecord } from '../../rest/contract.ts';

/** Reads and writes of the viewer's invitations for one request. */
export const invitationLoaders = (rest: RestClient, caller: Caller) => ({
  list: (email: string, page: number, pageSize: number) =>
    rest.readOwn<PageRecord<FriendInvitationRecord>>(caller, '/app/invitations/email', {
      email,
      pageNo: page,
      pageSize,
    }),

  invite: (emails: string, language: 'ZH' | 'EN') =>
    rest.post<InviteOutcomeRecord>(
      caller,
      // A blank is an entry too: the server asks for addresses then.
      `/app/invitations/email/${encodeURIComponent(emails.trim() || ' ')}?mailLanguage=${language}`,
    ),
});
