import { Transform } from 'node:stream';

/**
 * Counts bytes that pass, and ends the stream where there are too many.
 * @param most bytes that may pass
 * @param tooMany the error that ends it
 */
export function byteLimit(most: number, tooMany: () => Error) {
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(tooMany());
      else done(null, chunk);
    },
  });
  return {
    through,
    /** Bytes that have passed so far. */
    passed: (): number => bytes,
  };
}
