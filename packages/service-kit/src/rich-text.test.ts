import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { richTextRules } from './rich-text.ts';

const clean = (html: string) => sanitizeHtml(html, richTextRules);

describe('the rules of rich text', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)>', '<img src="x" alt="" loading="lazy" decoding="async" />'],
    ['<img alt="without an address">', ''],
    ['<img src="data:image/png;base64,AA">', ''],
    ['<iframe src="https://evil.example">text</iframe>', 'text'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<p style="position:fixed" class="x" id="root" onclick="alert(1)">p</p>', '<p>p</p>'],
  ])('take out of %s what could run or lead astray', (html, rest) => {
    expect(clean(html)).toBe(rest);
  });

  it('keep structure, fit headings to the page, and open other sites apart', () => {
    expect(clean('<h1>A</h1><h6>B</h6><ol start="3"><li>c</li></ol><td colspan="2">d</td>')).toBe(
      '<h2>A</h2><h4>B</h4><ol start="3"><li>c</li></ol><td colspan="2">d</td>',
    );
    expect(clean('<a href="/d/about">here</a><a href="https://cru.org">there</a>')).toBe(
      '<a href="/d/about">here</a><a href="https://cru.org" target="_blank" rel="noopener noreferrer">there</a>',
    );
  });
});
