import { defineSource } from '../../context/source.ts';
import { completePage } from '../../rest/pages.ts';
import { completeInvitation } from './records.ts';

/** People whom the caller has invited. */
export const invitationSource = defineSource(({ rest }) => ({
  list: async (email: string, page: number, pageSize: number) => {
    const query = { email, pageNo: page, pageSize };
    return completePage(completeInvitation)(await rest.get('/app/invitations/email', { query }));
  },

  invite: (emails: string, language: 'ZH' | 'EN') =>
    rest.post('/app/invitations/email/{*}', {
      // A blank is an entry too: the server asks for addresses then.
      path: { '*': emails.trim() || ' ' },
      query: { mailLanguage: language },
    }),
}));
