import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { ServiceItemParent } from './parents.ts';

/** An answer by the id of its field. */
interface Answer {
  fieldId: string;
  value: string;
}

/** The service manual for the caller's company; never shared. */
export const serviceSource = defineSource(({ rest }) => {
  let items: Promise<ServiceItemParent[]> | undefined;
  /** All of them, read once in a request (CONFLICT-052). */
  const list = () => (items ??= rest.get('/app/exhibiting/service-items'));

  const find = async (id: string): Promise<ServiceItemParent | null> =>
    (await list()).find((item) => item.id === id) ?? null;

  return {
    list,

    /** null for one that is not there. */
    find,

    form: (id: string) =>
      nullIfNotFound(rest.get('/app/exhibiting/service-forms/{id}', { path: { id: addressableId(id) } })),

    /** Answers travel as JSON text of a list (EXH-124). */
    fill: async (fileId: string, formId: string, answers: readonly Answer[]) => {
      const { result, message } = await rest.post('/app/exhibiting/service-form', {
        body: {
          fileId: addressableId(fileId),
          formId: addressableId(formId),
          userData: JSON.stringify(answers.map(({ fieldId, value }) => ({ id: fieldId, value }))),
        },
      });
      items = undefined;
      return { item: result, message };
    },

    upload: async (fileId: string, userFilePath: string) => {
      const body = { fileId: addressableId(fileId), userFilePath };
      const { result, message } = await rest.post('/app/exhibiting/service-file', { body });
      items = undefined;
      return { item: result, message };
    },
  };
});
