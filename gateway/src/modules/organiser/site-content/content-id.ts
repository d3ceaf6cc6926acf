/** Names an entry among all lists: `hotels.12`. */
export const contentId = (collection: string, id: string): string => `${collection}.${id}`;

/** The parts of such an id; what is none names nothing, and must not change the path of a call. */
export function contentIdParts(id: string): { collection: string; id: string } {
  const [, collection = 'none', record = 'none'] = /^([a-z0-9-]{1,60})\.([0-9A-Za-z-]{1,40})$/.exec(id) ?? [];
  return { collection, id: record };
}
