import { defineSource } from '../../context/source.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';
import { LocalisedError } from '../../schema/errors.ts';
import { changeNotices, type Notice } from './notices.ts';
import type { ChangeConnectionParent } from './parents.ts';

interface Asked {
  after: string;
  first: number;
  /** Kinds of records in the words of the REST contract, comma-joined; at least one. */
  types: string;
}

const GONE = 410;

const cursorExpired = () =>
  new LocalisedError(
    {
      ZH: '游标已过期：请先取新的 changeCursor，完整同步一次，再从该游标继续',
      EN: 'The cursor has expired: read a new changeCursor, copy everything anew, and go on from that cursor',
    },
    'CURSOR_EXPIRED',
  );

/**
 * The log of changes. Its answers are shared like all public reads: while the REST service tells of changes, asking for
 * what follows a cursor again costs no call as long as nothing has happened.
 */
export const changeSource = defineSource(({ rest, program }) => ({
  /** @throws LocalisedError CURSOR_EXPIRED */
  after: async (query: Asked): Promise<ChangeConnectionParent> => {
    const { after, types } = query;
    const follow = () => {
      if (program && after !== '') program.followed = { after, types: types.split(',') };
    };
    try {
      const page = await rest.getPublic('/app/changes', { query });
      // The records are read as they are now, also where this gateway has not heard of the change yet.
      if (page.records.length > 0) rest.readAnew();
      follow();
      return page;
    } catch (error) {
      if (!(error instanceof UpstreamRefusal) || error.status !== GONE) throw error;
      follow();
      throw cursorExpired();
    }
  },

  /** Hints that something may have changed, as long as somebody listens. */
  notices: (): AsyncIterableIterator<Notice> => changeNotices((onChange) => rest.onPublicChange(onChange)),

  /** Read anew each time: a shared answer would be of an earlier moment, and its reader would read more than needed. */
  cursor: async (): Promise<string> => (await rest.getNow('/app/changes/cursor')).cursor,
}));
