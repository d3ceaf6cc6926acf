import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { srcDir } from './messages.ts';
import { slim, slimmed } from './slim-libraries.ts';

const code = readdirSync(srcDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(srcDir, file), 'utf8'));

describe('what is left out of libraries', () => {
  it('is nothing that the site asks react-intl for', () => {
    const asked = code.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'react-intl'/g)]);
    const names = asked.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
    expect(names).toContain('FormattedMessage');
    expect(names.filter((name) => /^(Formatted(?!Message)|type Formatted)/.test(name))).toEqual([]);
    expect(code.filter((text) => /intl(\(\))?\.format(?!Message)\w+\(/.test(text))).toEqual([]);
  });

  it('is no link that asks for its page ahead', () => {
    expect(code.filter((text) => /<(Nav)?Link[^>]*\sprefetch=/.test(text))).toEqual([]);
  });

  it('has to be there: a library that has changed stops the build', () => {
    const [first] = slimmed;
    expect(() => first && slim('export function createIntl() {}', first)).toThrow('has nothing like');
  });
});
