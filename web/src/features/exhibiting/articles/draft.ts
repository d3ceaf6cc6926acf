import type { KeptDraft } from '../../../forms';
import { type ArticleValues, parseValues } from './values';

/**
 * Keeps articles that are being written, each apart, for the account that writes them: an article takes days, and the
 * tab is closed in between.
 */
export function articleDraft(accountId: string): KeptDraft<ArticleValues> {
  const nameOf = (id: string) => `articleDraft:${accountId}:${id}`;
  return {
    read: (id) => {
      try {
        return parseValues(JSON.parse(window.localStorage.getItem(nameOf(id)) ?? 'null'));
      } catch {
        return null;
      }
    },
    keep: (id, values) => {
      try {
        window.localStorage.setItem(nameOf(id), JSON.stringify(values));
        return true;
      } catch {
        return false;
      }
    },
    drop: (id) => {
      try {
        window.localStorage.removeItem(nameOf(id));
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
