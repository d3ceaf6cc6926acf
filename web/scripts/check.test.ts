import { describe, expect, it } from 'vitest';
import { checkMessages, usedKeys } from './check.ts';
import {
  bundleOfText,
  type MessageFolder,
  readMessageFolders,
  readSources,
  repeatedKeys,
} from './messages.ts';
import { checkSentences, wrongSentences } from './sentences.ts';

const folder = (zh: Record<string, string>, en: Record<string, string>): MessageFolder[] => [
  { owner: 'features/a', prefix: 'a', bundle: 'a', texts: { zh, en } },
];
const source = [{ text: "t('a.x')" }];

describe('message check', () => {
  it(
    'every label of the site exists in both languages, is used, and takes the same values',
    { tags: ['SHELL-087'] },
    () => {
      expect(checkMessages(readMessageFolders(), readSources())).toEqual([]);
    },
  );

  it('finds a missing language', { tags: ['SHELL-087'] }, () => {
    expect(checkMessages(folder({ 'a.x': '甲' }, {}), source)).toEqual(['features/a: a.x: missing in en']);
  });

  it('finds different placeholders, unused keys, wrong prefixes and Chinese in English', () => {
    expect(checkMessages(folder({ 'a.x': '{n} 个' }, { 'a.x': '{count}' }), source)[0]).toContain(
      'placeholders differ',
    );
    expect(checkMessages(folder({ 'a.y': '乙' }, { 'a.y': 'B' }), source)[0]).toContain('no source names it');
    expect(checkMessages(folder({ 'b.x': '乙' }, { 'b.x': 'B' }), [{ text: "'b.x'" }])[0]).toContain(
      'must start with',
    );
    expect(checkMessages(folder({ 'a.x': '甲' }, { 'a.x': '甲' }), source)[0]).toContain(
      'Chinese characters',
    );
    expect(checkMessages(folder({ 'a.x': '{n' }, { 'a.x': 'A' }), source)[0]).toContain('not valid ICU');
  });

  it('finds a key that a file has twice', () => {
    expect(repeatedKeys('{\n  "a.x": "A",\n  "a.y": "B",\n  "a.x": "C"\n}')).toEqual(['a.x']);
    expect(repeatedKeys('{\n  "a.x": "\\"a.x\\": A",\n  "a.y": "B"\n}')).toEqual([]);
  });

  it('knows keys that are put together from a template', () => {
    const keys = ['a.kind.one', 'a.kind.two.title', 'a.other'];
    expect([...usedKeys(keys, [{ text: 't(`a.kind.${kind}`)' }])]).toEqual(['a.kind.one']);
    expect([...usedKeys(keys, [{ text: 't(`a.kind.${kind}.title`)' }])]).toEqual(['a.kind.two.title']);
  });

  it('refuses a second word for a term, in either language', () => {
    const problems = checkMessages(
      folder(
        { 'a.one': '联系组委会', 'a.two': '联系主办方' },
        { 'a.one': 'Your email', 'a.two': 'Your e-mail address, at your stand' },
      ),
      [{ text: "t('a.one') t('a.two')" }],
    );
    expect(problems).toEqual([
      'features/a: a.one: says "组委会" for "主办方" in zh',
      'features/a: a.one: says "email" for "e-mail" in en',
      'features/a: a.two: says "your stand" for "booth" in en',
    ]);
  });

  it('refuses “exhibit” on public pages alone', () => {
    const source = [{ text: "t('search.x') t('exhibits.x')" }];
    const of = (prefix: string): MessageFolder => ({
      owner: `features/${prefix}`,
      prefix,
      bundle: prefix,
      texts: { zh: { [`${prefix}.x`]: '全部展品' }, en: { [`${prefix}.x`]: 'All exhibits' } },
    });
    expect(checkMessages([of('exhibits')], source)).toEqual([]);
    expect(checkMessages([of('search')], source)).toEqual([
      'features/search: search.x: says "展品" for "产品" in zh',
      'features/search: search.x: says "exhibits" for "products" in en',
    ]);
  });

  it('the servers’ sentences use the same terms', () => {
    expect(checkSentences()).toEqual([]);
    expect(wrongSentences("{ ZH: '请联系组委会', EN: 'The mailbox format is incorrect' }")).toEqual([
      '请联系组委会: says "组委会" for "主办方" in zh',
    ]);
    expect(wrongSentences('{ ZH: `还有 ${n} 项`, EN: `Your email ${n}` }')).toEqual([
      'Your email {value}: says "email" for "e-mail" in en',
    ]);
  });

  it('a panel’s name in the menu travels with the frame that shows it, its other texts with its code', () => {
    const of = (owner: string, key: string) => {
      const found = readMessageFolders().find((candidate) => candidate.owner === owner);
      return found && bundleOfText(found, key);
    };
    expect(of('features/exhibiting/badges', 'badges.menu')).toBe('centre');
    expect(of('features/exhibiting/badges', 'badges.menu.lead')).toBe('centre');
    expect(of('features/exhibiting/badges', 'badges.add')).toBe('badges');
    expect(of('features/organiser/reviews', 'reviews.menu')).toBe('console');
    expect(of('features/content/news', 'news.menu')).toBe('news');
  });
});
