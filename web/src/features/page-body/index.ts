export { BodyError } from './body-error';
export { PageBody } from './page-body';
export { useLostAnswer } from './use-lost-answer';
