/** One answer of the REST server, undecoded. */
export interface RawAnswer {
  status: number;
  body: Buffer;
  /** What a write's answer tells in the header `position` (positions.ts). */
  position?: string | undefined;
}
