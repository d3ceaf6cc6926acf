export { dictionaryCollection } from './collection.ts';
export { DictionaryEntry, entriesOf, entryRecords, wordsOf, type Entry, type Words } from './dictionary.ts';
