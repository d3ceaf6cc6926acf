import { defineSource } from '../../context/source.ts';

/** People whom the caller has invited. */
export const invitationSource = defineSource(({ rest }) => ({
  list: (email: string, page: number, pageSize: number) =>
    rest.get('/app/invitations/email', { query: { email, pageNo: page, pageSize } }),

  invite: (emails: string, language: 'ZH' | 'EN') =>
    rest.post('/app/invitations/email/{*}', {
      // A blank is an entry too: the server asks for addresses then.
      path: { '*': emails.trim() || ' ' },
      query: { mailLanguage: language },
    }),
}));
