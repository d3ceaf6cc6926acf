import { describe, expect, it } from 'vitest';
import { sanitiseForeignText, sanitiseRichText } from './sanitise.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="javascript:alert(1)">a</a>',
  '<p style="position:fixed" onclick="alert(1)">p</p>',
];

describe('rich text on its way in', () => {
  it.each(hostile)('nothing of %s can run or lead astray', { tags: ['PUB-026', 'DESIGN-038'] }, (html) => {
    const clean = sanitiseRichText(`<p>before</p>${html}`);
    expect(clean).toContain('<p>before</p>');
    expect(clean).not.toMatch(
      /<(script|style|iframe|svg|math|form|input|object|embed|base|meta|noscript)|\son\w+=|javascript:|data:|style=|class=|id=|href="\/\//i,
    );
  });

  it('cleaning twice changes nothing', () => {
    const html = '<h1>Title</h1><p>A &amp; <a href="https://cru.org">B</a><img src="/files/a.svg"></p>';
    expect(sanitiseRichText(sanitiseRichText(html))).toBe(sanitiseRichText(html));
  });

  it.each(['<b>', '<a href=x>', '<blockquote>', '<x>', '<B CLASS="y">'])(
    'refuses %s inside itself ten thousand times before it is read',
    (tag) => {
      const deep = tag.repeat(Math.floor(240_000 / tag.length));
      for (const read of [() => sanitiseRichText(deep), () => sanitiseForeignText(deep, () => true)]) {
        expect(read).toThrow('The text is nested too deeply');
      }
    },
  );

  it('takes long texts whose paragraphs, lines and cells have no ends', () => {
    const rows = '<tr><td>a<td>b'.repeat(2000);
    expect(sanitiseRichText('<p>x'.repeat(2000))).toContain('<p>x</p>');
    expect(sanitiseRichText(`<ul>${'<li>x'.repeat(2000)}</ul>`)).toContain('<li>x</li>');
    expect(sanitiseRichText(`<table>${rows}</table>`)).toContain('<td>b</td>');
    expect(sanitiseRichText('<p><b>x</b><br><img src="/files/a.png"></p>'.repeat(500))).toContain('<b>x</b>');
  });
});
