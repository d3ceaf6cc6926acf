import type { ServiceCategory } from '../../../gql/types';
import type { ServiceRowFragment } from './manual.generated';

export type Item = ServiceRowFragment;

/** Categories in the order of the manual (CONST-060). */
export const categories: readonly ServiceCategory[] = [
  'EXHIBITOR_SERVICES',
  'BUILDING',
  'PUBLICITY',
  'SHIPMENT',
  'TRANSPORT',
  'OTHER',
];

/** The items of each category that has some (EXH-116). */
export const byCategory = (items: readonly Item[]) =>
  categories
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((group) => group.items.length > 0);

/** What is still to be handed in, the most urgent first: neither done nor for download alone (EXH-045). */
export const toDo = (items: readonly Item[]): Item[] =>
  items
    .filter(({ isDone, fillType }) => !isDone && fillType !== 'DOWNLOAD')
    .toSorted((a, b) => Date.parse(a.deadline) - Date.parse(b.deadline));

/** From how many days on a deadline is near. */
export const SOON_DAYS = 7;

/** How urgent an open item is. */
export function urgencyOf({
  isDone,
  fillType,
  isOverdue,
  daysLeft,
}: Pick<Item, 'isDone' | 'fillType' | 'isOverdue' | 'daysLeft'>): 'none' | 'overdue' | 'soon' | 'later' {
  if (isDone || fillType === 'DOWNLOAD') return 'none';
  if (isOverdue) return 'overdue';
  return daysLeft <= SOON_DAYS ? 'soon' : 'later';
}
