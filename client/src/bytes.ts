/** A piece of a file. */
export type Bytes = Uint8Array<ArrayBuffer>;

const LINE_FEED = 0x0a;
const GZIP_MAGIC = [0x1f, 0x8b] as const;

/** Two pieces as one. */
function joined(first: Uint8Array, second: Uint8Array): Bytes {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** The pieces of a stream. It reads by the reader, because not every browser can iterate over a stream. */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Bytes> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield new Uint8Array(next.value);
    }
  } finally {
    // A reader that stops early ends the download. A stream that has failed has told so already.
    await reader.cancel().catch(() => undefined);
  }
}

function streamOf(pieces: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** The pieces as they are when they are not compressed; gzip is known by its first two bytes. */
export async function* unpacked(pieces: AsyncGenerator<Bytes>): AsyncGenerator<Bytes> {
  try {
    let head: Bytes = new Uint8Array();
    while (head.length < GZIP_MAGIC.length) {
      const next = await pieces.next();
      if (next.done) break;
      head = joined(head, next.value);
    }
    const all = (async function* whole() {
      yield head;
      yield* pieces;
    })();
    const isGzip = GZIP_MAGIC.every((byte, at) => head[at] === byte);
    yield* isGzip ? piecesOf(streamOf(all).pipeThrough(new DecompressionStream('gzip'))) : all;
  } finally {
    await pieces.return(undefined);
  }
}

/** Cuts pieces into lines, each with its line feed. The last one has none where the file does not end with one. */
export async function* linesOf(pieces: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  let begun: Bytes[] = [];
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(LINE_FEED); end !== -1; end = piece.indexOf(LINE_FEED, start)) {
      const rest = piece.subarray(start, end + 1);
      yield begun.length > 0 ? new Uint8Array(await new Blob([...begun, rest]).arrayBuffer()) : rest;
      begun = [];
      start = end + 1;
    }
    if (start < piece.length) begun.push(piece.subarray(start));
  }
  if (begun.length > 0) yield new Uint8Array(await new Blob(begun).arrayBuffer());
}
