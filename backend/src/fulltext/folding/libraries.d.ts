declare module 'opencc-js/dict/TSCharacters' {
  /** Entries `traditional simplified`, separated by `|`. */
  const entries: string;
  export default entries;
}
