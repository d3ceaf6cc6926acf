import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { ExhibitImport } from '../src/modules/exhibiting/exhibit-import/contract.ts';
import type { VisitGroup } from '../src/modules/groups/contract.ts';
import type { ExhibitorImport } from '../src/modules/organiser/exhibitor-import/contract.ts';
import { readArchive, writeArchive } from '../src/spreadsheets/zip.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { sendImport } from './support/import-files.ts';
import { first, required } from './support/required.ts';
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

  /** Columns of a form's list that have a drop-down list, with what it offers. */
  async function offeredIn(url: string, token: string): Promise<Record<string, string[]>> {
    const { rawPayload } = await service.app().inject({ url, headers: { token } });
    const sheet = 'xl/worksheets/sheet1.xml';
    const limits = { entries: 50, each: 2 ** 21, all: 2 ** 24 };
    const list = required(readArchive(rawPayload, limits, (name) => name === sheet).get(sheet)).toString();
    const heads = required((await readSheet(rawPayload, 1))[0]).map(String);
    const found: Record<string, string[]> = {};
    const places =
      /<dataValidation type="list"[^>]* sqref="(\w)2:\1\d+"><formula1>'([^']*)'!\$C\$2:\$C\$(\d+)</g;
    for (const [, letter = '', from = '', last] of list.matchAll(places)) {
      const head = required(heads[letter.charCodeAt(0) - 'A'.charCodeAt(0)]);
      found[head] = (await readSheet(rawPayload, from)).slice(1, Number(last)).map((row) => String(row[2]));
    }
    return found;
  }

  it('offers the categories of exhibits in a drop-down list', async () => {
    const { token } = await companyOf(service);
    const offered = await offeredIn('/files/exhibiting/exhibit-list.xlsx', token);
    const [head, names] = first(Object.entries(offered));
    expect(head).toContain('Category');
    const { file } = await filled(
      '/files/exhibiting/exhibit-list.xlsx',
      token,
      (examples, at) => [`第${at}件`, `Piece ${at}`, required(names[at]), ...examples.slice(3)],
      Math.min(names.length, 100),
    );
    const archive = writeArchive(
      new Map([
        ['list.xlsx', file],
        ['extruder.jpg', await picture(300, 200).jpeg().toBuffer()],
      ]),
    );
    const result = await send<ExhibitImport>('/app/exhibiting/exhibits/imports', token, archive, 'list.zip');
    expect(names.length).toBeGreaterThan(10);
    expect(result).toMatchObject({ problems: [], validCount: Math.min(names.length, 100) });
  });

  it('offers categories, countries and types of booths in drop-down lists, and takes each of them', async () => {
    const { token } = await staffMember(service, 'administrator');
    const url = '/files/organiser/exhibitors.xlsx';
    const offered = await offeredIn(url, token);
    const lists = Object.values(offered);
    expect(Object.keys(offered).map((head) => head.split(' ')[0])).toEqual(
      expect.arrayContaining(['展商分类', '国家或地区', '展位类型']),
    );
    const lines = Math.max(...lists.map((names) => names.length));
    expect(lines).toBeGreaterThan(200);
    const heads = required((await readSheet((await filled(url, token)).file, 1))[0]).map(String);
    const { file } = await filled(
      url,
      token,
      (_examples, at) =>
        heads.map((head, column) => {
          if (column === 0) return `下拉电缆${at}有限公司`;
          const names = offered[head];
          return names ? required(names[at % names.length]) : '';
        }),
      lines,
    );
    const { result } = await sendImport<ExhibitorImport>(service, { token, content: file, language: 'EN' });
    const fields = result.fields.flatMap(({ key, column }) => (column === null ? [] : [{ key, column }]));
    const checked = await service.call<ExhibitorImport>(
      'PUT',
      `/organiser/exhibitor-imports/${result.id}/mapping`,
      { token, language: 'EN', body: { fields } },
    );
    expect(checked.result).toMatchObject({ goodCount: lines, badCount: 0, problems: [] });
  });

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
