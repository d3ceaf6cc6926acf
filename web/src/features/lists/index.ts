export { ListFileField } from './list-file-field';
export { ListProblems } from './list-problems';
export { ListReport, MissingList, toneOfReport } from './list-report';
export { ListStep } from './list-step';
export { useListUpload } from './use-list-upload';
