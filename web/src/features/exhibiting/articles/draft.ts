import type { KeptDraft } from '../../../forms';
import { type ArticleValues, parseValues } from './values';

/**
 * Keeps articles that are being written, each apart, for the account that writes them: an article takes days, and the
 * tab is closed in between.
 */
export function articleDraft(accountId: string): KeptDraft<ArticleValues> {
  const prefix = `articleDraft:${accountId}:`;
  // What is dropped is the one that was read or kept last: a form has one.
  let current = prefix;
  return {
    read: (id) => {
      current = prefix + id;
      try {
        return parseValues(JSON.parse(window.localStorage.getItem(current) ?? 'null'));
      } catch {
        return null;
      }
    },
    keep: (id, values) => {
      current = prefix + id;
      try {
        window.localStorage.setItem(current, JSON.stringify(values));
      } catch {
        // Full or blocked storage: the form lasts as long as the page.
      }
    },
    drop: () => {
      try {
        window.localStorage.removeItem(current);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
