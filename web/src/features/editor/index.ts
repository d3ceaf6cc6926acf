/** The editor of rich text; a large library, so whoever shows it loads it when it is needed. */
export { default } from './rich-editor';
