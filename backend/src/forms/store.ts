import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isStorable } from '../http/ids.ts';
import { formFields, forms } from './tables.ts';

export type FormRow = typeof forms.$inferSelect & { fields: (typeof formFields.$inferSelect)[] };

/** A form with its fields in order; undefined where there is none. */
export async function findForm(database: Database, id: string): Promise<FormRow | undefined> {
  if (!isStorable(id)) return undefined;
  const orm = database.orm();
  const [row] = await orm.select().from(forms).where(eq(forms.id, id));
  if (!row) return undefined;
  const fields = await orm
    .select()
    .from(formFields)
    .where(eq(formFields.formId, id))
    .orderBy(asc(formFields.rank), asc(formFields.id));
  return { ...row, fields };
}
