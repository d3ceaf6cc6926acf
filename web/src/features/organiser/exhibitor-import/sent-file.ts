/** The file of the import that was sent last: it can be read again in another encoding while the page stays open. */
let last: { id: string; file: File } | undefined;

export const keepSentFile = (id: string, file: File): void => {
  last = { id, file };
};

/** The file of an import; undefined where another was sent since, or the page was loaded anew. */
export const sentFileOf = (id: string): File | undefined => (last?.id === id ? last.file : undefined);
