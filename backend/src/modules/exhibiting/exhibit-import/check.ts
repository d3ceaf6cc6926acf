import { Refusal } from '../../../http/errors.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { Cell } from '../../../spreadsheets/index.ts';
import { plain, readList, textOf, type ListLine } from '../../../spreadsheets/list/index.ts';
import type { ExhibitBody } from '../exhibits/contract.ts';
import { fingerprintOf, readExhibit, type ExhibitText } from '../exhibits/rules.ts';
import { codesByName, columns, type ColumnKey, type Leaf } from './columns.ts';
import { problems, type Problem } from './problems.ts';
import { isKeyOf } from '../../../objects.ts';

/** Exhibits of one list. */
export const MOST_EXHIBITS = 200;

type Body = Record<ColumnKey, string>;

/** Right for every rule: stands in for what was found wrong, so that the other fields are judged too. */
const right: Body = {
  titleCn: 'X',
  titleEn: 'X',
  classify: '',
  fillTags: '',
  fillTagsEn: '',
  descriptionCn: 'X',
  descriptionEn: 'X',
  imageUrl: 'X',
};

/** An exhibit of the list whose texts are right; its picture is still what the sheet says. */
export interface Listed {
  line: number;
  text: ExhibitText;
  fingerprint: string;
}

export interface Checked {
  listed: Listed[];
  /** Lines that say something, right or wrong. */
  count: number;
  problems: Problem[];
}

const whole = (text: Bilingual): Problem => ({ line: 0, column: null, text });

/** One line, each wrong field of it. */
function readLine(
  { line, cell }: ListLine<ColumnKey>,
  codes: ReadonlyMap<string, ReadonlySet<string>>,
  found: Problem[],
): ExhibitText | undefined {
  const before = found.length;
  let body = { ...right };
  const wrong = (column: ColumnKey, text: Bilingual) => {
    found.push({ line, column, text });
    body = { ...body, [column]: right[column] };
  };
  for (const { key } of columns) {
    const there = cell(key);
    // A column that is not there has been told once.
    if (!there) continue;
    const value = textOf(there);
    if (typeof value !== 'string') wrong(key, value);
    else if (key === 'classify' && value !== '') {
      const [code, another] = codes.get(plain(value)) ?? [];
      if (code === undefined) wrong(key, problems.category);
      else if (another !== undefined) wrong(key, problems.unclearCategory);
      else body = { ...body, classify: code };
    } else if (key === 'imageUrl' && value === '') wrong(key, problems.noPicture);
    else body = { ...body, [key]: value };
  }
  for (;;) {
    try {
      const text = readExhibit(body satisfies ExhibitBody, () => true);
      return found.length === before ? text : undefined;
    } catch (error) {
      const field = error instanceof Refusal ? error.field : undefined;
      // Every turn puts one field right, so the turns have an end.
      if (!(error instanceof Refusal) || !field || !isKeyOf(right, field) || body[field] === right[field])
        throw error;
      wrong(field, error.text);
    }
  }
}

/** The exhibits of a list, or what is wrong where: every wrong field of every line, in the order of the sheet. */
export function checkList(rows: readonly Cell[][], leaves: readonly Leaf[]): Checked {
  const { hasHead, lines, problems: found } = readList(rows, columns);
  const codes = codesByName(leaves);
  const listed: Listed[] = [];
  const first = new Map<string, number>();
  for (const listLine of lines.slice(0, MOST_EXHIBITS)) {
    const text = readLine(listLine, codes, found);
    if (!text) continue;
    const { line } = listLine;
    const fingerprint = fingerprintOf(text);
    const same = first.get(fingerprint);
    if (same !== undefined) found.push({ line, column: null, text: problems.repeated(same) });
    else {
      first.set(fingerprint, line);
      listed.push({ line, text, fingerprint });
    }
  }
  if (lines.length > MOST_EXHIBITS) found.unshift(whole(problems.tooMany(MOST_EXHIBITS)));
  else if (hasHead && lines.length === 0) found.unshift(whole(problems.nothing));
  return { listed, count: lines.length, problems: found };
}
