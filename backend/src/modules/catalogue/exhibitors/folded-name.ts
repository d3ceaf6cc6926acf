import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Marks that people write or leave out: `Co., Ltd.` and `Co Ltd` are one. (A semicolon itself would stop drizzle-kit.) */
const MARKS = String.raw`[ \t\n.,\u003b:''"&()*·、。-]`;

/**
 * What two names have in common that are one company's: without marks, width and case. The database folds both sides of
 * every comparison, so that they cannot differ.
 */
export const foldedName = (name: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${name}, NFKC), '${sql.raw(MARKS)}', '', 'g'))`;
