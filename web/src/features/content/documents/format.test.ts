import { describe, expect, it } from 'vitest';
import { formatOf } from './format';

describe('formatOf', () => {
  it.each([
    ['/files/a-cn.html', 'documents.format.page'],
    ['/files/list.CSV?v=2', 'documents.format.sheet'],
    ['https://example.org/a.b/manual.pdf#page=2', 'documents.format.pdf'],
    ['https://example.org', undefined],
    ['https://example.org/issue/5', undefined],
  ])('%s', (url, format) => {
    expect(formatOf(url)).toBe(format);
  });
});
