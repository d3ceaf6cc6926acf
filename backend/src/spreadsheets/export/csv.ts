import { CSV_MARK, csvLines } from '../../http/csv.ts';
import type { ExportTable } from './list.ts';

/** A list as CSV (RFC 4180, UTF-8 with its mark), in parts that are made as they are asked for. */
export async function* csvParts({ heads, pages }: ExportTable): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_MARK + csvLines([heads.map(({ text }) => text)]));
  for await (const rows of pages) yield Buffer.from(csvLines(rows.map((row) => row.map(String))));
}
