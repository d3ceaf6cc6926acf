import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { languages, type MessageFolder } from './messages.ts';
import { wrongTerms } from './terms.ts';

/** Names with their kinds, e.g. `count:plural`, so that a number in one language is not a word in the other. */
export function placeholders(elements: MessageFormatElement[], into = new Set<string>()): Set<string> {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.tag:
        into.add(`<${element.value}>`);
        placeholders(element.children, into);
        break;
      case TYPE.plural:
      case TYPE.select:
        into.add(element.value);
        for (const option of Object.values(element.options)) placeholders(option.value, into);
        break;
      default:
        into.add(element.value);
    }
  }
  return into;
}

/** Chinese characters in an English text are nearly always a forgotten translation. */
const han = /\p{Script=Han}/u;
/** Names of languages stand in their own script in both. */
const ownScript = /\.language\./;

/** Keys that the sources name: literally, or by a template such as `category.${code}`. */
export function usedKeys(keys: string[], sources: { text: string }[]): Set<string> {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { text } of sources) {
    for (const match of text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)) literals.add(match[1] ?? '');
    for (const match of text.matchAll(
      /`([\w.-]+\.(?:[\w.-]|\$\{[^}`]+\})*\$\{[^}`]+\}(?:[\w.-]|\$\{[^}`]+\})*)`/g,
    )) {
      const source = (match[1] ?? '').replace(/\./g, '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+');
      patterns.push(new RegExp(`^${source}$`));
    }
  }
  return new Set(keys.filter((key) => literals.has(key) || patterns.some((pattern) => pattern.test(key))));
}

export function checkMessages(folders: MessageFolder[], sources: { text: string }[]): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { owner, prefix, texts } of folders) {
    const keys = [...new Set(languages.flatMap((language) => Object.keys(texts[language])))];
    for (const key of keys) {
      const found: string[] = [];
      const { zh, en } = { zh: texts.zh[key], en: texts.en[key] };
      const at = `${owner}: ${key}`;
      if (!key.startsWith(`${prefix}.`)) problems.push(`${at}: must start with "${prefix}."`);
      const other = seen.get(key);
      if (other) problems.push(`${at}: also in ${other}`);
      seen.set(key, owner);
      for (const language of languages) {
        const text = texts[language][key];
        if (text === undefined || text.trim() === '') problems.push(`${at}: missing in ${language}`);
        else {
          for (const wrong of wrongTerms(language, text, key))
            problems.push(`${at}: ${wrong} in ${language}`);
          try {
            found.push([...placeholders(parse(text))].sort().join(' '));
          } catch (error) {
            problems.push(`${at}: not valid ICU in ${language} (${String(error)})`);
          }
        }
      }
      if (found.length === 2 && found[0] !== found[1]) {
        problems.push(`${at}: placeholders differ (zh: ${found[0] || 'none'}; en: ${found[1] || 'none'})`);
      }
      if (zh !== undefined && en !== undefined && !ownScript.test(key) && han.test(en)) {
        problems.push(`${at}: Chinese characters in the English text`);
      }
    }
  }
  const used = usedKeys([...seen.keys()], sources);
  for (const [key, owner] of seen) if (!used.has(key)) problems.push(`${owner}: ${key}: no source names it`);
  return problems;
}
