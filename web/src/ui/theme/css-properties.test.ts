import { allCssProperties, isCssProperty as isInWhole } from '@pandacss/is-valid-prop';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { base } from './base';
import { isCssProperty } from './css-properties';

const src = join(import.meta.dirname, '../..');
const chakra = join(dirname(fileURLToPath(import.meta.resolve('@chakra-ui/react'))), 'components');
/** Components of Chakra that the site uses, besides its factory. */
const layout = /^(aspect-ratio|box|center|flex|grid|stack)\b.*\.js$/;

const codeIn = (folder: string, isRead: (file: string) => boolean): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isRead)
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const code = [
  ...codeIn(
    src,
    (file) => /\.tsx?$/.test(file) && !/generated|message-ids|\.test\.|(base|css-properties)\.ts$/.test(file),
  ),
  ...codeIn(chakra, (file) => layout.test(file)),
].join('\n');

const withEntry = new Set(
  Object.entries(base.utilities ?? {}).flatMap(([name, { shorthand }]) => [
    name,
    ...[shorthand ?? []].flat(),
  ]),
);

/** Written as a prop (`opacity=`), in an object (`opacity:`) or alone (`truncate`). */
const isUsed = (name: string) =>
  new RegExp(String.raw`(?<![\w.'"/-])['"]?${name}['"]?\s*([=:]|,$)|\s${name}(\s*/?>|\n)`, 'm').test(code);

describe('the properties of CSS that Chakra knows here', () => {
  it('are all that the site and the components it uses write', () => {
    const missing = allCssProperties.filter(
      (name) => name !== '' && !withEntry.has(name) && !isCssProperty(name),
    );
    expect(missing).toContain('borderSpacing');
    expect(missing.filter(isUsed)).toEqual([]);
  });

  it('are taken as Chakra takes them', () => {
    for (const prop of [
      '--gutter',
      '&[data-aside]',
      '@media print',
      'opacity',
      'onClick',
      'href',
      'aria-label',
    ])
      expect([prop, isCssProperty(prop)]).toEqual([prop, isInWhole(prop)]);
  });
});
