import type { Caller, RestClient } from '../../rest/client.ts';
import type { ManagedEditionRecord } from '../../rest/contract.ts';

/** What a change sends: the version that was read, and whole sections as the REST contract has them. */
type Change = { version: number } & Record<string, unknown>;

/** Settings of editions. What is public may change with each write. @param caller whose token is that of the console */
export function editionLoaders(rest: RestClient, caller: Caller) {
  const one = (number: number) => `/organiser/editions/${number}`;
  const changing = async <T>(write: Promise<T>): Promise<T> => {
    try {
      return await write;
    } finally {
      // Also after a failure: who knows how far it came.
      rest.forgetPublic();
    }
  };
  const list = () => rest.readOwn<ManagedEditionRecord[]>(caller, '/organiser/editions');
  return {
    list,
    find: async (number: number) => (await list()).find((edition) => edition.number === number) ?? null,
    change: (number: number, change: Change) =>
      changing(rest.put<ManagedEditionRecord>(caller, one(number), change)),
    create: (edition: { number: number; name: object; opensOn: string; closesOn: string }) =>
      rest.post<ManagedEditionRecord>(caller, '/organiser/editions', edition),
    show: (number: number, version: number) =>
      changing(rest.post<ManagedEditionRecord>(caller, `${one(number)}/show`, { version })),
    remove: async (number: number, version: number) => ({
      ...(await rest.remove(caller, one(number), { version })),
      result: null,
    }),
  };
}
