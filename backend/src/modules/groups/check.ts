import { Refusal } from '../../http/errors.ts';
import type { Bilingual } from '../../http/language.ts';
import type { Cell } from '../../spreadsheets/index.ts';
import { type ListLine, readList, textOf } from '../../spreadsheets/list/index.ts';
import { readPerson, type Person, type VisitorWords } from '../registration/index.ts';
import { codeReader, type CodeReader, type Column, type ColumnKey, columns } from './columns.ts';
import { problems, type Problem } from './problems.ts';
import { isKeyOf } from '../../objects.ts';
import { typedCode, typedPlain } from '../../http/typed-text.ts';

/** People of one list. */
export const MOST_PEOPLE = 1000;

/** Right for every rule: stands in for what was found wrong, so that the other fields are judged too. */
const right: Person = {
  firstName: 'X',
  gender: '1',
  mobileNumber: '13800138000',
  companyName: 'X',
  department: '',
  position: '',
  email: 'x@example.org',
  identityNumber: '00000',
};

/** Somebody of the list, and where. */
export interface Listed {
  line: number;
  person: Person;
}

export interface Checked {
  people: Listed[];
  /** Lines that name somebody, right or wrong. */
  count: number;
  problems: Problem[];
}

const whole = (text: Bilingual): Problem => ({ line: 0, column: null, text });

/** What a cell says for its column, or what is wrong with it. */
function valueOf({ key, isCode }: Column, cell: Cell, read: CodeReader): string | Bilingual {
  const said = textOf(cell);
  if (typeof said !== 'string') return said;
  const text = isCode ? typedPlain(said) : said;
  if (key === 'gender') return text === '' ? '' : (read.genderOf(text) ?? problems.gender);
  if (key === 'position') return read.positionOf(text) ?? problems.position;
  // Blanks and hyphens between digits are how people write numbers.
  return key === 'mobileNumber' ? typedCode(text) : text;
}

/** Reads one line; each wrong field of it is found. */
const lineReader = (words: VisitorWords) => {
  const codes = codeReader(words);
  return ({ line, cell }: ListLine<ColumnKey>, found: Problem[]): Person | undefined => {
    const before = found.length;
    let person = { ...right };
    for (const column of columns) {
      const there = cell(column.key);
      // A column that is not there has been told once.
      if (!there) continue;
      const value = valueOf(column, there, codes);
      if (typeof value === 'string') person = { ...person, [column.key]: value };
      else found.push({ line, column: column.key, text: value });
    }
    for (;;) {
      try {
        const read = readPerson(person, words);
        return found.length === before ? read : undefined;
      } catch (error) {
        const field = error instanceof Refusal ? error.field : undefined;
        // Every turn puts one field right, so the turns have an end.
        if (!(error instanceof Refusal) || !field || !isKeyOf(right, field) || person[field] === right[field])
          throw error;
        found.push({ line, column: field, text: error.text });
        person = { ...person, [field]: right[field] };
      }
    }
  };
};

/**
 * The people of a list, or what is wrong where: every wrong field of every line, in the order of the sheet.
 * @param least people that make a group
 * @param words of the codes that it may say
 */
export function checkList(rows: readonly Cell[][], least: number, words: VisitorWords): Checked {
  const readLine = lineReader(words);
  const { hasHead, lines, problems: found } = readList(rows, columns);
  const people: Listed[] = [];
  const numbers = new Map<string, number>();
  for (const listed of lines.slice(0, MOST_PEOPLE)) {
    const person = readLine(listed, found);
    if (!person) continue;
    const { line, cell } = listed;
    const first = numbers.get(person.mobileNumber);
    if (first === undefined || !cell('mobileNumber')) {
      numbers.set(person.mobileNumber, line);
      people.push({ line, person });
    } else found.push({ line, column: 'mobileNumber', text: problems.repeated(first) });
  }
  const count = lines.length;
  if (count > MOST_PEOPLE) found.unshift(whole(problems.tooMany(MOST_PEOPLE)));
  else if (hasHead && count === 0) found.unshift(whole(problems.nobody));
  else if (hasHead && count < least) found.unshift(whole(problems.tooFew(least)));
  return { people, count, problems: found };
}
