import type { MessageId } from '../../i18n';
import type { CategoryCode } from '../../lib/paths';

export { CategoryMark } from './category-mark';

/** The seven roots of the directory, in its order (DIR-093 to DIR-099). */
export const categoryCodes: readonly CategoryCode[] = ['1', '2', '3', '4', '5', '6', '7'];

export function categoryMessageId(code: CategoryCode): MessageId {
  return `categories.${code}`;
}
