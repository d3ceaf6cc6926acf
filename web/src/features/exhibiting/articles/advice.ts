/** Recommended length of a manuscript, words, and number of pictures (EXH-072, CONST-039). */
export const ADVICE = { words: { from: 800, to: 1200 }, pictures: { from: 4, to: 6 } };
