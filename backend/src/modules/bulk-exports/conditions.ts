import { sinceOf } from '../../http/cursor-page.ts';
import { Refusal } from '../../http/errors.ts';
import type { KeyScope } from '../api-keys/index.ts';
import type { ChangeType } from '../changes/index.ts';
import type { BulkExportFilter } from './contract.ts';
import { noSuchCondition } from './messages.ts';

/** What a key needs for a kind; kinds that are not named here everybody with a key may read. */
const scopes: Partial<Record<ChangeType, KeyScope>> = {
  exhibitor: 'read:exhibitors',
  product: 'read:products',
  post: 'read:posts',
  video: 'read:videos',
  news: 'read:news',
  event: 'read:events',
};

/** Which kinds can be selected by a condition: those whose lists by cursor take it. */
const selectable: Record<keyof BulkExportFilter, readonly ChangeType[]> = {
  updatedSince: ['exhibitor', 'product', 'post', 'news', 'event'],
  classify: ['exhibitor', 'product'],
  country: ['exhibitor', 'product'],
};

/** Scopes that reading these kinds needs. */
export const scopesFor = (types: readonly ChangeType[]): KeyScope[] =>
  types.flatMap((type) => scopes[type] ?? []);

const conditions = ['updatedSince', 'classify', 'country'] as const satisfies (keyof BulkExportFilter)[];

/**
 * Checks that each condition means something for every kind: a file of which half is not selected would look complete.
 * @throws Refusal naming the condition
 */
export function checkFilter(types: readonly ChangeType[], filter: BulkExportFilter): void {
  for (const name of conditions) {
    if (filter[name] === '') continue;
    const others = types.filter((type) => !selectable[name].includes(type));
    if (others.length > 0) throw new Refusal(noSuchCondition(others)).about(name);
  }
  sinceOf(filter.updatedSince);
}
