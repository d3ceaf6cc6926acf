import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { ExhibitImport } from '../src/modules/exhibiting/exhibit-import/contract.ts';
import type { VisitGroup } from '../src/modules/groups/contract.ts';
import type { ExhibitorImport } from '../src/modules/organiser/exhibitor-import/contract.ts';
import { writeArchive } from '../src/spreadsheets/zip.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { sendImport } from './support/import-files.ts';
import { required } from './support/required.ts';
import { picture } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { contentType, multipart } from './support/uploads.ts';

describe('a blank form filled in with its own examples', () => {
  const service = useService();

  /** The form's list with its examples in so many lines. */
  async function filled(
    url: string,
    token: string,
    change = (examples: string[], _at: number) => examples,
    lines = 1,
  ) {
    const answer = await service.app().inject({ url, headers: { token } });
    expect(answer.statusCode).toBe(200);
    const heads = required((await readSheet(answer.rawPayload, 1))[0]).map(String);
    const instructions = await readSheet(answer.rawPayload, 2);
    const examples = heads.map((_, at) => String(instructions[at + 1]?.[2] ?? ''));
    expect(examples.filter((example) => example === '')).toEqual([]);
    const rows = [heads, ...Array.from({ length: lines }, (_, at) => change(examples, at))];
    const data = rows.map((row) => row.map((value) => ({ value })));
    return { examples, file: Buffer.from(await writeExcelFile([{ sheet: 'A', data }]).toBuffer()) };
  }
  async function send<Result>(url: string, token: string, content: Buffer, fileName: string) {
    const response = await service.app().inject({
      method: 'POST',
      url,
      headers: { 'content-type': contentType, language: 'EN', token },
      payload: multipart({ fileName, content }),
    });
    return response.json<{ result: Result }>().result;
  }

  it('is right for exhibits', async () => {
    const { token } = await companyOf(service);
    const { examples, file } = await filled('/files/exhibiting/exhibit-list.xlsx', token);
    const archive = writeArchive(
      new Map([
        ['list.xlsx', file],
        [required(examples.at(-1)), await picture(300, 200).jpeg().toBuffer()],
      ]),
    );
    const result = await send<ExhibitImport>('/app/exhibiting/exhibits/imports', token, archive, 'list.zip');
    expect(result).toMatchObject({ problems: [], validCount: 1 });
  });

  it('is right for a group', async () => {
    const { token } = await signedIn(service);
    // Each person has a mobile number of their own.
    const { file } = await filled(
      '/files/groups/group-list.xlsx',
      token,
      (examples, at) => examples.map((example) => (/^1\d{10}$/.test(example) ? `1380013800${at}` : example)),
      5,
    );
    const result = await send<VisitGroup>('/app/visitor/groups', token, file, 'list.xlsx');
    expect(result).toMatchObject({ problems: [], personCount: 5 });
  });

  it('is right for exhibitors', async () => {
    const { token } = await staffMember(service, 'administrator');
    const { file } = await filled('/files/organiser/exhibitors.xlsx', token);
    const { result } = await sendImport<ExhibitorImport>(service, { token, content: file, language: 'EN' });
    const checked = await service.call<ExhibitorImport>(
      'PUT',
      `/organiser/exhibitor-imports/${result.id}/mapping`,
      {
        token,
        language: 'EN',
        body: {
          fields: result.fields.flatMap(({ key, column }) => (column === null ? [] : [{ key, column }])),
        },
      },
    );
    expect(checked.result).toMatchObject({ state: 'checked', goodCount: 1, problems: [] });
  });
});
