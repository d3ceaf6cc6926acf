import traditional from 'opencc-js/dict/TSCharacters';

/** Simplified characters by traditional ones, one for one: both sides of a search are folded without their context. */
const simplified = new Map(
  traditional.split('|').map((entry): [string, string] => {
    const [from = '', to = from] = entry.split(' ');
    return [from, to];
  }),
);

const TRADITIONAL = new RegExp(`[${[...simplified.keys()].join('')}]`, 'gu');
const MARKED = /[\u00c0-\u024f\u1e00-\u1eff]\p{M}*|(?<=\p{Script=Latin})\p{M}+/gu;

/** Letters that have no decomposition into a plain letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  þ: 'th',
};

/**
 * A text as searches compare it: half-width, without marks on letters, in simplified characters. Capitals stay.
 * '電纜 Müller ５００' → '电缆 Muller 500'
 */
export const foldCharacters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(TRADITIONAL, (character) => simplified.get(character) ?? character)
    .replace(MARKED, (letter) => {
      const lower = letter.toLowerCase();
      const bare = plain[lower] ?? lower.normalize('NFD').replace(/\p{M}/gu, '');
      return lower === letter ? bare : bare.toUpperCase();
    });
