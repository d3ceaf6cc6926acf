export { AskButton, type Subject } from './ask/ask-button';
