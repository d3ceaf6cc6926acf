/** One answer of the REST server, undecoded. */
export interface RawAnswer {
  status: number;
  body: Buffer;
}
