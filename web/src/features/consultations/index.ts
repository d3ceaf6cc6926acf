export { AskButton, type Subject } from './ask/ask-button';
export { FinishAsking } from './ask/finish-asking';
export { ASK } from './ask/subject';
