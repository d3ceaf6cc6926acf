import type { Database } from '../../../db/database.ts';
import { boothStore } from '../../catalogue/index.ts';

/** Numbers that may be the example of the form. */
const NUMBERS = Array.from({ length: 99 }, (_, at) => `E1-A${String(at + 1).padStart(2, '0')}`);

/** A booth number that no exhibitor has; blank where all examples are taken. */
export async function freeBooth(database: Database): Promise<string> {
  const taken = await boothStore(database).taken(NUMBERS);
  return NUMBERS.find((number) => !taken.has(number)) ?? '';
}
