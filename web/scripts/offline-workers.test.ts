import { describe, expect, it } from 'vitest';
import { type BuiltFile, filesOf } from './offline-workers.ts';

const chunk = (
  name: string,
  imports: string[],
  facade: string | null = null,
  isEntry = false,
): BuiltFile => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  isEntry,
  isDynamicEntry: !isEntry && facade !== null,
  facadeModuleId: facade,
  imports: imports.map((one) => `assets/${one}.js`),
});
const built: BuiltFile[] = [
  chunk('index-1', ['react-1'], '/site/index.html', true),
  chunk('react-1', []),
  chunk('door-1', ['field-1', 'react-1'], '/site/src/features/door/index.ts'),
  chunk('field-1', ['icon-1']),
  // Each of these needs the other.
  chunk('icon-1', ['field-1']),
  chunk('news-1', ['editor-1'], '/site/src/features/news/index.ts'),
  chunk('editor-1', []),
  { type: 'asset', fileName: 'assets/inter-1.woff2' },
  { type: 'asset', fileName: 'assets/index-1.css' },
];

describe('the files that a worker keeps at once', () => {
  it('are the entry, the parts that it loads, what these import, and the fonts; no other page', () => {
    expect(filesOf(built, [/\/features\/door\/index\.ts$/])).toEqual({
      entry: 'assets/index-1.js',
      files: ['door-1.js', 'field-1.js', 'icon-1.js', 'index-1.js', 'inter-1.woff2', 'react-1.js'].map(
        (name) => `assets/${name}`,
      ),
    });
  });

  it('are refused where a part is not in the build any more', () => {
    expect(() => filesOf(built, [/\/features\/entrance\/index\.ts$/])).toThrow(/entrance/);
  });
});
