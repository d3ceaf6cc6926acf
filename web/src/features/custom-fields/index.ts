export { AnswerFiles } from './answer-files';
export { AskedField } from './asked-field';
export {
  answersOf,
  blankForm,
  byControl,
  type FilledIn,
  filesOf,
  type FormFieldRecord,
  MAX_TEXT,
  mistakeIn,
  nameOf,
  type Value,
} from './values';
