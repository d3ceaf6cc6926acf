import type { Bilingual } from '../records.ts';

/** Chinese, English. */
export type Pair = readonly [cn: string, en: string];

/** Values for `{name}` in a template; 'a~b' means a in Chinese and b in English. */
export type Slots = Readonly<Record<string, string>>;

export type Side = 'cn' | 'en';

/** Fills one side of a template. An unknown slot is a mistake in the vocabulary and fails at once. */
export function fillSide(template: string, slots: Slots, side: Side): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${template}"`);
    const [cn = '', en = cn] = value.split('~');
    return side === 'cn' ? cn : en;
  });
  return side === 'cn' ? spaced(filled) : filled;
}

/** A thin line between Chinese and Latin: one space, which a value put into a template may lack. */
function spaced(text: string): string {
  return text
    .replace(/([\u4e00-\u9fff])([A-Za-z0-9Φ±])/g, '$1 $2')
    .replace(/([A-Za-z0-9°²³%Ω])([\u4e00-\u9fff])/g, '$1 $2');
}

/** A title inside an English sentence; abbreviations such as XLPE or Cat.6A keep their capitals. */
export function decapitalised(text: string): string {
  return /^(?!Cat\.)[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Fills both sides of a template. */
export function fill(pair: Pair, slots: Slots = {}): Bilingual {
  const en = fillSide(pair[1], slots, 'en');
  return { cn: fillSide(pair[0], slots, 'cn'), en: en.charAt(0).toUpperCase() + en.slice(1) };
}

/** Joins sentences: Chinese needs no space between them. */
export function joinSentences(sentences: readonly Bilingual[]): Bilingual {
  return { cn: sentences.map((s) => s.cn).join(''), en: sentences.map((s) => s.en).join(' ') };
}

/** Joins paragraphs as plain text. */
export function joinLines(lines: readonly Bilingual[], separator = '\n'): Bilingual {
  return { cn: lines.map((s) => s.cn).join(separator), en: lines.map((s) => s.en).join(separator) };
}
