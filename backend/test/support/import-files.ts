import type { useService } from './service.ts';
import { contentType, multipart } from './uploads.ts';

export const HEADS = ['公司名称', 'Company name', 'Country', '分类', 'Booth', 'Area', 'E-mail', 'Mobile'];

/** A right line of a list of exhibitors; no two have anything in common. */
export const lineOf = (number: number, mark = ''): string[] => [
  ...[`导入电缆${mark}${number}有限公司`, `Imported Cable ${mark}${number} Ltd`, 'Germany', '1'],
  ...[`Z9-${mark}${number}`, '36', `import-${mark}${number}@cable.example`, ''],
];

/** A file of separated values. */
export const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n'));

/** What the service says to a file. */
interface Sent<T> {
  status: number;
  code: number;
  message: string;
  field?: string;
  result: T;
}

/** Sends a file of exhibitors in as somebody of the staff. */
export async function sendImport<T>(
  service: ReturnType<typeof useService>,
  {
    token,
    content,
    name = 'exhibitors.csv',
    language = 'EN',
    encoding,
    call = '',
  }: {
    token?: string;
    content: Buffer;
    name?: string;
    language?: string;
    encoding?: string;
    /** What follows the address of the call. */
    call?: string;
  },
): Promise<Sent<T>> {
  const answer = await service.app().inject({
    method: 'POST',
    url: `/organiser/exhibitor-imports${call}${encoding === undefined ? '' : `?encoding=${encoding}`}`,
    headers: { 'content-type': contentType, language, ...(token === undefined ? {} : { token }) },
    payload: multipart({ fileName: name, content }),
  });
  return { status: answer.statusCode, ...answer.json<Omit<Sent<T>, 'status'>>() };
}
