export { AnswerFiles } from './answer-files';
export { AskedField } from './asked-field';
export { parseFilledIn } from './parse-filled-in';
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
} from './values';
