import type { Clock } from '../../clock/clock.ts';
import { Refusal } from '../../http/errors.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { CommentRow } from './comment-store.ts';
import type { ThreadDispatcher } from './dispatcher.ts';
import { checked, text } from './messages.ts';
import { mySide, threadStatus, type ConsultationRow, type ConsultationStore, type Party } from './store.ts';
import type { ThreadHold } from './thread-hold.ts';

interface Parts {
  clock: Clock;
  limits: Limits;
  store: ConsultationStore;
  dispatcher: ThreadDispatcher;
  hold: ThreadHold;
}

/** What somebody adds to a thread. */
export interface Reply {
  content: string;
  /** Addresses of private uploads. */
  files: readonly string[];
}

const comments: Limit = { name: 'consultation-comment', points: 120, seconds: 3600 };

/** The replies in threads. */
export function consultationReplying({ clock, limits, store, dispatcher, hold }: Parts) {
  /** Whether the last words of a thread are these, of the same person: a double click. */
  async function isRepeated(
    last: CommentRow | undefined,
    accountId: string,
    { content, files }: Reply,
  ): Promise<boolean> {
    if (last?.accountId !== accountId || last.content !== content) return false;
    const kept = (await store.filesOfComments([last.id])).get(last.id) ?? [];
    return files.every((address) => kept.some((file) => file.address === address));
  }

  /**
   * Adds to a thread. The asked side's words answer it, the asker's open it again (docs/specification.md, Consultations).
   * The same words twice in a row by the same side are a double click.
   * @throws Refusal 500 (VC-050, closed), 404, 429
   */
  return async (
    party: Party,
    id: string,
    { content, files }: Reply,
  ): Promise<{ row: ConsultationRow; comment: CommentRow }> => {
    const words = checked(content);
    await limits.count(comments, party.accountId);
    return hold(party, id, async (held) => {
      const side = mySide(held, party);
      const last = await store.lastComment(held.id);
      if (last?.side === side && (await isRepeated(last, party.accountId, { content: words, files }))) {
        return { row: held, comment: last };
      }
      if (held.status === threadStatus.closed) throw new Refusal(text.closed).because('CLOSED');
      const now = clock.now();
      const comment = await store.addComment({
        consultationId: held.id,
        accountId: party.accountId,
        side,
        content: words,
        createdAt: now,
      });
      await store.attach({ consultationId: held.id, commentId: comment.id }, party.accountId, files);
      const written = { words, fileCount: files.length };
      const row = await dispatcher.withNotice(side === 2 ? 'replied' : 'asked', held, written, () =>
        store.change(held.id, {
          updatedAt: now,
          ...(side === 2
            ? { status: threadStatus.replied, unreadByAsker: held.unreadByAsker + 1, unreadByAsked: 0 }
            : { status: threadStatus.unanswered, unreadByAsked: held.unreadByAsked + 1, unreadByAsker: 0 }),
        }),
      );
      await dispatcher.tell(row);
      return { row, comment };
    });
  };
}
