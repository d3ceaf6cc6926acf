export { ListFileField } from './list-file-field';
export { ListProblems } from './list-problems';
export { ListReport, MissingList } from './list-report';
export { ListStep } from './list-step';
