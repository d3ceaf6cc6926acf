export { answersByField, answersInList, readAnswers } from './answers.ts';
export { formChoices, formCollections } from './collections.ts';
export { Form, FormAnswer, MAX_USER_DATA } from './contract.ts';
export { formRefusals } from './messages.ts';
export { answerRecord, formRecord } from './record.ts';
export { findForm, type FormRow } from './store.ts';
export type { StoredAnswer } from './tables.ts';
