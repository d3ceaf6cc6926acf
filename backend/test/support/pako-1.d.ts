/** What the tests use of version 1, which has no types. */
declare module 'pako-1' {
  const pako: { ungzip(data: Uint8Array): Uint8Array };
  export default pako;
}
