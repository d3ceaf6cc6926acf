import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './rich-text.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>body{display:none}</style>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example">a</a>',
  '<p style="position:fixed;inset:0" class="x" id="root">p</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action="https://evil.example"><input name=password></form>',
  '<object data="x.swf"></object><embed src="x.swf"><base href="//evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
];

describe('rich text on its way out', () => {
  it.each(hostile)('nothing of %s can run or lead astray', { tags: ['PUB-026', 'DESIGN-038'] }, (html) => {
    const clean = sanitiseRichText(`<p>before</p>${html}`);
    expect(clean).toContain('<p>before</p>');
    expect(clean).not.toMatch(
      /<(script|style|iframe|svg|math|form|input|object|embed|base|meta|noscript)|\son\w+=|javascript:|data:|style=|class=|id=|href="\/\//i,
    );
  });

  it('keeps structure, links and pictures, and opens other sites apart', () => {
    const html =
      '<h1>Title</h1><p>A <strong>word</strong> and <a href="/d/about">here</a>, <a href="https://cru.org">there</a></p>' +
      '<figure><img src="/files/a.svg" alt="A"></figure><table><tr><td colspan="2">x</td></tr></table>';
    expect(sanitiseRichText(html)).toBe(
      '<h2>Title</h2><p>A <strong>word</strong> and <a href="/d/about">here</a>, ' +
        '<a href="https://cru.org" target="_blank" rel="noopener noreferrer">there</a></p>' +
        '<figure><img src="/files/a.svg" alt="A" loading="lazy" decoding="async" /></figure>' +
        '<table><tr><td colspan="2">x</td></tr></table>',
    );
    expect(sanitiseRichText(sanitiseRichText(html))).toBe(sanitiseRichText(html));
  });
});
