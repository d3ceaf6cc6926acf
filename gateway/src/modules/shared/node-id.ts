/** The id of an object among all objects of the schema. */
export const nodeIdOf = (type: string, id: string): string => `${type}:${id}`;

/** Type and id that an id among all objects names; undefined for a text that is none. */
export function partsOfNodeId(nodeId: string): { type: string; id: string } | undefined {
  const [, type, id] = /^([A-Za-z]+):([0-9A-Za-z-]{1,64})$/.exec(nodeId) ?? [];
  return type !== undefined && id !== undefined ? { type, id } : undefined;
}
