import { addressableId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { FormRecord, ServiceItemRecord } from '../../rest/contract.ts';
import { isNotFound } from '../../rest/offered-calls.ts';
import { completeServiceItem } from './records.ts';

/** An answer by the id of its field. */
interface Answer {
  fieldId: string;
  value: string;
}

/** Reads and writes of the service manual for the caller's company; never shared. */
export function serviceLoaders(rest: RestClient, caller: Caller) {
  let items: Promise<ServiceItemRecord[]> | undefined;
  /** All of them, read once in a request (CONFLICT-052). */
  const readItems = async () => {
    const records = await rest.readOwn<ServiceItemRecord[]>(caller, '/app/exhibiting/service-items');
    const now = new Date();
    return records.map((record) => completeServiceItem(record, now));
  };
  const list = () => (items ??= readItems());

  const find = async (id: string): Promise<ServiceItemRecord | null> =>
    (await list()).find((item) => item.id === id) ?? null;

  /** The item is read again where the server answers without it. */
  async function handIn(path: string, id: string, body: object) {
    const { result, message } = await rest.post<ServiceItemRecord | null>(caller, path, body);
    items = undefined;
    return { result: result ? completeServiceItem(result, new Date()) : await find(id), message };
  }

  return {
    list,

    /** null for one that is not there. */
    find,

    form: async (id: string): Promise<FormRecord | null> => {
      try {
        return await rest.readOwn<FormRecord>(caller, `/app/exhibiting/service-forms/${addressableId(id)}`);
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },

    /** Answers travel as JSON text of a list (EXH-124). */
    fill: (fileId: string, formId: string, answers: readonly Answer[]) =>
      handIn('/app/exhibiting/service-form', fileId, {
        fileId: addressableId(fileId),
        formId: addressableId(formId),
        userData: JSON.stringify(answers.map(({ fieldId, value }) => ({ id: fieldId, value }))),
      }),

    upload: (fileId: string, userFilePath: string) =>
      handIn('/app/exhibiting/service-file', fileId, {
        fileId: addressableId(fileId),
        userFilePath,
      }),
  };
}
