import british from 'american-british-english-translator/data/british_spellings.json' with { type: 'json' };

/** American spellings by British ones, inflected forms included. */
const american = new Map(Object.entries(british));

/** Words of the trade that the dictionary lacks, and compounds. */
const ofTheTrade: readonly (readonly [RegExp, string])[] = [
  [/^aluminium/, 'aluminum'],
  [/fibre/, 'fiber'],
  [/metre(?=s?$)/, 'meter'],
  [/^sulph/, 'sulf'],
  [/^gage(?=[sd]?$)/, 'gauge'],
  [/^gaging$/, 'gauging'],
  [/^(polymer|vulcan|plastic|galvan|stabil|crystal|metall|ion|pressur)is(?=e|ing|ation)/, '$1iz'],
];

/**
 * The American spelling of a word, the one that both sides of a search are compared by.
 * @param word folded, lower case
 */
export const spellingOf = (word: string): string =>
  american.get(word) ?? ofTheTrade.reduce((text, [from, to]) => text.replace(from, to), word);

/** How German writes ä, ö and ü without their marks: in front of a consonant, behind no vowel. */
const UMLAUT = /(?<![aeiouq])([aou])e(?=[b-df-hj-np-tv-xz])/g;

/** The database leaves these out. */
const stopWords = new Set(['does', 'doesn']);

/**
 * A word as it is once its marks are gone, where an e seems to stand for them: 'mueller' → 'muller'. Words of other
 * languages change too ('fuel' → 'ful'), so that this is looked for besides the word and never in its place.
 */
export const withoutUmlautE = (word: string): string =>
  word.length < 4 || stopWords.has(word) ? word : word.replace(UMLAUT, '$1');
