import type { Database } from '../../../db/database.ts';
import { catalogueLookup } from '../../catalogue/index.ts';

/** The classification, flat, with both names of each category. */
export const namedCategories = async (database: Database) =>
  (await catalogueLookup(database).categories()).map(({ name: nameCn, ...category }) => ({
    ...category,
    nameCn,
  }));
