import { expect, it } from 'vitest';
import { type Cell, emptyCell } from '../cell.ts';
import { readList, textOf, type ListColumn } from './index.ts';

const column = (key: 'a' | 'b' | 'c', isRequired: boolean): ListColumn<'a' | 'b' | 'c'> => ({
  key,
  isRequired,
  width: 10,
  example: '',
  name: { ZH: `列${key}`, EN: `Column ${key}` },
  help: { ZH: '', EN: '' },
});
const columns = [column('a', true), column('b', true), column('c', false)];
const row = (...texts: string[]): Cell[] => texts.map((text) => ({ ...emptyCell, text }));
const told = (...heads: string[]) => {
  const { hasHead, lines, problems } = readList([row(...heads), row('1', '2', '3')], columns);
  return { hasHead, count: lines.length, texts: problems.map(({ text }) => text.EN) };
};

it('refuses a list without a required column as a whole, with the names of what is missing', () => {
  expect(told('Column a', 'Column c')).toEqual({
    hasHead: false,
    count: 0,
    texts: ['The column “Column b” is missing'],
  });
  expect(told('Column a', 'Column b')).toEqual({ hasHead: true, count: 1, texts: [] });
});

it('refuses a list with a column twice as a whole', () => {
  expect(told('Column a', 'Column b', '列a')).toMatchObject({
    count: 0,
    texts: ['The column “Column a” appears twice'],
  });
});

it('explains a cell that one of a line above covers', () => {
  expect(textOf({ ...emptyCell, isCovered: true })).toMatchObject({ EN: expect.stringContaining('merged') });
});
