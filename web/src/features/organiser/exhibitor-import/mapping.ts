/** Chosen columns by the names of fields, as a form has them: the place of a column, blank for none. */
export type MappingValues = Readonly<Record<string, string>>;

interface MappedField {
  key: string;
  column?: number | null;
}

export const valuesOf = (fields: readonly MappedField[]): MappingValues =>
  Object.fromEntries(
    fields.map(({ key, column }) => [key, column === null || column === undefined ? '' : String(column)]),
  );

/** What is sent: fields with a column. */
export const columnsOf = (values: MappingValues): { key: string; column: number }[] =>
  Object.entries(values).flatMap(([key, value]) => (value === '' ? [] : [{ key, column: Number(value) }]));

/** What spreadsheet programs call a column: A … Z, AA … @param at its place, from 0 */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last;
}
