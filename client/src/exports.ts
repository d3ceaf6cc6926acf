import { isFields, isText, parsed } from './answer.ts';
import { type Bytes, linesOf, piecesOf, unpacked } from './bytes.ts';
import { sha256 } from './digest.ts';

/** Why a file is not the whole export. */
export type ExportErrorCode =
  /** The download was answered with an error status. */
  | 'NOT_DOWNLOADED'
  /** The file ends too early or is damaged. Download what is missing, or the whole file again. */
  | 'INCOMPLETE'
  /** The lines are not those that the export was made of. Download the file again. */
  | 'ALTERED';

/** Why a file is not the whole export. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
  /** What is wrong; programs decide by it. */
  readonly code: ExportErrorCode;

  constructor(code: ExportErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
  }
}

/** A line of an export that was begun without a selection. */
export interface ExportLine<Node = unknown> {
  /** Kind of the record, like `EXHIBITOR`. */
  readonly type: string;
  readonly recordId: string;
  /** The record with all fields that a copy needs; null where it could not be read. */
  readonly object: Node | null;
  /** What could not be read of the record; missing where everything was. */
  readonly errors?: readonly unknown[];
}

/** A file as it arrives: the answer of `fetch(downloadUrl)`, or the bytes of a saved file, such as a stream of `node:fs`. */
export type ExportSource = Response | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** How many records the file has, and the SHA-256 of their lines. */
interface Totals {
  records: number;
  sha256: string;
}

async function* copied(source: AsyncIterable<Uint8Array>): AsyncGenerator<Bytes> {
  for await (const piece of source) yield new Uint8Array(piece);
}

function open(source: ExportSource): AsyncGenerator<Bytes> {
  if (source instanceof ReadableStream) return piecesOf(source);
  if (!(source instanceof Response)) return copied(source);
  if (source.ok && source.body) return piecesOf(source.body);
  throw new ExportError('NOT_DOWNLOADED', `The download was answered with ${source.status}`);
}

/** The totals that the last line has; undefined for another line. */
function totalsIn(line: Bytes): Totals | undefined {
  const value = parsed(new TextDecoder().decode(line));
  const end = isFields(value) ? value['end'] : undefined;
  if (!isFields(end)) return undefined;
  const { records, sha256: digest } = end;
  return typeof records === 'number' && isText(digest) ? { records, sha256: digest } : undefined;
}

/** The lines of a file. @throws ExportError where it cannot be read to its end */
async function* readLines(source: ExportSource): AsyncGenerator<Bytes> {
  const pieces = open(source);
  try {
    yield* linesOf(unpacked(pieces));
  } catch (cause) {
    throw new ExportError('INCOMPLETE', 'The file breaks off or is damaged', cause);
  }
}

/** The export's selection says what its lines look like: they are not looked through again. */
const isLine = <Line>(value: unknown): value is Line => isFields(value);

function lineIn<Line>(bytes: Bytes): Line {
  const value = parsed(new TextDecoder().decode(bytes));
  if (isLine<Line>(value)) return value;
  throw new ExportError('ALTERED', 'The file has a line that is no JSON object');
}

/**
 * Reads the file of an export line by line and checks that it is whole: the number of its records and their SHA-256 against
 * the file's last line and, of a download, against the headers `export-records` and `export-sha256`. It hands lines over
 * before it has seen the last one: keep what you have written only once the loop has ended without an error.
 *
 * @typeParam Line what a line has, if the export was begun with a selection
 * @throws ExportError where the file is not the whole export
 */
export async function* readExport<Line = ExportLine>(source: ExportSource): AsyncGenerator<Line> {
  const digest = sha256();
  let records = 0;
  let last: Bytes | undefined;
  for await (const line of readLines(source)) {
    if (last) {
      digest.add(last);
      records += 1;
      yield lineIn<Line>(last);
    }
    last = line;
  }
  const stated = last && totalsIn(last);
  if (!stated)
    throw new ExportError('INCOMPLETE', `The file ends after ${records} records, without its last line`);
  const found: Totals = { records, sha256: await digest.hex() };
  const headers = source instanceof Response ? source.headers : new Headers();
  const isWhole =
    found.records === stated.records &&
    found.sha256 === stated.sha256 &&
    found.sha256 === (headers.get('export-sha256') ?? found.sha256) &&
    String(found.records) === (headers.get('export-records') ?? String(found.records));
  if (!isWhole) {
    throw new ExportError(
      'ALTERED',
      `The file has ${records} records instead of ${stated.records}, or other ones`,
    );
  }
}
