import { addressableId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { FormRecord, ServiceItemRecord } from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

/** An answer by the id of its field. */
interface Answer {
  fieldId: string;
  value: string;
}

/** Reads and writes of the service manual for the caller's company; never shared. */
export function serviceLoaders(rest: RestClient, caller: Caller) {
  let items: Promise<ServiceItemRecord[]> | undefined;
  /** All of them, read once in a request (CONFLICT-052). */
  const list = () => (items ??= rest.readOwn<ServiceItemRecord[]>(caller, '/app/exhibiting/service-items'));

  return {
    list,

    /** null for one that is not there. */
    find: async (id: string): Promise<ServiceItemRecord | null> =>
      (await list()).find((item) => item.id === id) ?? null,

    form: async (id: string): Promise<FormRecord | null> => {
      try {
        return await rest.readOwn<FormRecord>(caller, `/app/exhibiting/service-forms/${addressableId(id)}`);
      } catch (error) {
        if (error instanceof UpstreamRefusal && error.status === 404) return null;
        throw error;
      }
    },

    /** Answers travel as JSON text of a list (EXH-124). */
    fill: (fileId: string, formId: string, answers: readonly Answer[]) =>
      rest.post<ServiceItemRecord>(caller, '/app/exhibiting/service-form', {
        fileId: addressableId(fileId),
        formId: addressableId(formId),
        userData: JSON.stringify(answers.map(({ fieldId, value }) => ({ id: fieldId, value }))),
      }),

    upload: (fileId: string, userFilePath: string) =>
      rest.post<ServiceItemRecord>(caller, '/app/exhibiting/service-file', {
        fileId: addressableId(fileId),
        userFilePath,
      }),
  };
}
