export { AnswerFiles } from './answer-files';
export { FormField } from './form-field';
export {
  answersOf,
  type FormFieldRecord,
  MAX_TEXT,
  mistakeIn,
  nameOf,
  type Value,
  type Values,
} from './values';
