// What we use of it. @types/opentype.js brings the types of a browser's page into every file of the service.
declare module 'opentype.js' {
  interface Font {
    tables: { cmap?: { glyphIndexMap: Record<string, number> } };
  }
  const opentype: {
    /** @param options with `lowMemory`, glyphs are read when they are drawn */
    parse: (file: ArrayBufferLike, options?: { lowMemory?: boolean }) => Font;
  };
  export default opentype;
}
