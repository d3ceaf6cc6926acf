export { choiceOf, headOf, plain, type ListColumn } from './columns.ts';
export type { ListProblem } from './problems.ts';
export { headFinder, readList, textOf, type ListLine } from './read-list.ts';
export { writeListForm } from './write-form.ts';
