import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { findForm } from '../../forms/index.ts';
import { serviceFulfilments, serviceItems } from '../../modules/exhibiting/services/tables.ts';
import { serviceItemId } from './service-items.ts';

const at = (text: string) => new Date(`${text}+08:00`);

/** Gives the company of the demo's exhibitor two items that it has handed in: a form and a file. */
export async function addDemoFulfilments(
  database: Database,
  exhibitorId: string,
  name: string,
): Promise<void> {
  const fascia = serviceItemId('Fascia of a shell-scheme booth');
  const [item] = await database
    .orm()
    .select({ formId: serviceItems.formId })
    .from(serviceItems)
    .where(eq(serviceItems.id, fascia));
  const form = item?.formId ? await findForm(database, item.formId) : undefined;
  // The organiser may have removed the demo's manual.
  if (!form) return;
  const values = [
    [name, name],
    ['WIREFAIR DEMO CABLE', 'WIREFAIR DEMO CABLE'],
    ['深蓝', 'Navy blue'],
  ];
  const answers = form.fields.map(({ id, titleCn, titleEn, fieldType }, index) => {
    const [value = '', valueEn = ''] = values[index] ?? [];
    return { fieldId: id, titleCn, titleEn, fieldType, value, valueEn };
  });
  const lifting = {
    itemId: serviceItemId('Handling and lifting on site'),
    exhibitorId,
    filePath: '/files/demo/documents/lifting-cn.html',
    fileName: '吊装申报表.html',
    createdAt: at('2025-06-11T15:20:00'),
  };
  await database
    .orm()
    .insert(serviceFulfilments)
    .values([{ itemId: fascia, exhibitorId, answers, createdAt: at('2025-06-09T10:05:00') }, lifting])
    .onConflictDoNothing();
}
