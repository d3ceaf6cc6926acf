const word = String.raw`(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+`;
const UNITS = new RegExp(String.raw`\p{Script=Han}|${word}(?:['’.,-]${word})*`, 'gu');

/** Words as word processors count them: every Chinese character is one, and every word of other scripts. */
export const countWords = (text: string): number => text.match(UNITS)?.length ?? 0;
